import { createContext } from "react-router";
import type { ApiConnection } from "./api-connection.ts";

/** The application's connection to the API, for loaders and middleware of routes. */
export const routeConnection = createContext<ApiConnection>();
