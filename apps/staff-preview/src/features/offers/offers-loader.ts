import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { contractTermsQuery } from "../../shared/offers/contract-terms.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";
import { agreedHomesQuery, offersQuery } from "./offers-queries.ts";

export async function loadOffers({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await Promise.all([
    queryClient.fetchQuery({ ...offersQuery(id), staleTime: 0 }),
    queryClient.fetchQuery({ ...agreedHomesQuery(id), staleTime: 0 }),
    queryClient.fetchQuery({ ...contractTermsQuery(id), staleTime: 0 }),
  ]);
  return null;
}
