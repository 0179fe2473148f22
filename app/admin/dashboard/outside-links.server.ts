import { asc, gt, notInArray, sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { checkAddress, type isOutside } from "./check-address.server.ts";
import type { BrokenLink } from "./dashboard.rules.ts";
import { listOutsideAddresses } from "./outside-addresses.server.ts";
import { outsideLinks } from "./outside-links.table.ts";

/** A temporary error may pass in one night. */
const FAILURES_OF_BROKEN = 2;

/** Removes addresses that the site no longer links to. */
export async function checkOutsideLinks(
  signal: AbortSignal = new AbortController().signal,
  mayAsk?: typeof isOutside,
): Promise<void> {
  const addresses = await listOutsideAddresses();
  const known = [...addresses.keys()];
  await db()
    .delete(outsideLinks)
    .where(known.length > 0 ? notInArray(outsideLinks.url, known) : undefined);
  for (const [url, place] of addresses) {
    const { trouble, isGone } = await checkAddress(url, signal, mayAsk);
    const places = [place];
    const failures = trouble === "" ? 0 : isGone ? FAILURES_OF_BROKEN : 1;
    await db()
      .insert(outsideLinks)
      .values({ url, places, trouble, failures, askedAt: now() })
      .onConflictDoUpdate({
        target: outsideLinks.url,
        set: {
          ...{ places, trouble, askedAt: now() },
          failures: trouble === "" ? 0 : sql`${outsideLinks.failures} + ${failures}`,
        },
      });
  }
}

export async function listBrokenLinks(_editor: Editor): Promise<BrokenLink[]> {
  const rows = await db()
    .select({ url: outsideLinks.url, places: outsideLinks.places })
    .from(outsideLinks)
    .where(gt(outsideLinks.failures, FAILURES_OF_BROKEN - 1))
    .orderBy(asc(outsideLinks.url));
  return rows.map(({ url, places }) => ({ url, to: places[0]?.href ?? "/admin/configuracoes" }));
}
