import { createContext, use } from "react";
import type { ApiConnection } from "./api-connection.ts";

export const ConnectionContext = createContext<ApiConnection | null>(null);

/** The application's connection to the API. */
export function useConnection(): ApiConnection {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error("There is no connection outside of Providers");
  return connection;
}
