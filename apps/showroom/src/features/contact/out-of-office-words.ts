import { formatDate } from "@showroom/domain/format/date";
import type { Project } from "@showroom/domain/model/project";
import { contactTexts as texts } from "./texts.ts";

/** The out-of-office notice of a project, with the start and end dates that are known. */
export function outOfOfficeWords({
  outOfOfficeStart,
  outOfOfficeEnd,
}: Pick<Project, "outOfOfficeStart" | "outOfOfficeEnd">): string {
  const [start, end] = [formatDate(outOfOfficeStart ?? ""), formatDate(outOfOfficeEnd ?? "")];
  return texts.outOfOffice(start, end);
}
