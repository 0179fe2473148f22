import { AsyncLocalStorage } from "node:async_hooks";
import { now } from "#app/platform/clock.ts";
import { broadcast, isDryRun, onBroadcast } from "#app/platform/db/db.server.ts";
import { isUnreachable } from "#app/platform/db/unreachable.ts";
import { log } from "#app/platform/log.server.ts";

const CONTENT_TAGS = [
  "settings",
  "hero-video",
  "gallery",
  "collections",
  "products",
  "samples",
  "media",
  "pages",
  "testimonials",
  "services",
  "trade-shows",
  "curation",
  "swatches",
  "designers",
  "rug-designs",
  "shared-pictures",
] as const;
export type ContentTag = (typeof CONTENT_TAGS)[number];

/** What a render used, whether everything could be read, and until when the result is valid. */
export type ContentRecord = {
  tags: Set<ContentTag>;
  isComplete: boolean;
  /** The database was unreachable: defaults were rendered instead of content. */
  isUnreachable: boolean;
  expiresAt?: Date;
};

/** What some work changed, and what it is called when it is more than saving. */
type Noted = { tags: Set<ContentTag>; action: "published" | null };

/** `isGap`: no change was reported, but broadcasts may have been missed. */
type Listener = (tags: readonly ContentTag[], isGap: boolean) => void;

const CHANNEL = "content_changed";
const recorder = new AsyncLocalStorage<ContentRecord>();
const changes = new AsyncLocalStorage<Noted>();
const listeners = new Set<Listener>();

/** Called by every query that reads content: the page being rendered depends on these tags. */
export function usesContent(...tags: ContentTag[]): void {
  const record = recorder.getStore();
  for (const tag of tags) record?.tags.add(tag);
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

/** Called after a commit that changed content; the pages that used it are rendered anew, in every process. */
export async function contentChanged(...tags: ContentTag[]): Promise<void> {
  // What is taken back again changed nothing.
  if (isDryRun()) return;
  const noted = changes.getStore();
  for (const tag of tags) noted?.tags.add(tag);
  notify(tags);
  await broadcast(CHANNEL, tags.join(","));
}

/** After something that is larger than one content, such as a restored backup. */
export const allContentChanged = (): Promise<void> => contentChanged(...CONTENT_TAGS);

/** Runs a render and returns what it answered with a record of the content that it used. */
export async function recordingContent<T>(
  render: () => Promise<T>,
): Promise<{ result: T; record: ContentRecord }> {
  const record: ContentRecord = { tags: new Set(), isComplete: true, isUnreachable: false };
  const result = await recorder.run(record, render);
  return { result, record };
}

/** Called by a command that did more than saving, for the audit log. */
export function notePublished(): void {
  const noted = changes.getStore();
  if (noted && !isDryRun()) noted.action = "published";
}

/** Does some work and answers, beside its result, which content it changed. */
export async function collectChanges<T>(
  work: () => Promise<T>,
): Promise<{ result: T; noted: Readonly<Noted> }> {
  const noted: Noted = { tags: new Set(), action: null };
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
    (payload) => notify(payload.split(",") as ContentTag[]),
    () => notify(CONTENT_TAGS, true),
  );
}

function notify(tags: readonly ContentTag[], isGap = false): void {
  for (const listener of listeners) listener(tags, isGap);
}
