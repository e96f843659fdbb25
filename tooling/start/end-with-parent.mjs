// Loaded before a server. When its parent process ends, even by kill -9, the IPC channel closes and the server stops
// too.
const MOST_MILLISECONDS = 45_000;

process.channel?.unref();
process.once("disconnect", () => {
  setTimeout(() => process.exit(1), MOST_MILLISECONDS).unref();
  process.kill(process.pid, "SIGTERM");
});
