/** Builds and serves the floor page (`floor/main.tsx`). */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
  readonly packed: boolean;
}

export interface FloorPage {
  readonly address: string;
  readonly close: () => void;
}

const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };

const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";

async function buildFiles(): Promise<ReadonlyMap<string, ServedFile>> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL("floor", import.meta.url)),
    logLevel: "warn",
    plugins: [react()],
    build: { write: false, target: "es2022" },
  });
  const files = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  return new Map(
    files.map((file) => {
      const content = file.type === "chunk" ? file.code : file.source;
      return [`/${file.fileName}`, { type: typeOf(file.fileName), body: brotliCompressSync(content), packed: true }];
    }),
  );
}

/** The picture that a page of the showroom gives to link previews. */
async function pictureOf(page: string): Promise<ServedFile> {
  const [, address] = /property="og:image" content="([^"]+)"/.exec(await (await fetch(page)).text()) ?? [];
  if (address === undefined) throw new Error(`${page} names no picture`);
  const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
  const answer = await fetch(new URL(pathname + search, page));
  if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}`);
  return { type: "image/jpeg", body: Buffer.from(await answer.arrayBuffer()), packed: false };
}

/** @param page a page of the showroom, whose picture the floor page shows too */
export async function serveFloorPage(page: string): Promise<FloorPage> {
  const files = new Map(await buildFiles()).set("/picture.jpg", await pictureOf(page));
  const server = createServer(({ url = "/" }, response) => {
    const file = files.get(url === "/" ? "/index.html" : url);
    if (file === undefined) return void response.writeHead(404).end();
    response.setHeader("content-type", file.type);
    if (file.packed) response.setHeader("content-encoding", "br");
    response.end(file.body);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
