import type { CatalogueQuestion } from "@showroom/api-contract/entities/catalogue";

/** Describes a change of an import that may be unintended and needs approval. */
export function writeQuestion(question: CatalogueQuestion): string {
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
