import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import "@showroom/ui/global.css";
import { Providers } from "@showroom/web-app/providers";
import { connection } from "../shared/api/api.ts";
import { followReleases } from "./new-release.ts";
import { startRouter } from "./router.tsx";

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no #root");

function start(root: HTMLElement): void {
  const router = startRouter();
  createRoot(root).render(
    <StrictMode>
      <Providers connection={connection}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

followReleases();
// Rendering is a separate task, so that the browser can respond to input between loading the code and rendering.
setTimeout(start, 0, container);
