import { redirect } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { ConnectionFailure } from "@showroom/api-client/failures";
import { getUserByHash } from "@showroom/api-contract/endpoints/users";
import type { User } from "@showroom/domain/model/user";
import { api, connection, session, queryClient, tokenStore, userQuery } from "../../shared/api/api.ts";
import { projectPaths } from "../../pages/links.ts";
import { contentBlockQuery, loadProject } from "../../shared/project/project.ts";
import { isOwnPath } from "@showroom/web-app/routing/own-path";
import { replaceData } from "@showroom/web-app/queries/replace-data";

/** The invited user and their project, if any; null when the invitation is not valid. */
export type Signup = { readonly user: User; readonly slug: string | null } | null;

async function openInvitation(hash: string): Promise<{ accessToken: string | null; redirect: string | null }> {
  try {
    const { access_token, redirect: path } = await api.call(getUserByHash, { params: { hash } });
    return { accessToken: access_token, redirect: path };
  } catch (error) {
    if (error instanceof ConnectionFailure) throw error;
    return { accessToken: null, redirect: null };
  }
}

/** Opens an invitation again for its person, whose token expired. Returns false when it is no longer valid. */
export async function reopenInvitation(hash: string): Promise<boolean> {
  const { accessToken } = await openInvitation(hash);
  if (accessToken !== null) tokenStore.write({ accessToken, refreshToken: null });
  return accessToken !== null;
}

/**
 * Opens an invitation. Redirects a user with a project who approved the terms to that project. An invitation may also name
 * another path within the application to redirect to.
 */
export async function loadSignup({ params }: LoaderFunctionArgs): Promise<Signup> {
  const invitation = await openInvitation(params["userhash"] ?? "");
  if (invitation.accessToken !== null) {
    // The query of the current user must finish first, because its answer would replace the invited user.
    await queryClient.fetchQuery(userQuery).catch(() => {});
    const user = await session.adopt({ accessToken: invitation.accessToken, refreshToken: null });
    replaceData(queryClient, userQuery, user);
    if (user.projectSlug === null && !user.hasApprovedTerms) return { user, slug: null };
    if (user.projectSlug !== null) {
      if (user.hasApprovedTerms) throw redirect(projectPaths.landing(user.projectSlug));
      const project = await loadProject(connection, user.projectSlug);
      await queryClient.fetchQuery(contentBlockQuery(api, project.id, "HOMEPAGE"));
      return { user, slug: project.slug };
    }
  }
  if (invitation.redirect !== null && isOwnPath(invitation.redirect)) throw redirect(invitation.redirect);
  return null;
}
