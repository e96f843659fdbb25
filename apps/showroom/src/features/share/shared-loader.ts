import type { LoaderFunctionArgs } from "react-router";
import type { SharedView } from "@showroom/api-contract/entities/share-link";
import { queryClient } from "../../shared/api/api.ts";
import { sharedViewQuery } from "./share-links.ts";

/** Loads the choices of the share link in the address; null when the link is not valid. */
export function loadShared({ params }: LoaderFunctionArgs): Promise<SharedView | null> {
  return queryClient.fetchQuery(sharedViewQuery(params["token"] ?? ""));
}
