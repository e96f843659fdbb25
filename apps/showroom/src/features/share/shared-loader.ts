import type { LoaderFunctionArgs } from "react-router";
import type { SharedView } from "@showroom/api-contract/entities/share-link";
import { queryClient } from "../../shared/api/api.ts";
import { sharedViewQuery } from "./share-links.ts";

/** What the link of the address shows; null when it does not work (any more). */
export function loadShared({ params }: LoaderFunctionArgs): Promise<SharedView | null> {
  return queryClient.fetchQuery(sharedViewQuery(params["token"] ?? ""));
}
