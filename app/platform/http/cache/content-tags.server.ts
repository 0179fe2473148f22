import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { now } from "../../clock.ts";
import { broadcast, isOwnView, isUnpublished, onBroadcast } from "../../db/db.server.ts";
import { isUnreachable } from "../../db/postgres/unreachable.ts";
import { env } from "../../env.server.ts";
import { log } from "../../log.server.ts";

const CONTENT_TAGS = ["settings", "products", "media", "content", "rug-designs", "shared-pictures"] as const;
export type ContentTag = (typeof CONTENT_TAGS)[number];
/** A type, or a part of it, as in {@link usesParts}. */
export type ContentKey = ContentTag | `${ContentTag}:${string}`;

/** Keys are tags (everything of a type) or parts (`products:<id>`, `products:all`). */
export type ContentRecord = {
  tags: Set<ContentTag>;
  keys: Set<string>;
  isComplete: boolean;
  /** Defaults were rendered, because the database was unreachable. */
  isUnreachable: boolean;
  expiresAt?: Date;
};

type Noted = {
  tags: Set<ContentTag>;
  action: "published" | null;
  locales: readonly string[];
  /** Of the revisions that were written. */
  versions: Set<number>;
  /** The audit log has it under a name of its own. */
  isLogged: boolean;
};

export type ContentChange = {
  keys: readonly string[];
  /** Stale pages may be shown for a moment; otherwise they must not be. */
  mayLag: boolean;
  /** Broadcasts may have been missed. */
  isGap: boolean;
};

type Listener = (tags: readonly ContentTag[], change: ContentChange) => void;

const CHANNEL = "content_changed";
/** Broadcasts come back to the process that sent them, where pages would be rendered twice. */
const OWN = randomUUID();
/** NOTIFY payloads are limited to 8,000 bytes. A change of more parts is reported as a change of the type. */
const MAX_PAYLOAD = 7000;
const recorder = new AsyncLocalStorage<ContentRecord>();
const changes = new AsyncLocalStorage<Noted>();
const listeners = new Set<Listener>();

/** Called by every query that reads content: the page depends on all of these tags. */
export function usesContent(...tags: ContentTag[]): void {
  usesKeys(tags);
}

/** For queries that read parts of a type: entries by id, and lists by name (`all`, `in:<collection>`). */
export function usesParts(tag: ContentTag, parts: Iterable<string>): void {
  recorder.getStore()?.tags.add(tag);
  usesKeys([...parts].map((part) => keyOf(tag, part)));
}

export function usesKeys(keys: readonly ContentKey[]): void {
  const record = recorder.getStore();
  for (const key of keys) {
    record?.tags.add(tagOf(key));
    record?.keys.add(key);
  }
}

export const keyOf = (tag: ContentTag, part: string): ContentKey => `${tag}:${part}`;
const tagOf = (key: string) => key.split(":", 1)[0] as ContentTag;
const tagsOf = (keys: readonly string[]) => [...new Set(keys.map(tagOf))];

export const recordOf = (keys: readonly ContentKey[]): Pick<ContentRecord, "tags" | "keys"> => ({
  tags: new Set(tagsOf(keys)),
  keys: new Set(keys),
});

export function isAffected(
  { tags, keys }: Pick<ContentRecord, "tags" | "keys">,
  change: Pick<ContentChange, "keys">,
): boolean {
  return change.keys.some((key) => {
    const tag = tagOf(key);
    return key === tag ? tags.has(tag) : keys.has(key) || keys.has(tag);
  });
}

/** Defaults were used, so the page is not cached. Logged once a minute for each reason. */
export function reportContentUnread(error?: unknown, words = "Content could not be read"): void {
  const record = recorder.getStore();
  if (record) record.isComplete = false;
  if (record && isUnreachable(error)) record.isUnreachable = true;
  if (error === undefined) return;
  const reason = reasonOf(error);
  if (now().getTime() - (saidAt.get(reason) ?? 0) < SAY_AGAIN_MS) return;
  if (saidAt.size > MAX_REASONS) saidAt.clear();
  saidAt.set(reason, now().getTime());
  log.error({ err: error }, words);
}

const SAY_AGAIN_MS = 60_000;
const MAX_REASONS = 100;
const saidAt = new Map<string, number>();

/** The driver's message: the query around it differs each time. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** The result of `read`, or the default while the database is unreachable or lacks a table. */
export async function contentOrDefault<T>(otherwise: T, words: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    reportContentUnread(error, words);
    return otherwise;
  }
}

/** Called by code that depends on the date: the page changes at that moment. */
export function contentExpires(at: Date): void {
  const record = recorder.getStore();
  if (record && (!record.expiresAt || at < record.expiresAt)) record.expiresAt = at;
}

/** Called after a commit: pages that used these tags are dropped in every process. */
export const contentChanged = (...tags: ContentTag[]): Promise<void> => report(tags, false);

export type ContentEdit = {
  tag: ContentTag;
  /** As in {@link usesParts}; undefined: everything of the type. */
  parts?: readonly string[];
  /** Stale pages may be shown for a moment; not for withdrawals. */
  mayLag: boolean;
};

/** For edits, which may be limited to parts and may allow stale pages. */
export const contentEdited = ({ tag, parts, mayLag }: ContentEdit): Promise<void> =>
  report(parts ? [...new Set(parts)].map((part) => keyOf(tag, part)) : [tag], mayLag);

async function report(keys: readonly string[], isEdit: boolean): Promise<void> {
  if (isUnpublished() || keys.length === 0) return;
  const noted = changes.getStore();
  for (const tag of tagsOf(keys)) noted?.tags.add(tag);
  const mayLag = isEdit && env().staleSeconds > 0;
  // Within a transaction it is notified again after the commit.
  const from = isOwnView() ? undefined : OWN;
  const whole = JSON.stringify({ keys, mayLag, from });
  const isShort = Buffer.byteLength(whole) <= MAX_PAYLOAD;
  const payload = isShort ? whole : JSON.stringify({ keys: tagsOf(keys), mayLag, from });
  notify(JSON.parse(payload));
  await broadcast(CHANNEL, payload);
}

export const allContentChanged = (): Promise<void> => contentChanged(...CONTENT_TAGS);

/** Returns the result and a record of the content that it used. */
export async function withContentTags<T>(
  render: () => Promise<T>,
): Promise<{ result: T; record: ContentRecord }> {
  const record: ContentRecord = {
    tags: new Set(),
    keys: new Set(),
    isComplete: true,
    isUnreachable: false,
  };
  const result = await recorder.run(record, render);
  return { result, record };
}

export function notePublished(locales: readonly string[]): void {
  const noted = changes.getStore();
  if (noted && !isUnpublished()) Object.assign(noted, { action: "published", locales });
}

export const noteVersion = (version: number) => void changes.getStore()?.versions.add(version);

export function noteLogged(): void {
  const noted = changes.getStore();
  if (noted) noted.isLogged = true;
}

export async function collectChanges<T>(
  work: () => Promise<T>,
): Promise<{ result: T; noted: Readonly<Noted> }> {
  const noted: Noted = { tags: new Set(), action: null, locales: [], versions: new Set(), isLogged: false };
  const result = await changes.run(noted, work);
  return { result, noted };
}

export function onContentChanged(listener: Listener): void {
  listeners.add(listener);
}

/** Changes by other processes on the same database. After a gap, everything may have changed. */
export function listenForContentChanges(): void {
  onBroadcast(
    CHANNEL,
    (payload) => {
      const change = JSON.parse(payload);
      if (change.from !== OWN) notify(change);
    },
    () => notify({ keys: CONTENT_TAGS, mayLag: false, isGap: true }),
  );
}

function notify(change: Omit<ContentChange, "isGap"> & { isGap?: boolean }): void {
  const tags = tagsOf(change.keys);
  for (const listener of listeners) listener(tags, { isGap: false, ...change });
}
