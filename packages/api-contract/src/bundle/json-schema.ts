import { z } from "zod";
import { bundleSchema } from "./bundle.ts";
import { BUNDLE_UNITS } from "./fields.ts";

const UNIT_WORDS = {
  cents: "Euro cents, VAT included: 1250 is € 12,50.",
  millimetres: "Millimetres: 600 is 60 cm.",
  fraction: "A share: 0.07 is 7%.",
  percent: "A percentage: 21 is 21%.",
} as const;

/** The JSON Schema of `bundle.json` as text, with which editors complete and check the file. */
export function writeJsonSchema(): string {
  const schema = z.toJSONSchema(bundleSchema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const unit = BUNDLE_UNITS.get(zodSchema)?.unit;
      if (unit !== undefined) jsonSchema.description = UNIT_WORDS[unit];
    },
  });
  return `${JSON.stringify({ ...schema, title: "A project of the Digitale Showroom" }, null, 2)}\n`;
}
