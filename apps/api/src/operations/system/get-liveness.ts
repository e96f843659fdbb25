import { getLiveness } from "@showroom/api-contract/endpoints/system";
import { operation } from "../../kernel/operation.ts";

export const getLivenessOperation = operation(getLiveness, async () => ({ status: "ok" as const }));
