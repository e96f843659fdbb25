/** React's renderer. The bundler evaluates it with the packages instead of with the application (`entry-chunks.ts`). */
export { createRoot, hydrateRoot } from "react-dom/client";
