import type { HandWork } from "../engine/simulation.ts";
import { SAMPLE_ROOMS, type SampleRoomId } from "./sample-rooms.ts";

/** What this device keeps of the last room; it never leaves the device. */
export type KeptRoom = { source: RoomSource; hand: HandWork; savedAt: number };

/** The visitor's photo, or one of the sample rooms. */
export type RoomSource = { kind: "photo"; photo: Blob } | { kind: "sample"; id: SampleRoomId };

/** The sample room that is meant; none for a photo, and for one that there is no more. */
export const sampleOf = (source: RoomSource) =>
  source.kind === "sample" ? SAMPLE_ROOMS.find(({ id }) => id === source.id) : undefined;

export type PendingRequest = {
  key: string;
  action: string;
  fields: [string, string][];
  picture: Blob | null;
};

const DATABASE = "urdume-simulator";
const KEPT_DAYS = 30;
const ROOMS = "rooms";
const REQUESTS = "requests";
const LAST = "last";

export async function keepRoom(source: RoomSource, hand: HandWork): Promise<void> {
  await run(ROOMS, "readwrite", (store) =>
    store.put({ source, hand, savedAt: Date.now() } satisfies KeptRoom, LAST),
  );
}

/** The last room, unless it is older than thirty days or a sample that there is no more: then it is gone. */
export async function keptRoom(): Promise<KeptRoom | null> {
  const kept = await run<KeptRoom | undefined>(ROOMS, "readonly", (store) => store.get(LAST));
  if (!kept) return null;
  if (Date.now() - kept.savedAt < KEPT_DAYS * 86_400_000 && isThere(kept.source)) return kept;
  await forgetRoom();
  return null;
}

const isThere = (source: RoomSource) => source.kind === "photo" || sampleOf(source) !== undefined;

export async function forgetRoom(): Promise<void> {
  await run(ROOMS, "readwrite", (store) => store.delete(LAST));
}

export async function keepRequest(request: PendingRequest): Promise<void> {
  await run(REQUESTS, "readwrite", (store) => store.put(request, request.key));
}

export async function keptRequests(): Promise<PendingRequest[]> {
  return (await run<PendingRequest[]>(REQUESTS, "readonly", (store) => store.getAll())) ?? [];
}

export async function forgetRequest(key: string): Promise<void> {
  await run(REQUESTS, "readwrite", (store) => store.delete(key));
}

/** Storage may be forbidden or full; then nothing is kept, and the simulator works all the same. */
async function run<T>(
  name: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await open();
    const asked = ask(database.transaction(name, mode).objectStore(name));
    const found = await done<T>(asked);
    database.close();
    return found;
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, 1);
  asked.onupgradeneeded = () => {
    for (const name of [ROOMS, REQUESTS]) asked.result.createObjectStore(name);
  };
  return done<IDBDatabase>(asked);
}

function done<T>(asked: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result as T);
    asked.onerror = () => reject(asked.error);
  });
}
