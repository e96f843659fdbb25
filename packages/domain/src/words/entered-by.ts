/** Who of the staff entered something in a buyer's place, beside a label. */
export const onBehalfText = (name: string): string => `${name}, namens de koper`;

/** The same as a sentence. */
export const enteredByText = (name: string): string => `Ingevoerd door ${onBehalfText(name)}.`;
