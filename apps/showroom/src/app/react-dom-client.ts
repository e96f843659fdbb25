/** React's renderer, in the chunk of the packages (`entry-chunks.ts`). The task that evaluates the application is shorter without it. */
export { createRoot, hydrateRoot } from "react-dom/client";
