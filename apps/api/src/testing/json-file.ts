/** A `bundle.json` as an owner uploads it. */
export const jsonFile = (bundle: unknown): File => new File([JSON.stringify(bundle)], "bundle.json");
