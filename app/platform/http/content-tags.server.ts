import { AsyncLocalStorage } from "node:async_hooks";
import { now } from "#app/platform/clock.ts";
import { broadcast, isDryRun, onBroadcast } from "#app/platform/db/db.server.ts";
import { isUnreachable } from "#app/platform/db/unreachable.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";

const CONTENT_TAGS = ["settings", "products", "media", "content", "rug-designs", "shared-pictures"] as const;
export type ContentTag = (typeof CONTENT_TAGS)[number];

/**
 * What a render used, whether everything could be read, and until when the result is valid. A key is a tag, when
 * everything of that type counts, or one of its parts: an entry (`products:<id>`) or a list (`products:all`).
 */
export type ContentRecord = {
  tags: Set<ContentTag>;
  keys: Set<string>;
  isComplete: boolean;
  /** The database was unreachable: defaults were rendered instead of content. */
  isUnreachable: boolean;
  expiresAt?: Date;
};

/** What some work changed, and what it is called when it is more than saving. */
type Noted = { tags: Set<ContentTag>; action: "published" | null; locales: readonly string[] };

/** A change of some content. */
export type ContentChange = {
  keys: readonly string[];
  /** What was there may be shown for a moment longer; otherwise nobody may see it any more. */
  mayLag: boolean;
  /** No change was reported, but broadcasts may have been missed. */
  isGap: boolean;
};

type Listener = (tags: readonly ContentTag[], change: ContentChange) => void;

const CHANNEL = "content_changed";
/** A notification takes 8,000 bytes. A change of more parts is reported as one of their types. */
const MAX_PAYLOAD = 7000;
const recorder = new AsyncLocalStorage<ContentRecord>();
const changes = new AsyncLocalStorage<Noted>();
const listeners = new Set<Listener>();

/** Called by every query that reads content: the page being rendered depends on everything with these tags. */
export function usesContent(...tags: ContentTag[]): void {
  const record = recorder.getStore();
  for (const tag of tags) {
    record?.tags.add(tag);
    record?.keys.add(tag);
  }
}

/**
 * The same for a query that reads parts of a type: entries, by their ids, and lists, by a name that those who change
 * the list know (`all`, `in:<collection>`).
 */
export function usesParts(tag: ContentTag, parts: Iterable<string>): void {
  const record = recorder.getStore();
  record?.tags.add(tag);
  for (const part of parts) record?.keys.add(keyOf(tag, part));
}

const keyOf = (tag: ContentTag, part: string) => `${tag}:${part}`;
const tagOf = (key: string) => key.split(":", 1)[0] as ContentTag;
const tagsOf = (keys: readonly string[]) => [...new Set(keys.map(tagOf))];

/** Whether what was rendered shows something of a change. */
export function isAffected(
  { tags, keys }: Pick<ContentRecord, "tags" | "keys">,
  change: Pick<ContentChange, "keys">,
): boolean {
  return change.keys.some((key) => {
    const tag = tagOf(key);
    return key === tag ? tags.has(tag) : keys.has(key) || keys.has(tag);
  });
}

/**
 * Called by a query whose read failed and that fell back to defaults: such a page is shown and not cached. The log says
 * why, once a minute for each reason and not for each query that meets it.
 */
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

/** The driver's words: the query around them differs each time. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** What `read` finds, or what stands in its place while the database does not answer or lacks a table. */
export async function contentOrDefault<T>(otherwise: T, words: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    reportContentUnread(error, words);
    return otherwise;
  }
}

/** Called by code that depends on the date: at that moment the page changes. */
export function contentExpires(at: Date): void {
  const record = recorder.getStore();
  if (record && (!record.expiresAt || at < record.expiresAt)) record.expiresAt = at;
}

/**
 * Called after a commit that changed content: the pages that used anything with these tags are gone, in every process,
 * and rendered anew.
 */
export const contentChanged = (...tags: ContentTag[]): Promise<void> => report(tags, false);

/** What an edit changed of a type. */
export type ContentEdit = {
  tag: ContentTag;
  /** Entries and lists, as {@link usesParts} names them; everything of the type when they are not known. */
  parts?: readonly string[];
  /** It is no withdrawal: visitors may see for a moment longer what was there. */
  mayLag: boolean;
};

/** The same for an edit, of which less may be known to have changed, and which may be no hurry. */
export const contentEdited = ({ tag, parts, mayLag }: ContentEdit): Promise<void> =>
  report(parts ? [...new Set(parts)].map((part) => keyOf(tag, part)) : [tag], mayLag);

async function report(keys: readonly string[], isEdit: boolean): Promise<void> {
  // What is taken back again changed nothing.
  if (isDryRun() || keys.length === 0) return;
  const noted = changes.getStore();
  for (const tag of tagsOf(keys)) noted?.tags.add(tag);
  const mayLag = isEdit && env().staleSeconds > 0;
  const whole = JSON.stringify({ keys, mayLag });
  const isShort = Buffer.byteLength(whole) <= MAX_PAYLOAD;
  const payload = isShort ? whole : JSON.stringify({ keys: tagsOf(keys), mayLag });
  notify(JSON.parse(payload));
  await broadcast(CHANNEL, payload);
}

/** After something that is larger than one content, such as a restored backup. */
export const allContentChanged = (): Promise<void> => contentChanged(...CONTENT_TAGS);

/** Runs a render and returns what it answered with a record of the content that it used. */
export async function recordingContent<T>(
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

/** Called by a command that did more than saving, for the audit log. */
export function notePublished(locales: readonly string[]): void {
  const noted = changes.getStore();
  if (noted && !isDryRun()) Object.assign(noted, { action: "published", locales });
}

/** Does some work and answers, beside its result, which content it changed. */
export async function collectChanges<T>(
  work: () => Promise<T>,
): Promise<{ result: T; noted: Readonly<Noted> }> {
  const noted: Noted = { tags: new Set(), action: null, locales: [] };
  const result = await changes.run(noted, work);
  return { result, noted };
}

export function onContentChanged(listener: Listener): void {
  listeners.add(listener);
}

/**
 * Hears of changes made by other processes on the same database. After a gap in hearing anything may have
 * changed.
 */
export function listenForContentChanges(): void {
  onBroadcast(
    CHANNEL,
    (payload) => notify(JSON.parse(payload)),
    () => notify({ keys: CONTENT_TAGS, mayLag: false, isGap: true }),
  );
}

function notify(change: Omit<ContentChange, "isGap"> & { isGap?: boolean }): void {
  const tags = tagsOf(change.keys);
  for (const listener of listeners) listener(tags, { isGap: false, ...change });
}
