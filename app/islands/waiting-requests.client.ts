import { whenShown } from "./when-loaded.client.ts";

/** Of the simulator (studio/saved-room.client.ts), there once it was used on this device. */
const DATABASE = "urdume-simulator";

/** A request that waited for the connection goes from whatever page is open. The simulator's own says what became of it. */
export function sendWaitingRequests(): void {
  if (document.querySelector("[data-island=simulator-start]")) return;
  const send = () => void sendWhereKept().catch(() => {});
  whenShown(send);
  addEventListener("online", send);
  // A connection that came back while the page was suspended fires no event.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") send();
  });
}

async function sendWhereKept(): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  if (databases.every(({ name }) => name !== DATABASE)) return;
  const { sendKept } = await import("./kept-requests.client.ts");
  await sendKept(DATABASE);
}
