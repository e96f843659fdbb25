/** A change of an import that may be unintended and needs approval. */
export type ImportQuestion =
  | { readonly kind: "takes-over"; readonly slug: string; readonly from: string; readonly to: string }
  | { readonly kind: "retires-many"; readonly retired: number; readonly of: number }
  | { readonly kind: "removes-house-types"; readonly names: readonly string[] }
  | { readonly kind: "reuses-organisation"; readonly key: string; readonly name: string; readonly advisors: number };

/** The text of the question. */
export function writeQuestion(question: ImportQuestion): string {
  switch (question.kind) {
    case "takes-over":
      return `The address "${question.slug}" belongs to a project of ${question.from}; this import makes it a project of ${question.to}.`;
    case "retires-many":
      return `This takes ${question.retired} of ${question.of} products out of the range, more than a tenth.`;
    case "removes-house-types":
      return `This removes ${question.names.length === 1 ? "the house type" : "the house types"} ${question.names.map((name) => `"${name}"`).join(", ")}; no buyer has ${question.names.length === 1 ? "it" : "them"}.`;
    case "reuses-organisation":
      return question.advisors === 0
        ? `The organisation "${question.key}" is there already, as ${question.name}; its details become those of this bundle.`
        : `The organisation "${question.key}" is there already, as ${question.name}: its ${question.advisors} ${question.advisors === 1 ? "advisor" : "advisors"} would see this project, and its details become those of this bundle.`;
  }
}
