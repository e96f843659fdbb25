import type { projectChoices } from "../../database/schema/choices.ts";

export type ChoicesRow = typeof projectChoices.$inferSelect;
