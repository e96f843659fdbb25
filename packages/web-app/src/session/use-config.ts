import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import { useConnection } from "./connection-context.ts";

/**
 * The run-time configuration. The root route loads it before its child routes render, and it never changes while the page is open, so no
 * component subscribes to it.
 */
export function useConfig(): AppConfig {
  const { queryClient, configQuery } = useConnection();
  const config = queryClient.getQueryData(configQuery.queryKey);
  if (config === undefined) throw new Error("The root route has not loaded the configuration");
  return config;
}
