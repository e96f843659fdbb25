declare module "virtual:prop-tables" {
  /** Interfaces and types as they are written, by name. */
  export const types: Readonly<Record<string, string>>;
  /** Every prop, by the name of its interface. */
  export const tables: Readonly<
    Record<string, readonly { name: string; type: string; required: boolean; description: string }[]>
  >;
}
