import { watchProject } from "@showroom/api-contract/endpoints/staff";
import { streamChanges } from "../../accounts/change-stream.ts";
import { operation } from "../../kernel/operation.ts";

export const watchProjectOperation = operation(watchProject, async (call) => streamChanges(call, (change) => change));
