declare module "virtual:prop-tables" {
  /** Every prop, by the name of its interface. */
  export const tables: Readonly<
    Record<string, readonly { name: string; type: string; detail: string; required: boolean; description: string }[]>
  >;
}
