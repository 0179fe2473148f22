import { and, eq, ne } from "drizzle-orm";
import { type Collection, collectionSlugs, collections } from "#app/features/catalogue/collections.table.ts";
import { freeSlug, slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import type { CollectionKind } from "./collections.rules.ts";

/** Former addresses, each with the one that its collection has now. */
export async function listMovedSlugs(): Promise<Map<string, string>> {
  const rows = await db()
    .select({ from: collectionSlugs.slug, to: collections.slug })
    .from(collectionSlugs)
    .innerJoin(collections, eq(collections.id, collectionSlugs.collectionId))
    .where(eq(collections.active, true));
  return new Map(rows.map(({ from, to }) => [from, to]));
}

/** The address that a new item gets: the one that was asked for, or a free one made of its title. */
export async function newSlug(tx: Transaction, kind: CollectionKind, title: string): Promise<string> {
  const own = tx.select({ slug: collections.slug }).from(collections).where(eq(collections.kind, kind));
  // What once led to a collection goes on leading there.
  const former =
    kind === "collection" ? await tx.select({ slug: collectionSlugs.slug }).from(collectionSlugs) : [];
  return freeSlug(
    slugOf(title),
    [...(await own), ...former].map(({ slug }) => slug),
  );
}

export async function isSlugTaken(
  tx: Transaction,
  kind: CollectionKind,
  slug: string,
  id?: string,
): Promise<boolean> {
  const [taken] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(eq(collections.kind, kind), eq(collections.slug, slug), id ? ne(collections.id, id) : undefined),
    );
  return taken !== undefined;
}

/** Keeps the address that a collection leaves; the one that it takes is a present one from now on. */
export async function storeFormerSlug(tx: Transaction, from: Collection, to: string): Promise<void> {
  if (from.kind !== "collection" || from.slug === to) return;
  await tx.delete(collectionSlugs).where(eq(collectionSlugs.slug, to));
  await tx.insert(collectionSlugs).values({ slug: from.slug, collectionId: from.id }).onConflictDoNothing();
}

/** A new collection that asked for an address which once led elsewhere. */
export async function takeFormerSlug(tx: Transaction, slug: string): Promise<void> {
  await tx.delete(collectionSlugs).where(eq(collectionSlugs.slug, slug));
}
