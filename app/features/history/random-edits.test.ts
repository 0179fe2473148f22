import { afterAll, expect, test } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { bringDraftsBack, discardDrafts } from "#app/features/drafts/discard.server.ts";
import { doWhatIsDue } from "#app/features/drafts/due.server.ts";
import { scheduleDrafts, scheduleWithdrawal } from "#app/features/drafts/schedules.server.ts";
import { productContent } from "#app/features/products/product-content.server.ts";
import { saveProduct } from "#app/features/products/product-editing.server.ts";
import { productForm } from "#app/features/products/product-form.rules.ts";
import { removeProduct } from "#app/features/products/product-removal.server.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { readBasis } from "#app/platform/basis.ts";
import { clock } from "#app/platform/clock.ts";
import { readDraftRows } from "#app/platform/db/content-drafts.server.ts";
import { readStates } from "#app/platform/db/content-rows.server.ts";
import { type ContentState, differences, type RevisedIn } from "#app/platform/db/content-state.ts";
import { db } from "#app/platform/db/db.server.ts";
import { DraftKept } from "#app/platform/db/revisions.server.ts";
import { REVISED_IN } from "#app/platform/db/revisions.table.ts";
import { seenAsPublished } from "#app/platform/db/seen-as-published.server.ts";
import { ContentClashError, latestVersion, stateAfter } from "#app/platform/db/versions.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { ana, anyMessages, bia } from "#tests/support/rug-edits.ts";
import {
  type Ask,
  type Becoming,
  fieldIn,
  keyOf,
  localeOf,
  PLACES,
  RugModel,
  seededRandom,
  type Values,
  valuesOf,
} from "#tests/support/rug-model.ts";
import { bringBack, listRemoved } from "./bin.server.ts";
import { restoreVersion } from "./restore.server.ts";

useTestDatabase();

/** How many random acts; more of them take longer and find rarer orders. */
const ACTS = Number(process.env.HISTORY_ACTS ?? 300);
const SEED = Number(process.env.HISTORY_SEED ?? 20_260_101);
const MINUTE_MS = 60_000;
/** Who has a form open for longer than so many acts is asked about more than is expected here. */
const LONGEST_OPEN = 15;
type Opened = { version: number; act: number; values: Values };

const realNow = clock.now;
afterAll(() => {
  clock.now = realNow;
});

const editors: Editor[] = [ana, bia];
const schema = productForm(anyMessages);
const FIELDS = ["description", "materials", "care"] as const;

const read = async (id: string) => (await readStates(db(), productContent, [id])).get(id) ?? null;

async function present(id: string): Promise<Values> {
  const state = await read(id);
  if (!state) throw new Error("The rug is not there");
  return valuesOf(state);
}

const asPublished = (id: string) => seenAsPublished([{ kind: productContent, id }], () => present(id));

test(`${ACTS} random edits, drafts, publications, schedules, withdrawals, restorations and removals by two editors in three languages lose nothing`, async () => {
  const random = seededRandom(SEED);
  const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  let time = Date.parse("2026-11-21T12:00:00Z");
  clock.now = () => new Date(time);
  const made = await saveProduct(editors[0] as Editor, {
    id: null,
    form: { ...schema.parse({ name: "Maré", state: "published" }), leadTimeDays: 1 },
    words: { "pt-BR": {}, es: {}, en: {} },
  });
  if (made.state !== "saved") throw new Error(made.state);
  const { id } = made;
  const thing = { entity: "products", id } as const;
  const model = new RugModel(await present(id));
  const open = async (act: number): Promise<Opened> => {
    const version = await latestVersion();
    return { version, act, values: await asPublished(id) };
  };
  const windows = [await open(0), await open(0)];
  const past: { version: number; state: ContentState }[] = [];
  let goesAt: number | null = null;
  const counts = {
    ...{ site: 0, draft: 0, publish: 0, partly: 0, clashed: 0, clashedOnSite: 0, merged: 0 },
    ...{ restored: 0, returned: 0, scheduled: 0, due: 0, failed: 0, withdrawn: 0, discarded: 0, undone: 0 },
  };

  for (let act = 0; act < ACTS; act++) {
    const what = `act ${act} of seed ${SEED}`;
    const who = random(2);
    const editor = editors[who] as Editor;
    time += random(3) * MINUTE_MS;
    await doDue(what);
    const kind = random(20);
    const opened = windows[who] as Opened;
    if (act - opened.act > LONGEST_OPEN) windows[who] = await open(act);
    if (kind < 10) await edit(who, editor, act, what);
    else if (kind < 12 && past.length > 0) await restore(editor, what);
    else if (kind === 12) await removeAndReturn(editor, what);
    else if (kind < 15) await schedule(editor, what);
    else if (kind === 15) await scheduleLeaving(editor);
    else if (kind === 16) await discard(editor, what);
    else windows[who] = await open(act);
    await check(what);
    await checkPast(what);
  }
  // The sequence reached what it is meant to prove.
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(0);

  async function check(what: string) {
    expect(await present(id), `${what}: the site`).toEqual(model.site);
    expect(await asPublished(id), `${what}: the form`).toEqual(model.shown);
    const rows = (await readDraftRows(db(), productContent, [id])).get(id) ?? [];
    const times = rows.flatMap(({ locale, publishAt }) => (publishAt ? [[locale, publishAt.getTime()]] : []));
    expect(Object.fromEntries(times), `${what}: the appointments`).toEqual(Object.fromEntries(model.times));
    const failed = rows.flatMap(({ locale, failure }) => (failure ? [locale] : []));
    expect(new Set(failed), `${what}: what failed`).toEqual(model.failed);
  }

  /** Any state that ever was published can still be computed. */
  async function checkPast(what: string) {
    const state = await read(id);
    if (state) past.push({ version: await latestVersion(), state });
    const earlier = one(past);
    const computed = await stateAfter(db(), productContent, id, earlier.version);
    expect(differences(earlier.state, computed as ContentState), what).toEqual([]);
  }

  async function edit(who: number, editor: Editor, act: number, what: string) {
    const began = windows[who] as Opened;
    const locale = one(LOCALES);
    const mine: Values = {};
    for (const field of FIELDS)
      if (random(2) === 0) mine[keyOf(locale, field)] = random(4) === 0 ? "" : `${locale} ${act}`;
    const words = Object.fromEntries(Object.entries(mine).map(([key, text]) => [fieldIn(key), text]));
    // A form sends every fact that it began with.
    mine["all leadTimeDays"] = random(3) === 0 ? 2 + act : began.values["all leadTimeDays"];
    mine["all active"] = random(8) === 0 ? !began.values["all active"] : began.values["all active"];
    const becoming = one<Becoming>([
      { as: "site" },
      { as: "draft" },
      { as: "draft" },
      { as: "publish", locales: [one(REVISED_IN)] },
      { as: "publish", locales: REVISED_IN },
    ]);
    const isPartly = becoming.as === "publish" && becoming.locales.length === 1;
    const saveAs = isPartly ? `publish:${becoming.locales[0]}` : becoming.as;
    const send = async (choices: Record<string, string>) => {
      const sent = new FormData();
      const fields = { "based-on": String(began.version), "save-as": saveAs, ...choices };
      for (const [name, value] of Object.entries(fields)) sent.set(name, value);
      const basis = readBasis(sent);
      const form = {
        ...schema.parse({ name: "Maré", state: mine["all active"] ? "published" : "draft" }),
        leadTimeDays: mine["all leadTimeDays"] as number,
      };
      await saveProduct(editor, {
        id,
        form,
        words: { "pt-BR": {}, es: {}, en: {}, [locale]: words },
        basis,
      }).catch((error: unknown) => {
        if (!(error instanceof DraftKept)) throw error;
      });
      if (basis && basis.merged.length > 0) counts.merged++;
    };
    const chosen: Record<string, string> = {};
    const nameOf = ({ key, layer }: Ask) =>
      `keep:${key.replace(" ", ":")}:${layer === "form" ? id : `${id}-site`}`;
    const isMine = (ask: Ask) => chosen[nameOf(ask)] === "mine";
    const asked = async (asks: Ask[]) => {
      if (asks.length === 0) return;
      const clash = await send(chosen).catch((error: unknown) => error);
      if (!(clash instanceof ContentClashError)) throw new Error(`${what}: there was no clash`);
      const names = clash.clashes.map(({ locale, field, id }) => `keep:${locale}:${field}:${id}`);
      expect(names.sort(), what).toEqual(asks.map(nameOf).sort());
      expect(await present(id), `${what}: nothing is written before the answer`).toEqual(model.site);
      chosen["based-on-seen"] = String(clash.version);
      for (const name of names) chosen[name] = one(["mine", "theirs"]);
      if (asks[0]?.layer === "form") counts.clashed++;
      else counts.clashedOnSite++;
    };
    await asked(model.asksOfForm({ began: began.values, mine }));
    const wanted = model.wanted({ began: began.values, mine }, isMine);
    await asked(model.asksOfSite(wanted, becoming));
    const before = await stateNow();
    await send(chosen);
    onlyTouched(before, await stateNow(), touched(locale, becoming), what);
    model.save(wanted, becoming, isMine, time);
    counts[isPartly ? "partly" : becoming.as]++;
    windows[who] = await open(act);
  }

  /** Languages of which anything may change: the one that was written in, what is the same in all, and what is published. */
  function touched(locale: Locale, becoming: Becoming): Set<RevisedIn> {
    return new Set(["all", locale, ...(becoming.as === "publish" ? becoming.locales : [])]);
  }

  async function stateNow() {
    const rows = (await readDraftRows(db(), productContent, [id])).get(id) ?? [];
    const drafts = Object.fromEntries(rows.map(({ locale, changes }) => [locale, changes]));
    return { site: await read(id), drafts };
  }

  /** Whole languages are compared, also in fields that nobody here writes. */
  function onlyTouched(
    before: Awaited<ReturnType<typeof stateNow>>,
    after: Awaited<ReturnType<typeof stateNow>>,
    may: Set<RevisedIn>,
    what: string,
  ) {
    for (const locale of REVISED_IN) {
      if (may.has(locale)) continue;
      expect(after.site?.[locale], `${what}: ${locale} on the site`).toEqual(before.site?.[locale]);
      expect(after.drafts[locale] ?? {}, `${what}: ${locale} drafted`).toEqual(before.drafts[locale] ?? {});
    }
  }

  async function doDue(what: string) {
    await doWhatIsDue();
    const { published, failed } = model.publishDue(time);
    counts.due += published;
    counts.failed += failed;
    if (goesAt !== null && goesAt <= time) {
      model.site["all active"] = false;
      goesAt = null;
      counts.withdrawn++;
    }
    await check(`${what}: what was due`);
    expect(await doWhatIsDue(), `${what}: done twice`).toBe(0);
  }

  async function schedule(editor: Editor, what: string) {
    const locales = random(2) === 0 ? REVISED_IN : [one(REVISED_IN)];
    const at = time + random(6) * MINUTE_MS + MINUTE_MS;
    const drafted = locales.filter((locale) => model.drafted().has(locale));
    const isDone = await scheduleDrafts(editor, thing, locales, new Date(at));
    expect(isDone, what).toBe(drafted.length > 0);
    for (const locale of drafted) {
      model.times.set(locale, at);
      model.failed.delete(locale);
    }
    if (isDone) counts.scheduled++;
  }

  async function scheduleLeaving(editor: Editor) {
    // Not at the moment of a publication: which of the two is first is nobody's promise.
    goesAt = time + 90 * 1000;
    await scheduleWithdrawal(editor, thing, new Date(goesAt));
  }

  async function discard(editor: Editor, what: string) {
    const locale = one(REVISED_IN);
    const version = await discardDrafts(editor, thing, [locale]);
    const kept = {
      drafts: new Map(model.drafts),
      times: new Map(model.times),
      failed: new Set(model.failed),
    };
    expect(version !== null, what).toBe(model.drafted().has(locale));
    if (version === null) return;
    model.discard(locale);
    counts.discarded++;
    await check(`${what}: discarded`);
    if (random(2) === 0) return;
    expect(await bringDraftsBack(editor, thing, version), what).toBe(true);
    for (const [key, entry] of kept.drafts) if (localeOf(key) === locale) model.drafts.set(key, entry);
    const at = kept.times.get(locale);
    if (at !== undefined && at > time) model.times.set(locale, at);
    counts.undone++;
  }

  async function restore(editor: Editor, what: string) {
    const { version, state } = one(past);
    const locale = one(REVISED_IN);
    const done = await restoreVersion(editor, { entity: "products", id, locale, version });
    expect(["restored", "same"], what).toContain(done.state);
    const wanted = valuesOf(state);
    for (const [at, field] of PLACES)
      if (at === locale) model.site[keyOf(at, field)] = wanted[keyOf(at, field)];
    counts.restored++;
  }

  async function removeAndReturn(editor: Editor, what: string) {
    await removeProduct(editor, id);
    expect(await read(id), what).toBeNull();
    const { removed } = await listRemoved(editor, 1);
    expect(await bringBack(editor, removed[0]?.name ?? ""), what).toBe("back");
    counts.returned++;
  }
}, 7_200_000);
