import { fileUrl } from "#app/media/media.rules.ts";
import { media } from "#app/media/media.table.ts";
import type { SeedMedia } from "./seed-media.ts";
import type { SeedPlan } from "./seed-plan.ts";

/** One finished row per file, so that nothing is encoded at the start. */
export function planMedia(plan: SeedPlan, all: SeedMedia[]): void {
  for (const entry of plan.files) {
    const { alt, caption } = entry;
    const poster = all.find(({ name }) => name === entry.poster);
    plan.insert(media, {
      bucket: entry.bucket,
      key: entry.key,
      name: entry.file.split("/").at(-1) ?? entry.name,
      url: fileUrl(entry.bucket, entry.key),
      contentType: entry.contentType,
      bytes: entry.bytes,
      width: entry.width,
      height: entry.height,
      durationSeconds: entry.durationSeconds ?? null,
      thumbhash: entry.thumbhash || null,
      colour: entry.colour,
      focalX: entry.focal.x,
      focalY: entry.focal.y,
      status: "ready",
      variants: entry.variants.map(({ file: _, ...variant }) => variant),
      posterKey: poster?.key ?? null,
      lightKey: entry.light?.key ?? null,
      document: { alt, ...(caption && { caption }) },
    });
  }
}
