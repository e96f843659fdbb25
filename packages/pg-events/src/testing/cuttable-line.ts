import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy to a server that a test can interrupt and restore. */
export interface CuttableLine {
  /** The same URL through the proxy. */
  readonly url: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Blocks the data of all open connections without closing them; new connections work. */
  readonly silence: () => void;
}

/** Starts a proxy to the server of a database URL. */
export async function layLine(target: string): Promise<CuttableLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
  });
  const listen = (on: number): Promise<void> => new Promise((resolve) => server.listen(on, "127.0.0.1", resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.port = String(own);
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => listen(own),
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
