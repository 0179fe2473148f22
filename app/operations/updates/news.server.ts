import { and, desc, eq, lte } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { PRODUCT_VERSION } from "#app/platform/product-version.ts";
import source from "../../../docs/novidades.md?raw";
import { compareVersions, type News, newsSince, parseNews } from "./news.rules.ts";
import { installedVersions, readNews } from "./updates.table.ts";

/** Without later versions. */
const ALL = parseNews(source).filter(({ version }) => compareVersions(version, PRODUCT_VERSION) <= 0);

export type ListedNews = News & { isUnread: boolean };

/** Marks them as read. */
export async function readAllNews(editor: Editor): Promise<ListedNews[]> {
  const unread = newsSince(ALL, await seenBy(editor));
  if (unread.length > 0) await markNewsRead(editor);
  return ALL.map((news) => ({ ...news, isUnread: unread.includes(news) }));
}

/** Null when there is none or it is unreadable. */
export async function unreadNews(editor: Editor): Promise<string | null> {
  try {
    return newsSince(ALL, await seenBy(editor))[0]?.version ?? null;
  } catch (error) {
    log.warn({ err: error }, "Whether there is news could not be read");
    return null;
  }
}

export async function markNewsRead({ id }: Editor): Promise<void> {
  const read = { version: PRODUCT_VERSION, readAt: now() };
  await db()
    .insert(readNews)
    .values({ userId: id, ...read })
    .onConflictDoUpdate({ target: readNews.userId, set: read });
}

/** Or the one that ran when the account was created. */
async function seenBy({ id }: Editor): Promise<string | null> {
  const [read] = await db()
    .select({ version: readNews.version })
    .from(readNews)
    .where(eq(readNews.userId, id));
  if (read) return read.version;
  const [met] = await db()
    .select({ version: installedVersions.version })
    .from(installedVersions)
    .innerJoin(users, and(eq(users.id, id), lte(installedVersions.installedAt, users.createdAt)))
    .orderBy(desc(installedVersions.installedAt))
    .limit(1);
  return met?.version ?? null;
}
