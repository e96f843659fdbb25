import { relative } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { FOR_EVER } from "./cache-control.ts";
import { isOutage } from "./error-handler.ts";
import { ProblemError } from "../kernel/problem.ts";
import { DATA_POLICY } from "./security-headers.ts";
import { sourceOf } from "@showroom/service/address-source";
import { isPublicId, type ImageStore } from "../images/image-store.ts";
import { chooseFormat, ORIGINAL, parseTransform } from "../images/transform.ts";

/** An SVG may only contain its own styles. */
const SVG_POLICY = `${DATA_POLICY}; style-src 'unsafe-inline'`;

/** `GET /images/{transform}/{public_id}`: transformed pictures, or with `original` the stored file. */
export function useImages(app: FastifyInstance, store: ImageStore, dataDir: string): void {
  app.register(fastifyStatic, {
    root: dataDir,
    serve: false,
    decorateReply: true,
    cacheControl: false,
    dotfiles: "deny",
  });
  app.get<{ Params: { transform: string; "*": string } }>("/images/:transform/*", async (request, reply) => {
    const { transform: text, "*": publicId } = request.params;
    if (!isPublicId(publicId)) throw new ProblemError("not-found");
    reply.header("cross-origin-resource-policy", "cross-origin");
    if (text === ORIGINAL) {
      const original = await store.file(publicId);
      if (original === null) throw new ProblemError("not-found");
      reply.header("cache-control", FOR_EVER).header("content-security-policy", SVG_POLICY);
      return await reply.sendFile(relative(dataDir, original), dataDir);
    }
    const transform = parseTransform(text);
    if (!transform) throw new ProblemError("not-found");
    const format = chooseFormat(request.headers.accept);
    const gone = new AbortController();
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    const asker = { address: sourceOf(request.ip), gone: gone.signal };
    const path = await store.transformed(publicId, transform, format, asker).catch((error: unknown) => {
      if (isOutage(error) || error instanceof ProblemError) throw error;
      // The client has disconnected.
      if (gone.signal.aborted) return null;
      request.log.warn({ err: error, publicId }, "a stored picture cannot be opened");
      return null;
    });
    if (path === null) throw new ProblemError("not-found");
    reply.header("cache-control", FOR_EVER).header("vary", "Accept").type(`image/${format}`);
    return await reply.sendFile(relative(dataDir, path), dataDir);
  });
}
