import { and, eq, isNotNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isId } from "#app/platform/ids.ts";
import { noSuchFile, serveFile } from "./delivery/files.server.ts";
import { DRAWN_BY_BROWSERS } from "./media.rules.ts";
import { type Media, media } from "./media.table.ts";

/** The smallest rendition of a file in the trash, for its list. */
export async function serveRemovedPicture(_editor: Editor, request: Request, id: string): Promise<Response> {
  const [row] = isId(id)
    ? await db()
        .select()
        .from(media)
        .where(and(eq(media.id, id), isNotNull(media.removedAt)))
    : [];
  const key = row && smallestKey(row);
  if (!row || !key) return noSuchFile();
  const response = await serveFile(request, row.bucket, key);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

function smallestKey({ variants, contentType, key }: Media): string | null {
  const pictures = variants.filter(({ format }) => format !== "mp4").sort((a, b) => a.width - b.width);
  return pictures[0]?.key ?? (DRAWN_BY_BROWSERS.includes(contentType) ? key : null);
}
