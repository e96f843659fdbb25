import { formatDate } from "@showroom/domain/format/date";
import type { Project } from "@showroom/domain/model/project";
import { contactTexts as texts } from "./texts.ts";

/** What a project that is out of office says: until when, as far as that is known. */
export function outOfOfficeWords({
  outOfOfficeStart,
  outOfOfficeEnd,
}: Pick<Project, "outOfOfficeStart" | "outOfOfficeEnd">): string {
  const [start, end] = [formatDate(outOfOfficeStart ?? ""), formatDate(outOfOfficeEnd ?? "")];
  return texts.outOfOffice(start, end);
}
