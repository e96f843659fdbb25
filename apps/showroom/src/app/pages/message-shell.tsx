import { isProblem } from "@showroom/api-client/failures";
import { getOwnClosings } from "@showroom/api-contract/endpoints/closings";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { HomeLeftPage } from "../../features/home-left/home-left-page.tsx";
import { NotFoundPage } from "../../features/not-found/not-found-page.tsx";
import { PlainFrame } from "../plain-layout.tsx";

/** A page with its surroundings, for an error that replaces the whole page: not found, or for who has no home in the project any more. */
export function MessageShell({ hasLeft }: { readonly hasLeft: boolean }) {
  return <PlainFrame>{hasLeft ? <HomeLeftPage /> : <NotFoundPage />}</PlainFrame>;
}

/** @throws ApiProblem `home-left` for a former buyer of a project, which the error page explains */
export async function refuseFormerBuyer(
  { api, queryClient, userQuery }: Pick<ApiConnection, "api" | "queryClient" | "userQuery">,
  projectId: number,
): Promise<void> {
  const user = await queryClient.fetchQuery(userQuery);
  if (user.isAnonymous || user.projectId !== null) return;
  try {
    await api.call(getOwnClosings, { params: { projectId } });
  } catch (error) {
    if (isProblem(error, "home-left")) throw error;
  }
}
