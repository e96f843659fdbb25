import { useSuspenseQuery } from "@tanstack/react-query";
import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import { useConnection } from "./connection-context.ts";

/** The run-time configuration. The root route loads it before its child routes render. */
export function useConfig(): AppConfig {
  return useSuspenseQuery(useConnection().configQuery).data;
}
