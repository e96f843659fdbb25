import type { QuestionSubject } from "@showroom/api-contract/entities/question";

/** What a question is about, in words: the room, or a choice with its room. */
export const subjectWords = ({ room, name }: Pick<QuestionSubject, "room" | "name">): string =>
  name === "" ? room : `${name} (${room})`;
