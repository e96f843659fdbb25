// Loaded before a server: when the process that started it is gone (even by kill -9), the channel between them closes and the server stops too.
const MOST_MILLISECONDS = 45_000;

process.channel?.unref();
process.once("disconnect", () => {
  setTimeout(() => process.exit(1), MOST_MILLISECONDS).unref();
  process.kill(process.pid, "SIGTERM");
});
