import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { idParameter } from "./parameters.ts";

export const CATALOGUE_FILE_MEDIA = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
} as const;
/** `zip`: the spreadsheet with its folder of pictures. */
const CATALOGUE_FILE_FORMATS = ["xlsx", "zip"] as const;
export type CatalogueFileFormat = (typeof CATALOGUE_FILE_FORMATS)[number];

const format = z.enum(CATALOGUE_FILE_FORMATS);
const media = [CATALOGUE_FILE_MEDIA.xlsx, CATALOGUE_FILE_MEDIA.zip];

export const downloadTemplate = defineEndpoint({
  name: "catalogue.template",
  summary: "A small project with one of everything, to begin with",
  method: "GET",
  path: "/api/staff/catalogue-template/{format}",
  access: { kind: "staff" },
  params: z.object({ format }),
  status: 200,
  media,
  problems: [],
});

/** Not found for a catalogue from before bundles were kept. */
export const downloadCatalogue = defineEndpoint({
  name: "catalogue.file",
  summary: "The catalogue that is on show, as a file that can be changed and uploaded again",
  method: "GET",
  path: "/api/staff/projects/{projectId}/catalogue/file/{format}",
  access: { kind: "catalogueAdmin" },
  params: z.object({ projectId: idParameter, format }),
  status: 200,
  media,
  problems: [],
});
