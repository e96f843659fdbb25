/**
 * An S3 server for tests, as a process: `serve-s3.ts <folder> <port> <bucket> <region> <key> <secret>`. Prints its port
 * when it listens.
 */
import S3rver from "@20minutes/s3rver";
import { isSigned } from "./check-signature.ts";

const [directory = "", port = "0", bucket = "", region = "", accessKeyId = "", secretAccessKey = ""] =
  process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  silent: true,
  // Its own check refuses good signatures of paths of buckets, which end with a slash. The check below replaces it.
  allowMismatchedSignatures: true,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
});
server.middleware.unshift(async (context, next) => {
  if (await isSigned(context.req, { region, credentials: { accessKeyId, secretAccessKey } })) return await next();
  context.status = 403;
  context.type = "application/xml";
  context.body = "<Error><Code>SignatureDoesNotMatch</Code></Error>";
});
process.stdout.write(`${(await server.run()).port}\n`);
process.on("disconnect", () => process.exit());
