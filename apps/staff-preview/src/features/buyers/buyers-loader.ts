import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "../../shared/api/api.ts";
import { buyersQuery } from "../../shared/buyers/buyers.ts";
import { loadStaffProject } from "../../shared/projects/projects.ts";

/** Opens the page with the cached list and fetches a newer one in the background. */
export async function loadBuyers({ params }: LoaderFunctionArgs): Promise<null> {
  const { id } = await loadStaffProject(params["slug"]);
  await queryClient.ensureQueryData({ ...buyersQuery(id), revalidateIfStale: true });
  return null;
}
