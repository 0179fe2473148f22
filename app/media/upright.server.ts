import { join } from "node:path";
import { and, eq, or, sql } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { contentEdited } from "#app/platform/http/cache/content-tags.server.ts";
import { type Picture, uprightFrame } from "#app/ui/media/picture.rules.ts";
import { UNCHANGED } from "./crop.rules.ts";
import { storeRenditions } from "./delivery/renditions.server.ts";
import { encode } from "./encoder/encoder.server.ts";
import { MIN_UPRIGHT_WIDTH } from "./media.rules.ts";
import { type Media, type MediaVariant, media } from "./media.table.ts";
import { fetchIfThere, removeLater } from "./originals.server.ts";
import { withWorkFolder } from "./upload/staging.server.ts";

const withKey = (key: string) =>
  or(eq(media.key, key), sql`${media.variants} @> ${JSON.stringify([{ key }])}::jsonb`);

/** The crop that telephones show of a wide picture, at its focal point; made when it is lacking. */
export async function addUpright(picture: Picture, signal: AbortSignal): Promise<void> {
  const [, , bucket = "", ...key] = picture.src.replace(/\?.*/, "").split("/");
  const frame = uprightFrame(picture);
  if (picture.upright || !frame) return;
  const rows = await db()
    .select()
    .from(media)
    .where(and(eq(media.bucket, bucket), eq(media.status, "ready"), withKey(key.join("/"))));
  // Files of the same content share renditions; the focal point is each one's own.
  for (const row of rows) {
    const isItsOwn = row.focalX === picture.focal.x && row.focalY === picture.focal.y;
    if (isItsOwn) await make(row, frame, signal);
  }
}

type Frame = NonNullable<ReturnType<typeof uprightFrame>>;

async function make(row: Media, frame: Frame, signal: AbortSignal): Promise<void> {
  const { id, bucket, focalX: x, focalY: y } = row;
  const [former, whole] = [true, false].map((isCrop) =>
    row.variants.filter(({ uprightFor }) => Boolean(uprightFor) === isCrop),
  ) as [MediaVariant[], MediaVariant[]];
  const [widest] = whole.filter(({ format }) => format === "jpg").sort((a, b) => b.width - a.width);
  const { key, width } = widest ?? row;
  if (frame.width * (width ?? 0) < MIN_UPRIGHT_WIDTH) return;
  await withWorkFolder(async (outFolder) => {
    const [path, out] = [join(outFolder, "whole"), join(outFolder, "crop")];
    if (!(await fetchIfThere(path, { bucket, key }))) return;
    const crop = { ...UNCHANGED, ...frame };
    await encode({ op: "crop", path, out, type: "image/jpeg", crop, outFolder }, signal);
    const { contentHash, files } = await encode({ op: "all", path: out, outFolder, skip: [] }, signal);
    const kept = {
      contentHash,
      files: files.filter(({ format, width }) => format !== "jpg" && width >= MIN_UPRIGHT_WIDTH),
    };
    await storeRenditions(bucket, [kept], async (tx, [stored = []]) => {
      const made = stored.map((variant) => ({ ...variant, uprightFor: { x, y } }));
      // Ignored if the renditions were changed meanwhile.
      const isAsRead = sql`${media.variants} = ${JSON.stringify(row.variants)}::jsonb`;
      const written = await tx
        .update(media)
        .set({ variants: [...whole, ...made] })
        .where(and(eq(media.id, id), isAsRead))
        .returning({ id: media.id });
      const keys = (written.length > 0 ? former : made).map(({ key }) => key);
      await removeLater(tx, { bucket, keys });
    });
    await contentEdited({ tag: "media", parts: [row.url], mayLag: true });
  });
}
