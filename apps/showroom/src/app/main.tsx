import { startTransition, StrictMode, useEffect } from "react";
import { RouterProvider } from "react-router/dom";
import "@showroom/ui/fonts.css";
import "@showroom/ui/global.css";
import { Providers } from "@showroom/web-app/providers";
import { connection, queryClient, tokenStore } from "../shared/api/api.ts";
import { watchUnloadedParts } from "@showroom/web-app/routing/new-release";
import { keepAnswers, readPageData } from "./page-data/page-data.ts";
import { LONGEST_WAIT } from "../timeline/moments.ts";
import { nextTask } from "../timeline/next-task.ts";
import { renewalOfPage } from "../start/take-first-read.ts";
import { repeatEarlyInput } from "../start/repeat-early-input.ts";
import { loadPlaceholder } from "./first-placeholder.tsx";
import { createRoot, hydrateRoot } from "./react-dom-client.ts";
import { startReads, startRouter } from "./router.tsx";

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no #root");

/** The application. Once it works, it repeats what the user did too early. */
function Application({ router }: { router: Router }) {
  useEffect(repeatEarlyInput, []);
  return (
    <Providers connection={connection}>
      <RouterProvider router={router} />
    </Providers>
  );
}

type Router = Awaited<ReturnType<typeof startRouter>>;

/** Resolves when the first page can be rendered. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    router.subscribe((state) => state.initialized && resolve());
  });
}

/** The same, but after a while without it, the router can show its own placeholder. */
async function firstPage(router: Router): Promise<void> {
  const page = initialized(router);
  const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT.firstPage));
  // Without the code of the placeholder that of the server stays.
  await Promise.race([page, patience.then(loadPlaceholder).catch(() => page)]);
}

async function start(root: HTMLElement): Promise<void> {
  const page = readPageData();
  keepAnswers(queryClient, page, tokenStore.read() !== null);
  startReads();
  await nextTask();
  // A step reads nothing without a session. A rendered page is shown meanwhile.
  if (page.rendered === null) await renewalOfPage();
  const router = await startRouter(page.rendered);
  await firstPage(router);
  await nextTask();
  const application = (
    <StrictMode>
      <Application router={router} />
    </StrictMode>
  );
  // As a transition, rendering is cut into pieces between which the browser can respond to input.
  startTransition(() => {
    if (page.rendered === null) createRoot(root).render(application);
    else hydrateRoot(root, application);
  });
}

watchUnloadedParts();
// Rendering is a separate task, so that the browser can respond to input between loading the code and rendering.
setTimeout(() => void start(container), 0);
