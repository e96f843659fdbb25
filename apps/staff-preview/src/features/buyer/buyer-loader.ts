import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { isProblem } from "@showroom/api-client/failures";
import { queryClient } from "../../shared/api/api.ts";
import { configurationQuery } from "../../shared/buyers/buyers.ts";
import { loadStaffProject, pageQuery, projectQuery } from "../../shared/projects/projects.ts";
import { buyerPageTexts } from "./texts.ts";

/**
 * Loads a buyer with what they chose; the catalogue that pictures and differences need follows by itself.
 * @throws a 404 route response when the user is not a buyer of the project
 */
export async function loadBuyer({ params }: LoaderFunctionArgs): Promise<{ readonly name: string }> {
  const userId = Number(params["userId"]);
  const { id, slug } = await loadStaffProject(params["slug"]);
  if (!Number.isInteger(userId) || userId < 1) throw data(null, { status: 404 });
  const project = queryClient.ensureQueryData({ ...projectQuery(slug), revalidateIfStale: true });
  const configuration = await queryClient
    .ensureQueryData({ ...configurationQuery(id, userId), revalidateIfStale: true })
    .catch((error: unknown) => {
      throw isProblem(error, "not-found") ? data(null, { status: 404 }) : error;
    });
  await project;
  const { buyer, pages } = configuration;
  if (buyer.houseType) for (const page of pages) void queryClient.prefetchQuery(pageQuery(buyer.houseType.id, page.id));
  return { name: buyerPageTexts.name(buyer.buildNumber, buyer.name || buyer.email) };
}
