import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  CATALOGUE_FILE_LIMIT,
  checkCatalogue,
  publishCatalogue,
  revertProjectCatalogue,
} from "@showroom/api-contract/endpoints/catalogue";
import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import { api } from "../../shared/api/api.ts";
import { catalogueTexts as texts } from "./texts.ts";

export type CatalogueChange = EndpointResponse<typeof checkCatalogue>;

export interface ChosenFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** Bytes per call of `fromCodePoint`: browsers limit the number of arguments of a function. */
const CHUNK = 0x8000;

/** @throws Error in Dutch when the file is too large */
async function readFile(file: File): Promise<ChosenFile> {
  if (file.size > CATALOGUE_FILE_LIMIT) throw new Error(texts.tooLarge(CATALOGUE_FILE_LIMIT / 2 ** 20));
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return { fileName: file.name, content: btoa(binary) };
}

/** Checks, publishes and reverts the catalogue of a project. */
export function useCatalogue(projectId: number) {
  const queries = useQueryClient();
  const [checked, setChecked] = useState<ChosenFile | null>(null);
  const params = { projectId };
  const check = useMutation({
    mutationFn: async (file: File): Promise<CatalogueChange> => {
      const chosen = await readFile(file);
      const found = await api.call(checkCatalogue, { params, body: chosen });
      setChecked(found.difference === null ? null : chosen);
      return found;
    },
  });
  // All data on the screen was loaded with the previous catalogue.
  const forget = async (): Promise<void> => {
    await queries.invalidateQueries();
  };
  const publish = useMutation({
    mutationFn: (file: ChosenFile) => api.call(publishCatalogue, { params, body: { ...file, agreed: true } }),
    onSuccess: async ({ published }) => {
      if (!published) return;
      setChecked(null);
      check.reset();
      await forget();
    },
  });
  const preview = useMutation({
    mutationFn: (revision: number) =>
      api.call(revertProjectCatalogue, { params, body: { revision, dryRun: true, agreed: false } }),
  });
  const revert = useMutation({
    mutationFn: (revision: number) =>
      api.call(revertProjectCatalogue, { params, body: { revision, dryRun: false, agreed: true } }),
    onSuccess: forget,
  });
  return { checked, check, publish, preview, revert };
}
