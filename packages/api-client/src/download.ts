import type { Endpoint, EndpointInput } from "@showroom/api-contract/endpoint";
import type { ApiClient, CallOptions } from "./client.ts";
import type { SendInput } from "./transport.ts";

export interface DownloadedFile {
  readonly content: Blob;
  /** The file name that the server suggests, without folders. */
  readonly name: string;
}

/** The file name of a Content-Disposition header: the encoded form of RFC 6266 before the plain one. */
export function fileName(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  const plain = disposition?.match(/filename="?([^";]+)"?/i)?.[1];
  let name = plain;
  try {
    name = encoded === undefined ? plain : decodeURIComponent(encoded);
  } catch {
    // With a broken encoding the plain name is used.
  }
  return name?.split(/[/\\]/).at(-1)?.trim() || null;
}

/** Downloads a file. */
export async function download<E extends Endpoint>(
  client: ApiClient,
  endpoint: E,
  input: EndpointInput<E> & SendInput,
  fallbackName: string,
  options?: CallOptions,
): Promise<DownloadedFile> {
  const response = await client.request(endpoint, input, options);
  return {
    content: await response.blob(),
    name: fileName(response.headers.get("content-disposition")) ?? fallbackName,
  };
}
