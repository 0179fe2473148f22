import { newKey } from "#app/ui/forms/new-key.ts";
import type { Camera } from "../engine/camera.ts";
import { NO_EDITS, type UserEdits } from "../engine/simulation.ts";
import type { RoomSource } from "./room-source.ts";

/** IndexedDB only; never sent. */
export type SavedRoom = {
  source: RoomSource;
  hand: UserEdits;
  /** That the rugs were laid with: another visit may find another one. */
  camera?: Camera | null;
  savedAt: number;
};

export type PendingRequest = {
  key: string;
  action: string;
  fields: [string, string][];
  picture: Blob | null;
  /** When it was first tried, in milliseconds. */
  askedAt?: number;
  /** The simulator's page has still to say so. */
  isRefused?: boolean;
};

const DATABASE = "urdume-simulator";
const KEPT_DAYS = 30;
const ROOMS = "rooms";
const REQUESTS = "requests";
const LAST = "last";

/** The photo is stored separately, because edits change often. */
type KeptPhoto = { kind: "photo"; key: string };
type Kept = Omit<SavedRoom, "source"> & { source: RoomSource | KeptPhoto };

const photoKeys = new WeakMap<Blob, string>();

/** False when storage is forbidden or full: then what was kept before stays. */
export async function saveRoom(source: RoomSource, hand: UserEdits, camera: Camera | null): Promise<boolean> {
  const put = (store: IDBObjectStore, of: Kept["source"]) =>
    store.put({ source: of, hand, camera, savedAt: Date.now() } satisfies Kept, LAST);
  if (source.kind === "sample") {
    const written = await run(ROOMS, "readwrite", (store) => {
      store.clear();
      return put(store, source);
    });
    return written !== null;
  }
  const { photo } = source;
  const key = photoKeys.get(photo) ?? newKey();
  photoKeys.set(photo, key);
  const written = await run(ROOMS, "readwrite", (store) => {
    const known = store.getKey(key);
    known.onsuccess = () => {
      // Replaced by another photo, perhaps in another window.
      if (known.result === undefined) {
        store.clear();
        store.put(photo, key);
      }
      put(store, { kind: "photo", key });
    };
    return known;
  });
  return written !== null;
}

/** Not older than thirty days. In one transaction, because another window may replace room and photo. */
export async function readSavedRoom(): Promise<SavedRoom | null> {
  let asked: IDBRequest<Blob | undefined> | null = null;
  const read = await run<Kept | undefined>(ROOMS, "readonly", (store) => {
    const last: IDBRequest<Kept | undefined> = store.get(LAST);
    last.onsuccess = () => {
      if (last.result && isKeptPhoto(last.result.source)) asked = store.get(last.result.source.key);
    };
    return last;
  });
  const kept = read?.result;
  if (!kept) return null;
  const source = withPhoto(kept.source, (asked as IDBRequest<Blob | undefined> | null)?.result);
  if (source && Date.now() - kept.savedAt < KEPT_DAYS * 86_400_000)
    return { ...kept, hand: { ...NO_EDITS, ...kept.hand }, source };
  await forgetRoom();
  return null;
}

const isKeptPhoto = (source: Kept["source"]): source is KeptPhoto => "key" in source;

function withPhoto(source: Kept["source"], photo: Blob | undefined): RoomSource | null {
  if (!isKeptPhoto(source)) return source;
  if (!photo) return null;
  photoKeys.set(photo, source.key);
  return { kind: "photo", photo };
}

export async function forgetRoom(): Promise<void> {
  await run(ROOMS, "readwrite", (store) => store.clear());
}

export const savePendingRequest = async (request: PendingRequest): Promise<boolean> =>
  (await run(REQUESTS, "readwrite", (store) =>
    store.put({ askedAt: Date.now(), ...request } satisfies PendingRequest, request.key),
  )) !== null;

/** Not older than thirty days, because they name a person. */
export async function listPendingRequests(): Promise<PendingRequest[]> {
  const all = (await run<PendingRequest[]>(REQUESTS, "readonly", (store) => store.getAll()))?.result ?? [];
  const [pending, old] = [all.filter(isRecent), all.filter((request) => !isRecent(request))];
  for (const { key } of old) await forgetRequest(key);
  return pending;
}

const isRecent = ({ askedAt = Date.now() }: PendingRequest) => Date.now() - askedAt < KEPT_DAYS * 86_400_000;

export async function forgetRequest(key: string): Promise<void> {
  await run(REQUESTS, "readwrite", (store) => store.delete(key));
}

/** Null when storage is forbidden or full. */
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
      // A full disk is reported at the commit.
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
