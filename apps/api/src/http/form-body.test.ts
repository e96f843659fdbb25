import { fastify } from "fastify";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runs, SEED } from "@showroom/property-tests/runs";
import { FIELDS_PART, formOf } from "@showroom/api-contract/entities/upload";
import { useErrorHandler } from "./error-handler.ts";
import { useFormData } from "./form-body.ts";
import { useStrictJson } from "./json-body.ts";

const LIMIT = 100_000;

const app = fastify({ bodyLimit: LIMIT });
let url: string;
/** The body of the last request that was let through. */
let seen: unknown;
beforeAll(async () => {
  useErrorHandler(app);
  useFormData(app, useStrictJson(app));
  for (const sendsFiles of [true, false])
    app.post(sendsFiles ? "/files" : "/json", { config: { sendsFiles } }, (request, reply) => {
      seen = request.body;
      return reply.code(204).send();
    });
  url = await app.listen({ port: 0 });
});
afterAll(() => app.close());

const post = async (path: string, body: FormData | string, type?: string): Promise<unknown> => {
  const response = await fetch(url + path, { method: "POST", body, headers: type ? { "content-type": type } : {} });
  return response.status === 204 ? 204 : [response.status, Object(await response.json()).code];
};

const form = (fields: string, ...files: readonly [name: string, file: File][]): FormData => {
  const made = new FormData();
  made.set(FIELDS_PART, fields);
  for (const [name, file] of files) made.append(name, file);
  return made;
};

const asPlain = async (file: File): Promise<[string, number[]]> => [
  file.name,
  [...new Uint8Array(await file.arrayBuffer())],
];

// Browsers and Node write line ends of names as %0D and %0A.
const name = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !/[\r\n\0]/.test(text));
const bytes = fc.uint8Array({ maxLength: 300 });
const file = fc.tuple(bytes, name).map(([content, called]) => new File([content], called));

describe("a body with files", () => {
  it("arrives as it was sent, whatever the bytes and names", async () => {
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.array(file, { maxLength: 4 }),
        fc.jsonValue({ maxDepth: 3 }),
        async (one, many, other) => {
          expect(await post("/files", formOf({ one, many, other }))).toBe(204);
          const body = seen as { one: File; many: File[]; other: unknown };
          expect(body.other).toEqual(JSON.parse(JSON.stringify(other)));
          expect(await asPlain(body.one)).toEqual(await asPlain(one));
          expect(await Promise.all(body.many.map(asPlain))).toEqual(await Promise.all(many.map(asPlain)));
        },
      ),
      { numRuns: runs(60), seed: SEED },
    );
  });

  it("is refused where none is expected", async () => {
    expect(await post("/json", formOf({ one: new File(["x"], "a.zip") }))).toEqual([415, "unsupported-media-type"]);
  });

  it.each<[string, FormData | string, string | undefined, unknown]>([
    ["without a boundary", "x", "multipart/form-data", [400, "malformed-request"]],
    ["that is cut off", "--b\r\nContent-Disposition", "multipart/form-data; boundary=b", [400, "malformed-request"]],
    ["whose fields are no JSON", form("{"), undefined, [400, "malformed-request"]],
    ["with __proto__ among its fields", form('{"__proto__":{"a":1}}'), undefined, [400, "malformed-request"]],
    ["with a field that cannot be stored", form('{"a":"\\u0000"}'), undefined, [422, "request-invalid"]],
    ["with a file named NUL", form("{}", ["a", new File([], "a\0b")]), undefined, [422, "request-invalid"]],
    ["above the limit", formOf({ a: new File(["x".repeat(LIMIT)], "a") }), undefined, [413, "payload-too-large"]],
  ])("is refused %s", async (_, body, type, refused) => {
    expect(await post("/files", body, type)).toEqual(refused);
  });

  it("cannot reach the prototype by the name of a part", async () => {
    expect(await post("/files", form("{}", ["__proto__", new File([], "a")]))).toBe(204);
    expect(Object.getPrototypeOf(seen)).toBe(Object.prototype);
  });
});
