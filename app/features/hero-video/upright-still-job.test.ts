import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { saveFocalPoint } from "#app/media/media.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { allContentChanged, contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { dropJobs } from "#app/platform/jobs/jobs.server.ts";
import { heroForm } from "#tests/support/hero-form.ts";
import { ana, jpeg, readyRow, upload, useMediaJobs } from "#tests/support/media-uploads.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getHeroVideo, saveHeroVideo } from "./hero-video.server.ts";
import { registerHeroVideoJobs, requestUprightStill } from "./upright-still.server.ts";

const JOB = "hero-video.upright-still";

useTestDatabase();
beforeAll(registerHeroVideoJobs);
useMediaJobs();
beforeEach(() => dropJobs(JOB));

const SOON = { timeout: 55_000, interval: 100 };

async function requests(): Promise<number> {
  const { rows } = await db().execute(sql`select 1 from pgboss.job where name = ${JOB}`);
  return rows.length;
}

let still = "";
const saveFilm = (title = "") =>
  saveHeroVideo(ana, heroForm({ url: "https://vimeo.com/910000003", poster: still, title }));

test("the crop follows a film that is saved", async () => {
  still = await upload(await jpeg(1280, 720));
  await readyRow(still);
  await saveFilm();
  const upright = async () => (await getHeroVideo("pt-BR"))?.poster?.upright?.length;
  await expect.poll(upright, SOON).toBe(2);
});

test.each([
  ["a film", () => saveFilm("Tear")],
  ["the still's focal point", () => saveFocalPoint(ana, still, { x: 1, y: 0.5 })],
  ["a file: another picture, its crop, its trash", () => contentChanged("media")],
  ["the brand's picture", () => contentChanged("settings")],
  ["everything, as a restored archive or an import does", allContentChanged],
  ["nothing, at the start of a server", requestUprightStill],
])("what changed is %s: the crop is looked for once", async (_what, change) => {
  await change();
  await expect.poll(requests).toBe(1);
});
