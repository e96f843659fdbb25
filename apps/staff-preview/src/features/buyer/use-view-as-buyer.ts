import { useMutation } from "@tanstack/react-query";
import { writeViewing } from "@showroom/api-client/viewing";
import { prepareForBuyer, viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import type { StaffConfiguration } from "@showroom/api-contract/entities/staff";
import { api } from "../../shared/api/api.ts";
import { showroomAddress } from "../../shared/paths/paths.ts";
import { buyerPageTexts } from "./texts.ts";

/** Opens the showroom as the buyer sees it, in this tab, to look or to choose in the buyer's place. Leaving it returns to this page. */
export function useViewAsBuyer({ project, buyer }: StaffConfiguration) {
  return useMutation({
    mutationFn: async (kind: "buyer" | "prepare") => {
      const { access_token, expires_in } = await api.call(kind === "prepare" ? prepareForBuyer : viewAsBuyer, {
        params: { projectId: project.id, userId: buyer.userId },
      });
      writeViewing(window.sessionStorage, {
        kind,
        accessToken: access_token,
        endsAt: Date.now() + expires_in * 1000,
        buyer: buyerPageTexts.name(buyer.buildNumber, buyer.name || buyer.email),
        returnTo: window.location.pathname,
      });
      window.location.assign(showroomAddress(project.slug));
    },
  });
}
