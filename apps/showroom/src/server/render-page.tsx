/** The showroom's server build: renders the pages that the API sends. The API loads the built module by its path. */
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouter } from "react-router";
import { matchPath, StaticRouterProvider } from "react-router";
import type { RouteObject, StaticHandlerContext, UIMatch } from "react-router";
import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import type { Project } from "@showroom/domain/model/project";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import { HtmlSanitizerContext } from "@showroom/ui/layout/html-content/html-sanitizer";
import { Providers } from "@showroom/web-app/providers";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { pageTitle } from "@showroom/web-app/routing/route-handle";
import type { RouteHandle } from "@showroom/web-app/routing/route-handle";
import { createApiConnection } from "@showroom/web-app/session/api-connection";
import type { ApiConnection } from "@showroom/web-app/session/api-connection";
import { routeConnection } from "@showroom/web-app/session/route-connection";
import { isMissingProject, projectQuery } from "../shared/project/project.ts";
import { publicAnswers } from "../app/page-data/page-data.ts";
import type { RenderedPage } from "../app/page-data/page-data.ts";
import { routes } from "../app/routes.tsx";
import { stepTexts } from "../app/steps/texts.ts";
import { PAGES } from "../pages/pages.ts";
import { pageAt, titleOfStep, typeOfStep } from "../pages/page-at.ts";
import { partRow } from "../pages/steps.ts";
import { PagePlaceholder } from "../placeholder/page-placeholder.tsx";
import { readBuiltFiles } from "./built-files.ts";
import { introductionQuery } from "./introduction-query.ts";
import { pageDocument } from "./page-document.ts";
import { modulesOfPage } from "./page-files.ts";
import { pageHead } from "./page-head.ts";

export interface PageRequest {
  /** Absolute public address of the page. */
  readonly address: string;
  /** Handles API calls without a session. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sanitises HTML of the content editor. */
  readonly sanitizeHtml: (html: string) => string;
}

export interface Page {
  /** HTTP status. */
  readonly status: number;
  readonly html: string;
}

export interface PageRenderer {
  /** @throws Error when the page cannot be rendered; then send the build's plain page. */
  render(request: PageRequest): Promise<Page>;
}

/** A placeholder URL, which must be absolute. The calls never leave the process. */
const API = "http://api.internal";
/** Disables React's streaming of large parts, which needs inline scripts. */
const ONE_PIECE = Number.MAX_SAFE_INTEGER;

async function htmlOf(connection: ApiConnection, { sanitizeHtml }: PageRequest, page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Providers connection={connection}>
      <HtmlSanitizerContext value={sanitizeHtml}>{page}</HtmlSanitizerContext>
    </Providers>,
    {
      progressiveChunkSize: ONE_PIECE,
      // React calls this from a task of its own: an error thrown here would end the process.
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error("The page threw while it was rendered", { cause: errors[0] });
  return html;
}

const uiMatches = ({ matches, loaderData }: StaticHandlerContext): readonly UIMatch[] =>
  matches.map(({ route, pathname, params }) => ({
    id: route.id,
    pathname,
    params,
    data: loaderData[route.id],
    loaderData: loaderData[route.id],
    handle: route.handle as unknown,
  }));

const oauthClientOf = ({ oauthClientId, oauthClientSecret }: AppConfig) => ({
  id: oauthClientId,
  secret: oauthClientSecret,
});

/** The status that the page's own route says. */
const statusOf = ({ matches }: StaticHandlerContext): number =>
  (matches.at(-1)?.route.handle as RouteHandle | undefined)?.status ?? 200;

/**
 * Copies routes. React Router empties the `lazy` of a route when it has loaded it, and a build that is opened again gets
 * the same module with the same routes.
 */
function copyOf(route: RouteObject): RouteObject {
  const copy = { ...route };
  if (typeof copy.lazy === "object") copy.lazy = { ...copy.lazy };
  if (copy.children !== undefined) copy.children = copy.children.map(copyOf);
  return copy;
}

/** Opens the build in a folder. @throws Error when it is not complete */
export async function openPageRenderer(folder: string): Promise<PageRenderer> {
  const files = await readBuiltFiles(folder);
  const handler = createStaticHandler(routes.map(copyOf));

  async function render(request: PageRequest): Promise<Page> {
    const { pathname } = new URL(request.address);
    const found = pageAt(pathname);
    const slug = matchPath("/projects/:slug/*", pathname)?.params.slug;
    const token = matchPath(PAGES.shared.path, pathname)?.params["token"];
    const connection = createApiConnection({
      tokenStore: memoryTokenStore(),
      queryClient: createQueryClient(),
      baseUrl: API,
      fetch: request.fetch,
    });
    const { api, queryClient, configQuery } = connection;
    const publicProject = (): Project | undefined =>
      slug === undefined ? undefined : queryClient.getQueryData(projectQuery(api, slug).queryKey);
    /** The text of a step without a sidebar; null for other pages. */
    const textQuery = () => {
      const project = publicProject();
      return project && found.kind === "step" && found.part === null && found.stepNumber !== null
        ? introductionQuery(api, project.id, found.stepNumber)
        : null;
    };
    const toDocument = (content: string, name: string | null, state: RenderedPage | null): Promise<string> => {
      const project = publicProject();
      const type = found.kind === "step" && project ? typeOfStep(project, found.stepNumber) : null;
      const query = textQuery();
      const text = query && queryClient.getQueryData(query.queryKey);
      const config = queryClient.getQueryData(configQuery.queryKey);
      const picture = found.kind === "step" && found.part !== null ? partRow(found.part).shows : undefined;
      const shows = state !== null ? "page" : (picture ?? (text ? "text" : null));
      return pageDocument(files, {
        head: pageHead(connection, { address: request.address, name, slug, token }),
        content,
        data: { answers: publicAnswers(queryClient), rendered: state },
        start: { projectId: project?.id ?? null, oauthClient: config ? oauthClientOf(config) : null },
        modules: modulesOfPage(found, type),
        shows,
      });
    };

    let status = 200;
    if (found.kind === "page" && found.row.rendered !== "frame") {
      const requestContext = new RouterContextProvider(new Map([[routeConnection, connection]]));
      const context = await handler.query(new Request(request.address), { requestContext });
      if (context instanceof Response) throw new Error(`${pathname} redirects`);
      status = context.statusCode;
      if (status !== 200 && status !== 404) throw Object.values(context.errors ?? {})[0];
      if (status === 200) {
        const router = createStaticRouter(handler.dataRoutes, context);
        const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
        const content = await htmlOf(connection, request, page);
        return {
          status: statusOf(context),
          html: await toDocument(content, pageTitle(uiMatches(context)), { loaderData: context.loaderData }),
        };
      }
    } else {
      await Promise.all([
        queryClient.prefetchQuery(configQuery),
        slug !== undefined && slug !== "signup" && queryClient.prefetchQuery(projectQuery(api, slug)),
      ]);
      if (slug !== undefined && isMissingProject(connection, slug)) status = 404;
      const query = textQuery();
      if (query !== null) await queryClient.prefetchQuery(query);
    }
    // A project that is not found without a session may exist for staff, so the browser loads it.
    const placeholder = (
      <StaticRouter location={pathname}>
        <PagePlaceholder />
      </StaticRouter>
    );
    const project = publicProject();
    const step = found.kind === "step" && project ? titleOfStep(project, found.stepNumber) : null;
    const name = step === null ? null : stepTexts.stepTitle(step);
    return { status, html: await toDocument(await htmlOf(connection, request, placeholder), name, null) };
  }
  return { render };
}
