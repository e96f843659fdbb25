import { useState } from "react";
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { editCatalogue, listCatalogueFields } from "@showroom/api-contract/endpoints/edit-catalogue";
import type { CatalogueField, EditSection } from "@showroom/api-contract/entities/catalogue-fields";
import { PASSING } from "@showroom/web-app/queries/create-query-client";
import { api } from "../../../shared/api/api.ts";
import { stagedQuery } from "../catalogue-queries.ts";
import { readUpload } from "../../../shared/files/read-upload.ts";
import { pictureName } from "./picture-name.ts";

export interface Found {
  readonly section: EditSection;
  readonly search: string;
}

export const fieldsQuery = (projectId: number, query: Found) =>
  queryOptions({
    queryKey: ["catalogue-fields", projectId, query.section, query.search],
    queryFn: ({ signal }) => api.call(listCatalogueFields, { params: { projectId }, query }, { signal }),
    staleTime: 10_000,
    ...PASSING,
  });

/** The fields of a section, and what was typed in them. Edits of other sections are kept. */
export function useEdits(projectId: number, found: Found) {
  const queries = useQueryClient();
  const fields = useQuery({ ...fieldsQuery(projectId, found), placeholderData: keepPreviousData });
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(new Map());
  const [pictures, setPictures] = useState<ReadonlyMap<string, File>>(new Map());
  const [version, setVersion] = useState<string | null>(null);
  const check = useMutation({
    mutationFn: async (catalogueVersion: string) =>
      await api.call(editCatalogue, {
        params: { projectId },
        body: {
          revision: fields.data?.revision ?? 0,
          catalogueVersion,
          edits: [...edits].map(([path, value]) => ({ path, value })),
          pictures: [...pictures.values()],
        },
      }),
    onSuccess: () => queries.invalidateQueries(stagedQuery(projectId)),
  });
  const edit = ({ path, value }: CatalogueField, typed: string): void => {
    check.reset();
    const next = new Map(edits);
    if (typed === value) next.delete(path);
    else next.set(path, typed);
    setEdits(next);
  };
  /** Adds a picture; returns the name by which fields name it. */
  const addPicture = async (file: File): Promise<string> => {
    const name = pictureName(file.name);
    const picture = await readUpload(file, { name });
    setPictures((before) => new Map(before).set(name, picture));
    return name;
  };
  const valueOf = ({ path, value }: CatalogueField): string => edits.get(path) ?? value;
  const discard = (): void => {
    setEdits(new Map());
    setPictures(new Map());
    setVersion(null);
    check.reset();
  };
  return {
    fields,
    edits,
    valueOf,
    edit,
    addPicture,
    newFiles: [...pictures.keys()],
    version,
    setVersion,
    check,
    discard,
  };
}

export type Edits = ReturnType<typeof useEdits>;
