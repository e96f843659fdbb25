import { expect, test } from "vitest";
import { ConnectionFailure } from "@showroom/api-client/failures";
import { createQueryClient } from "./create-query-client.ts";
import { fetchOrKnown } from "./fetch-or-known.ts";

const queryKey = ["project"];
const OFFLINE = new ConnectionFailure("offline", null);
const failing = (error: Error) => ({
  queryKey,
  queryFn: async (): Promise<string> => {
    throw error;
  },
  staleTime: 0,
});

test("an earlier answer is used while the server is unreachable, and a new one as soon as it answers", async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, "earlier");
  await expect(fetchOrKnown(client, failing(OFFLINE))).resolves.toBe("earlier");
  await expect(fetchOrKnown(client, { queryKey, queryFn: async () => "new", staleTime: 0 })).resolves.toBe("new");
  client.clear();
});

test("without an earlier answer, and after a refusal, it fails", async () => {
  const client = createQueryClient();
  await expect(fetchOrKnown(client, failing(OFFLINE))).rejects.toBe(OFFLINE);
  client.setQueryData(queryKey, "earlier");
  const refusal = new Error("refused");
  await expect(fetchOrKnown(client, failing(refusal))).rejects.toBe(refusal);
  client.clear();
});
