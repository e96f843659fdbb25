declare module "@20minutes/s3rver" {
  import type { IncomingMessage } from "node:http";

  interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly allowMismatchedSignatures: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
  }

  interface Context {
    readonly req: IncomingMessage;
    status: number;
    type: string;
    body: string;
  }

  export default class S3rver {
    /** What each request goes through, in this order. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    constructor(options: S3rverOptions);
    run(): Promise<{ readonly port: number }>;
  }
}
