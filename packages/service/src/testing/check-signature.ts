import type { IncomingMessage } from "node:http";
import { Sha256 } from "@smithy/core/checksum";
import { SignatureV4 } from "@smithy/signature-v4";

export interface Signer {
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** The moment of `x-amz-date`, as `20261123T143000Z`. */
const dateOf = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** Whether a request of S3 has the signature of these keys in its header `Authorization` (AWS Signature Version 4). */
export async function isSigned(request: IncomingMessage, { region, credentials }: Signer): Promise<boolean> {
  const { authorization = "", "x-amz-date": date } = request.headers;
  const [, signedHeaders = ""] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const signingDate = dateOf(String(date));
  if (signedHeaders === "" || Number.isNaN(signingDate.getTime())) return false;
  const [path = "/", query = ""] = (request.url ?? "/").split("?");
  const headers = signedHeaders.split(";").map((name) => [name, String(request.headers[name])]);
  const signer = new SignatureV4({ service: "s3", region, credentials, sha256: Sha256, uriEscapePath: false });
  const signed = await signer.sign(
    {
      method: request.method ?? "GET",
      protocol: "http:",
      hostname: "",
      path,
      query: Object.fromEntries(new URLSearchParams(query)),
      headers: Object.fromEntries(headers) as Record<string, string>,
    },
    { signingDate },
  );
  return signed.headers["authorization"] === authorization;
}
