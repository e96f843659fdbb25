/** What of autocannon the benchmark uses; the package has no types of its own. */
declare module "autocannon" {
  interface Request {
    readonly body?: string;
  }
  interface Result {
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly requests: { readonly average: number };
    readonly "5xx": number;
    readonly errors: number;
    readonly timeouts: number;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly requests: readonly { readonly setupRequest: (request: Request) => Request }[];
  }
  export default function autocannon(options: Options): Promise<Result>;
}
