import type { LoaderFunctionArgs } from "react-router";
import type { SharedView } from "@showroom/api-contract/entities/share-link";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import { sharedViewQuery } from "./share-links.ts";

/** Loads the choices of the share link in the address; null when the link is not valid. */
export function loadShared({ params, context }: LoaderFunctionArgs): Promise<SharedView | null> {
  const connection = context.get(routeConnection);
  return connection.queryClient.fetchQuery(sharedViewQuery(connection, params["token"] ?? ""));
}
