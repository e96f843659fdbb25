/** The part of the parser that is used; the package has no types of its own. */
declare module "saxen" {
  export class Parser {
    /** Attributes are as they stand in the file, with entities. */
    on(
      event: "openTag",
      listener: (
        name: string,
        attributes: () => Readonly<Record<string, string>>,
        decode: (text: string) => string,
      ) => void,
    ): this;
    on(event: "closeTag", listener: (name: string) => void): this;
    on(event: "text", listener: (text: string, decode: (text: string) => string) => void): this;
    parse(xml: string): this;
  }
}
