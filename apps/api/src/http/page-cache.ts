/**
 * A cache of rendered pages. A page depends on its address and on the API's answers that it was made from: it is used
 * again only when all of these calls get the same answers as before, so nothing needs to be invalidated.
 */
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

type Call = (request: Request) => Promise<Response>;

/** What the page was made from: a digest of the answer by address. */
type Sources = ReadonlyMap<string, string>;

interface KnownPage {
  readonly sources: Sources;
  readonly page: RenderedPage;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface PageCache {
  /**
   * Returns the page of an address.
   * @param call sends an API call of the page
   * @param render makes the page; its API calls go through the given function
   * @throws what `render` throws; such a page is not kept
   */
  page(address: string, call: Call, render: (call: Call) => Promise<RenderedPage>): Promise<RenderedPage>;
}

const digestOf = ({ status, type, body }: Answer): string =>
  createHash("sha256").update(`${status}\n${type}\n${body}`).digest("base64");

/** Sends every call once; a repeated call gets the same answer. */
function createAnswers(call: Call) {
  const answers = new Map<string, Promise<Answer>>();
  const send = async (request: Request): Promise<Answer> => {
    const response = await call(request);
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      body: await response.text(),
    };
  };
  const ask = (request: Request): Promise<Answer> => {
    const answer = answers.get(request.url) ?? send(request);
    answers.set(request.url, answer);
    return answer;
  };
  return {
    call: async (request: Request): Promise<Response> => {
      const { status, type, body } = await ask(request);
      return new Response(body, { status, headers: { "content-type": type } });
    },
    /** Digests of all answers so far. */
    sources: async (): Promise<Sources> =>
      new Map(await Promise.all([...answers].map(async ([url, answer]) => [url, digestOf(await answer)] as const))),
    /** Whether the calls still get these answers. */
    agree: async (sources: Sources): Promise<boolean> => {
      const digests = await Promise.all(
        [...sources].map(async ([url, digest]) => digest === digestOf(await ask(new Request(url)))),
      );
      return digests.every(Boolean);
    },
  };
}

/** @param most the number of pages that are kept; those used longest ago are dropped first */
export function createPageCache(most: number): PageCache {
  const pages = new LRUCache<string, KnownPage>({ max: most });
  return {
    async page(address, call, render) {
      const answers = createAnswers(call);
      const known = pages.get(address);
      if (known !== undefined && (await answers.agree(known.sources))) return known.page;
      const page = await render(answers.call);
      pages.set(address, { sources: await answers.sources(), page });
      return page;
    },
  };
}
