import { AsyncLocalStorage } from "node:async_hooks";
import { broadcast, onBroadcast } from "#app/platform/db/db.server.ts";

export type ContentTag =
  | "settings"
  | "hero-video"
  | "gallery"
  | "collections"
  | "products"
  | "samples"
  | "media"
  | "pages"
  | "testimonials"
  | "curation"
  | "swatches"
  | "designers";

const CHANNEL = "content_changed";
const recorder = new AsyncLocalStorage<Set<ContentTag>>();
const listeners = new Set<(tags: ContentTag[]) => void>();

/** Called by every door that reads content: the page being rendered depends on these tags. */
export function usesContent(...tags: ContentTag[]): void {
  const recorded = recorder.getStore();
  for (const tag of tags) recorded?.add(tag);
}

/** Called after a commit that changed content; the pages that used it are rendered anew, in every process. */
export async function contentChanged(...tags: ContentTag[]): Promise<void> {
  for (const listener of listeners) listener(tags);
  await broadcast(CHANNEL, tags.join(","));
}

/** Runs a render and returns what it answered with the tags that it used. */
export async function recordingContent<T>(
  render: () => Promise<T>,
): Promise<{ result: T; tags: Set<ContentTag> }> {
  const tags = new Set<ContentTag>();
  const result = await recorder.run(tags, render);
  return { result, tags };
}

export function onContentChanged(listener: (tags: ContentTag[]) => void): void {
  listeners.add(listener);
}

/** Hears of changes made by other processes on the same database. */
export function listenForContentChanges(): void {
  onBroadcast(CHANNEL, (payload) => {
    const tags = payload.split(",") as ContentTag[];
    for (const listener of listeners) listener(tags);
  });
}
