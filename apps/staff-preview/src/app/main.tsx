import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import "@showroom/ui/fonts.css";
import "@showroom/ui/global.css";
import { Providers } from "@showroom/web-app/providers";
import { watchUnloadedParts } from "@showroom/web-app/routing/new-release";
import { connection } from "../shared/api/api.ts";
import { router } from "./router.tsx";

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no #root");

watchUnloadedParts();
createRoot(container).render(
  <StrictMode>
    <Providers connection={connection}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
