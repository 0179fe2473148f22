import type { UserEdits } from "../engine/simulation.ts";
import { type RoomSource, sampleOf } from "./room-source.ts";

/** What this device keeps of the last room; it never leaves the device. */
export type SavedRoom = { source: RoomSource; hand: UserEdits; savedAt: number };

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

/** The photo lies beside what the hand does, which changes often: so it is written once. */
type KeptPhoto = { kind: "photo"; key: string };
type Kept = Omit<SavedRoom, "source"> & { source: RoomSource | KeptPhoto };

const photoKeys = new WeakMap<Blob, string>();

export async function saveRoom(source: RoomSource, hand: UserEdits): Promise<void> {
  const put = (store: IDBObjectStore, of: Kept["source"]) =>
    store.put({ source: of, hand, savedAt: Date.now() } satisfies Kept, LAST);
  if (source.kind === "sample") {
    await run(ROOMS, "readwrite", (store) => {
      store.clear();
      return put(store, source);
    });
    return;
  }
  const { photo } = source;
  const key = photoKeys.get(photo) ?? crypto.randomUUID();
  photoKeys.set(photo, key);
  await run(ROOMS, "readwrite", (store) => {
    const known = store.getKey(key);
    known.onsuccess = () => {
      // Another photo, in this window or in another one, took its place.
      if (known.result === undefined) {
        store.clear();
        store.put(photo, key);
      }
      put(store, { kind: "photo", key });
    };
    return known;
  });
}

/** The last room, unless it is older than thirty days or a sample that there is no more: then it is gone. */
export async function readSavedRoom(): Promise<SavedRoom | null> {
  const kept = (await run<Kept | undefined>(ROOMS, "readonly", (store) => store.get(LAST)))?.result;
  if (!kept) return null;
  const source = await withPhoto(kept.source);
  if (source && Date.now() - kept.savedAt < KEPT_DAYS * 86_400_000) return { ...kept, source };
  await forgetRoom();
  return null;
}

async function withPhoto(source: Kept["source"]): Promise<RoomSource | null> {
  if (source.kind === "sample") return sampleOf(source) ? source : null;
  if ("photo" in source) return source;
  const { key } = source;
  const photo = (await run<Blob | undefined>(ROOMS, "readonly", (store) => store.get(key)))?.result;
  if (!photo) return null;
  photoKeys.set(photo, key);
  return { kind: "photo", photo };
}

export async function forgetRoom(): Promise<void> {
  await run(ROOMS, "readwrite", (store) => store.clear());
}

/** Whether it is kept: a device may be full, or forbid it. */
export const savePendingRequest = async (request: PendingRequest): Promise<boolean> =>
  (await run(REQUESTS, "readwrite", (store) => store.put(request, request.key))) !== null;

export async function listPendingRequests(): Promise<PendingRequest[]> {
  return (await run<PendingRequest[]>(REQUESTS, "readonly", (store) => store.getAll()))?.result ?? [];
}

export async function forgetRequest(key: string): Promise<void> {
  await run(REQUESTS, "readwrite", (store) => store.delete(key));
}

/** Storage may be forbidden or full; then nothing is kept, the answer is null, and the simulator works all the same. */
async function run<T>(
  name: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<{ result: T } | null> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction(name, mode);
      const asked = ask(transaction.objectStore(name));
      // What was asked succeeds before anything is written: a full device is noticed only at the end.
      await ended(transaction);
      return { result: asked.result as T };
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, 1);
  asked.onupgradeneeded = () => {
    for (const name of [ROOMS, REQUESTS]) asked.result.createObjectStore(name);
  };
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
