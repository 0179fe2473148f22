import { buffer } from "node:stream/consumers";
import { withFallback } from "../with-fallback.server.ts";
import { storage } from "./storage.server.ts";

export const DRAWINGS_BUCKET = "site_assets";

/** Without a key while it is not kept. */
export type Drawing = { bytes: Buffer; isComplete: boolean; key?: string };

/** `prefix`: of all drawings of the same thing, of which the newest is kept. */
type Place = { prefix: string; key: string; contentType: string };

const making = new Map<string, Promise<Drawing>>();

/** Keyed by content; concurrent requests share one drawing. Incomplete ones are not kept. */
export const keptDrawing = (place: Place, make: () => Promise<Drawing>): Promise<Drawing> =>
  shared(place, () => findOrMake(place, make));

/** As `keptDrawing`, for whoever has found that there is none. */
export const newDrawing = (place: Place, make: () => Promise<Drawing>): Promise<Drawing> =>
  shared(place, () => makeAndKeep(place, make));

function shared({ key }: Place, work: () => Promise<Drawing>): Promise<Drawing> {
  const begun = making.get(key) ?? work().finally(() => making.delete(key));
  making.set(key, begun);
  return begun;
}

async function findOrMake(place: Place, make: () => Promise<Drawing>): Promise<Drawing> {
  const { key } = place;
  const kept = await withFallback(null, "A kept drawing could not be read; it is made again", () =>
    storage().open(DRAWINGS_BUCKET, key),
  );
  if (kept) return { key, bytes: await buffer(kept.stream), isComplete: true };
  return makeAndKeep(place, make);
}

async function makeAndKeep(
  { prefix, key, contentType }: Place,
  make: () => Promise<Drawing>,
): Promise<Drawing> {
  const drawing = await make();
  if (!drawing.isComplete) return drawing;
  const { bytes } = drawing;
  return withFallback(
    drawing,
    "A drawing could not be kept; it is made again when somebody asks",
    async () => {
      for await (const old of storage().list(DRAWINGS_BUCKET, prefix))
        if (old.key !== key) await storage().remove(DRAWINGS_BUCKET, old.key);
      await storage().put(DRAWINGS_BUCKET, key, bytes, { contentType, contentLength: bytes.length });
      return { ...drawing, key };
    },
  );
}
