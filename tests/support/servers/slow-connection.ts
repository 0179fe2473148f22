import { connect, createServer, type Socket } from "node:net";
import { freePort } from "../../../tools/postgres.ts";

export type SlowConnection = {
  url: string;
  /** Breaks open connections and refuses new ones until restored. */
  cut(): void;
  restore(): void;
  stop(): Promise<void>;
};

/** A throttled proxy to a local server that can be cut. */
export async function slowConnection(serverUrl: string, bytesPerSecond: number): Promise<SlowConnection> {
  const { protocol, hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  let isCut = false;

  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    near.on("data", (bytes) => {
      far.write(bytes);
      near.pause();
      setTimeout(() => near.resume(), (bytes.length / bytesPerSecond) * 1000);
    });
    far.on("data", (bytes) => near.write(bytes));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };

  const linePort = await freePort();
  await new Promise<void>((listening) => line.listen(linePort, "127.0.0.1", listening));
  return {
    url: `${protocol}//${hostname}:${linePort}`,
    cut() {
      isCut = true;
      breakAll();
    },
    restore() {
      isCut = false;
    },
    stop() {
      breakAll();
      return new Promise<void>((closed) => line.close(() => closed()));
    },
  };
}
