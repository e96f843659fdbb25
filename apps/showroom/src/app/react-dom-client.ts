/** React's renderer. `entry-chunks.ts` puts this module into the chunk of the packages, so that evaluating the application takes less time. */
export { createRoot, hydrateRoot } from "react-dom/client";
