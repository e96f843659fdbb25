/** Renders routes to HTML, without a browser. */
import { renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { RouteObject } from "react-router";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import { Providers } from "@showroom/web-app/providers";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { createApiConnection } from "@showroom/web-app/session/api-connection";

/** The configuration of a showroom in a test. */
export const CONFIG = {
  productName: "Thuis",
  renderHubUrl: "",
  imageBaseUrl: "/images",
  oauthClientId: "",
  oauthClientSecret: "",
  mapsKey: null,
  errorReportingUrl: null,
  trackingUrl: null,
};

/** The HTML of the routes at a path after loaders failed. `errors`: by id of the route. */
export function showFailedRoutes(
  routes: RouteObject[],
  path: string,
  errors: Readonly<Record<string, unknown>>,
): string {
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: {}, errors: { ...errors } },
  });
  const connection = createApiConnection({ tokenStore: memoryTokenStore(), queryClient: createQueryClient() });
  return renderToString(
    <Providers connection={connection}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

/** The HTML of an element on a page of its own. */
export function showOnPage(element: ReactNode): string {
  const router = createMemoryRouter([{ path: "/", element }]);
  const connection = createApiConnection({ tokenStore: memoryTokenStore(), queryClient: createQueryClient() });
  connection.queryClient.setQueryData(connection.configQuery.queryKey, CONFIG);
  return renderToString(
    <Providers connection={connection}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
