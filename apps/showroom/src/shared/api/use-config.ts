import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import { configQuestion } from "./api.ts";
import { useGiven } from "./use-answer.ts";

/** The run-time configuration, which the root route has loaded before anything below it renders. */
export function useConfig(): AppConfig {
  return useGiven(configQuestion);
}
