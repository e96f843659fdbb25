import type { FastifyInstance, FastifyRequest } from "fastify";
import { FIELDS_PART } from "@showroom/api-contract/entities/upload";
import { ProblemError } from "../kernel/problem.ts";
import type { ParseJson } from "./json-body.ts";

/** Most parts of a body: a file each, and the fields. */
const MOST_PARTS = 1_000;

async function readForm(request: FastifyRequest, body: Buffer): Promise<FormData> {
  try {
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    throw new ProblemError("malformed-request", { detail: "The form data cannot be read" });
  }
}

/** The fields of a body with its files in their places: at the end of a list, else as the field's value. */
function withFiles(fields: unknown, files: readonly (readonly [name: string, file: File])[]): unknown {
  if (typeof fields !== "object" || fields === null) return fields;
  const body = new Map<string, unknown>(Object.entries(fields));
  for (const [name, file] of files) {
    const present = body.get(name);
    body.set(name, Array.isArray(present) ? [...(present as unknown[]), file] : file);
  }
  return Object.fromEntries(body);
}

/** Reads the bodies of calls that send files (`form` of the contract), and refuses form data for all others. */
export function useFormData(app: FastifyInstance, parseJson: ParseJson): void {
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.sendsFiles) throw new ProblemError("unsupported-media-type");
      const parts = [...(await readForm(request, body))];
      if (parts.length > MOST_PARTS) throw new ProblemError("malformed-request", { detail: "Too many parts" });
      const files = parts.flatMap(([name, part]) => (part instanceof File ? [[name, part] as const] : []));
      const fields = parts.find(([name, part]) => name === FIELDS_PART && typeof part === "string")?.[1];
      if (files.some(([, file]) => !file.name.isWellFormed() || file.name.includes("\0")))
        throw new ProblemError("request-invalid", { detail: "A file has a name that cannot be stored" });
      return withFiles(await parseJson(request, typeof fields === "string" ? fields : "{}"), files);
    },
  );
}
