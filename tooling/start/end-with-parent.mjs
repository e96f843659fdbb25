// Loaded before a server: when the process that started it is gone (even by kill -9), the channel between them closes and the server stops too.
process.channel?.unref();
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
