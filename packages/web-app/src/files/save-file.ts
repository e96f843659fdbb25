import { download } from "@showroom/api-client/download";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { keepFile } from "./keep-file.ts";

/** Downloads a file of the server and saves it among the user's downloads. */
export async function saveFile<E extends Endpoint>(...wanted: Parameters<typeof download<E>>): Promise<void> {
  const { content, name } = await download(...wanted);
  keepFile(content, name);
}
