/** Renders routes to HTML, without a browser. */
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { RouteObject } from "react-router";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import { Providers } from "@showroom/web-app/providers";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { createApiConnection } from "@showroom/web-app/session/api-connection";

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
