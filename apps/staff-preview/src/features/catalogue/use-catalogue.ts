import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  CATALOGUE_FILE_LIMIT,
  checkCatalogue,
  revertProjectCatalogue,
} from "@showroom/api-contract/endpoints/catalogue";
import { api } from "../../shared/api/api.ts";
import { stagedQuery } from "./catalogue-queries.ts";
import { catalogueTexts as texts } from "./texts.ts";

/** Bytes per call of `fromCodePoint`: browsers limit the number of arguments of a function. */
const CHUNK = 0x8000;

/** @throws Error in Dutch when the file is too large */
async function readFile(file: File): Promise<{ readonly fileName: string; readonly content: string }> {
  if (file.size > CATALOGUE_FILE_LIMIT) throw new Error(texts.tooLarge(CATALOGUE_FILE_LIMIT / 2 ** 20));
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return { fileName: file.name, content: btoa(binary) };
}

/** Checks an uploaded catalogue, and restores an earlier one. */
export function useCatalogue(projectId: number) {
  const queries = useQueryClient();
  const params = { projectId };
  const check = useMutation({
    mutationFn: async (file: File) => await api.call(checkCatalogue, { params, body: await readFile(file) }),
    onSuccess: () => queries.invalidateQueries(stagedQuery(projectId)),
  });
  const difference = useMutation({
    mutationFn: (revision: number) =>
      api.call(revertProjectCatalogue, { params, body: { revision, dryRun: true, agreed: false } }),
  });
  const revert = useMutation({
    mutationFn: (revision: number) =>
      api.call(revertProjectCatalogue, { params, body: { revision, dryRun: false, agreed: true } }),
    // All data on the screen was loaded with the previous catalogue.
    onSuccess: () => queries.invalidateQueries(),
  });
  return { check, difference, revert };
}
