import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import "@showroom/ui/global.css";
import { followReleases } from "./new-release.ts";
import { Providers } from "./providers.tsx";
import { startRouter } from "./router.tsx";

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no #root");

function start(root: HTMLElement): void {
  const router = startRouter();
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

followReleases();
// A task of its own: after so much code the browser first answers whoever touched the page meanwhile.
setTimeout(start, 0, container);
