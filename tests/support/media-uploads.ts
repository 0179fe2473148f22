import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { galleryImageUpload, type UploadKind } from "#app/media/media.rules.ts";
import { media } from "#app/media/media.table.ts";
import { registerMediaJobs } from "#app/media/media-jobs.server.ts";
import { stagingFolder } from "#app/media/upload/staging.server.ts";
import { receiveUpload } from "#app/media/upload/uploads.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { picture } from "./media-fixtures.ts";

const RENDITIONS_WITHIN = { timeout: 100_000, interval: 100 };

/** Two administrators and an editor of the simulator. */
export const ana: Editor = { id: "ana", email: "ana@urdume.example", role: "admin", sessionId: "1" };
export const bia: Editor = { id: "bia", email: "bia@urdume.example", role: "admin", sessionId: "2" };
export const caio: Editor = { id: "caio", email: "caio@urdume.example", role: "simulator", sessionId: "3" };

/** Rendition jobs on the test's database. */
export function useMediaJobs(): void {
  beforeAll(async () => {
    registerMediaJobs();
    await startJobs();
  });
  afterAll(stopJobs);
}

export function form(files: File[], fields: Record<string, string> = {}): Request {
  const data = new FormData();
  for (const file of files) data.append("file", file);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return new Request("http://site/admin", { method: "POST", body: data });
}

export const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

export const jpeg = async (width = 1000, height = 600) =>
  fileOf(await picture("jpeg", width, height), "foto.jpg");

export async function upload(file: File, kind: UploadKind = galleryImageUpload): Promise<string> {
  const { files } = await receiveUpload(ana, form([file]), kind);
  const url = files[0]?.value?.url;
  if (!url) throw new Error(`Not taken: ${files[0]?.toast?.title}`);
  return url;
}

export const rowOf = async (url: string) => (await db().select().from(media).where(eq(media.url, url)))[0];

export async function readyRow(url: string) {
  await expect.poll(async () => (await rowOf(url))?.status, RENDITIONS_WITHIN).toBe("ready");
  return rowOf(url);
}

/** All rows, stored files and pending uploads, once no job is running. */
export async function everything() {
  await expect.poll(() => db().$count(media, eq(media.status, "pending")), RENDITIONS_WITHIN).toBe(0);
  const stored = await Array.fromAsync(storage().list("site_videos"));
  const staged = await readdir(stagingFolder()).catch(() => []);
  const rows = await db().select({ url: media.url }).from(media);
  return {
    stored: stored.map(({ key }) => key),
    staged: staged.filter((name) => !name.startsWith("work-") && !name.endsWith(".result")),
    rows,
  };
}

/** Bucket and key from a stored file's address. */
export function placeOf(url: string): [bucket: string, key: string] {
  const [, , bucket = "", ...key] = url.split("/");
  return [bucket, key.join("/")];
}
