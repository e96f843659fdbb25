export const extraTexts = {
  label: "Meerprijs",
  /** The chip, and the box. */
  without: "Zonder meerprijs",
  /** Beside the button's label. */
  summaries: { without: "zonder", lowest: "laagste eerst", highest: "hoogste eerst" },
} as const;
