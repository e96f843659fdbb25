import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import { requiredAnswer } from "../queries/required-answer.ts";
import { useConnection } from "./connection-context.ts";

/**
 * The run-time configuration. The root route loads it before its child routes render, and it never changes while the page is open, so no
 * component subscribes to it.
 */
export function useConfig(): AppConfig {
  const { queryClient, configQuery } = useConnection();
  return requiredAnswer(queryClient, configQuery);
}
