import type { EventEmitter } from "node:events";
import pg from "pg";
import { CONNECTION_OPTIONS } from "./connection-options.ts";

export type BroadcastListener = (payload: string) => void;

/** Reported to listeners when notifications may have been lost. */
export const GAP = Symbol("gap");

const CHANNEL = "urdume";
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;

/** Channel and payload in one notification, so that one LISTEN serves all. */
export const wire = {
  channel: CHANNEL,
  encode: (channel: string, payload: string) => JSON.stringify([channel, payload]),
  decode: (text: string) => JSON.parse(text) as [channel: string, payload: string],
};

/** LISTEN with reconnects. */
export async function listenToPostgres(
  config: pg.ClientConfig,
  listeners: EventEmitter,
  onTrouble: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let isStopped = false;

  async function connect(): Promise<void> {
    const connecting = new pg.Client({
      ...config,
      ...CONNECTION_OPTIONS,
      application_name: "urdume-listener",
    });
    connecting.on("error", (error) => lost(connecting, error));
    connecting.on("end", () => lost(connecting, new Error("The notification connection ended")));
    connecting.on("notification", ({ payload }) => {
      if (payload) listeners.emit(...wire.decode(payload));
    });
    await connecting.connect();
    await connecting.query(`listen ${CHANNEL}`);
    client = connecting;
  }

  function lost(which: pg.Client, error: unknown): void {
    if (which !== client || isStopped) return;
    client = null;
    onTrouble(error);
    which.end().catch(() => {});
    void connectAgain(FIRST_PAUSE_MS);
  }

  async function connectAgain(pauseMs: number): Promise<void> {
    await new Promise<void>((resolve) => setTimeout(resolve, pauseMs).unref());
    if (isStopped) return;
    try {
      await connect();
      listeners.emit(GAP);
    } catch {
      void connectAgain(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
    }
  }

  await connect();
  return async () => {
    isStopped = true;
    await client?.end();
  };
}
