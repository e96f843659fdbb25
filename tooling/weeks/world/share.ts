import { createShareLink } from "@showroom/api-contract/endpoints/share-links";
import { createTestClient } from "../../../apps/api/src/testing/test-client.ts";
import { SLUG } from "./base.ts";
import { PASSWORD } from "./people.ts";
import type { Person } from "./people.ts";
import type { Servers } from "./servers.ts";

/** A buyer makes a link to their choices, which others open. Returns its path. */
export async function shareChoices({ url, database }: Servers, { email }: Person): Promise<string> {
  const { rows } = await database.pool.query<{ id: number }>("select id from projects where slug = $1", [SLUG]);
  const client = createTestClient(url);
  await client.signIn(email, PASSWORD);
  const { body } = await client.call(createShareLink, { params: { projectId: rows[0]?.id ?? 0 } });
  return body.path;
}
