/** That staff entered something in a buyer's place. */
export const enteredByText = (name: string): string => `Ingevoerd door ${name}, namens de koper.`;
