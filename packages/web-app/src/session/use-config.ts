import { useSuspenseQuery } from "@tanstack/react-query";
import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import { useConnection } from "./connection-context.ts";

/** The run-time configuration, which the root route has loaded before anything below it renders. */
export function useConfig(): AppConfig {
  return useSuspenseQuery(useConnection().configQuery).data;
}
