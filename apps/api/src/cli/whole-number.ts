import { InvalidArgumentError } from "@commander-js/extra-typings";

/** Reads an option that takes a whole number of at least `least`. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least)
      throw new InvalidArgumentError(`Hier hoort een heel getal van ten minste ${least}.`);
    return value;
  };
