import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BucketSettings } from "../objects/bucket-settings.ts";

const BUCKET = "showroom-test";
const REGION = "us-east-1";
/** The only keys that the server knows. */
const CREDENTIALS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

async function serve(folder: string, port: number) {
  const args = [folder, String(port), BUCKET, REGION, CREDENTIALS.accessKeyId, CREDENTIALS.secretAccessKey];
  const server = fork(join(import.meta.dirname, "serve-s3.ts"), args, {
    // It names pages of a list by a cipher that OpenSSL counts as outdated.
    execArgv: ["--openssl-legacy-provider"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const [printed] = (await once(server.stdout ?? server, "data")) as [Buffer];
  return { server, port: Number(printed.toString()) };
}

/** An S3 server in a process of its own, with an empty bucket. It refuses requests without a signature of its key. */
export async function startS3Server() {
  const folder = await mkdtemp(join(tmpdir(), "showroom-s3-"));
  let { server, port } = await serve(folder, 0);
  const endpoint = `http://127.0.0.1:${port}`;
  const shutDown = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "exit");
  };
  const settings: BucketSettings = {
    bucket: BUCKET,
    endpoint,
    region: REGION,
    credentials: CREDENTIALS,
    prefix: "",
  };
  return {
    settings,
    /** The same settings as environment variables. */
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    /** Kills the server; its objects remain. */
    shutDown,
    /** Starts the server again on the same port. */
    async restart() {
      ({ server, port } = await serve(folder, port));
    },
    async stop() {
      await shutDown();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
