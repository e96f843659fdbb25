/** An S3 server for tests, as a process: `serve-s3.ts <folder> <port> <bucket>`. Prints its port when it listens. */
import S3rver from "@20minutes/s3rver";

const [directory = "", port = "0", bucket = ""] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  silent: true,
  // It signs paths of buckets without the slash at their end that the client sends. Unknown keys are refused all the same.
  allowMismatchedSignatures: true,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
});
process.stdout.write(`${(await server.run()).port}\n`);
process.on("disconnect", () => process.exit());
