import { expect } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { discardDrafts, restoreDiscarded } from "#app/content/drafts/discard.server.ts";
import { canHide } from "#app/content/drafts/publish.server.ts";
import { runDueSchedules } from "#app/content/drafts/run-schedules.server.ts";
import { scheduleDrafts, scheduleWithdrawal } from "#app/content/drafts/schedules.server.ts";
import { restoreVersion } from "#app/content/history/restore.server.ts";
import { listRemoved, undelete } from "#app/content/history/trash.server.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { readBaseVersion } from "#app/platform/base-version.ts";
import { clock } from "#app/platform/clock.ts";
import { readDraftRows } from "#app/platform/db/content/content-drafts.server.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import {
  type ContentState,
  differences,
  REVISED_IN,
  type RevisedIn,
} from "#app/platform/db/content/content-state.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { ContentConflictError, latestVersion, stateAfter } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import {
  type Ask,
  type Becoming,
  DraftModel,
  fieldIn,
  keyOf,
  localeOf,
  seededRandom,
  type Values,
  valuesAt,
} from "./draft-model.ts";
import type { EditedEntity } from "./edited-entity.ts";
import { ana, bia } from "./product-edits.ts";

const MINUTE_MS = 60_000;
/** Steps. A form open for longer gets conflicts that the model does not know. */
const LONGEST_OPEN = 15;
type Opened = { version: number; step: number; values: Values };

const editors: Editor[] = [ana, bia];

export type Counts = Record<keyof typeof NONE, number>;
const NONE = {
  ...{ site: 0, draft: 0, publish: 0, partly: 0, conflicting: 0, conflictingOnSite: 0, merged: 0 },
  ...{ restored: 0, returned: 0, scheduled: 0, due: 0, failed: 0, withdrawn: 0, discarded: 0, undone: 0 },
};

/** Random edits by two editors. After each step the state must equal the model's. */
export async function editAtRandom(subject: EditedEntity, steps: number, seed: number): Promise<Counts> {
  const counts = { ...NONE };
  const random = seededRandom(seed);
  const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  let time = Date.parse("2026-11-21T12:00:00Z");
  clock.now = () => new Date(time);
  const { kind, places, entity } = subject;
  const id = await subject.make(editors[0] as Editor);
  const thing = { entity, id };
  const canLeave = canHide(kind);
  const read = async () => (await readStates(db(), kind, [id])).get(id) ?? null;
  const present = async (): Promise<Values> => {
    const state = await read();
    if (!state) throw new Error("It is not there");
    return valuesAt(places, state);
  };
  const asPublished = () => readWithDrafts([{ kind, id }], present);
  const model = new DraftModel(await present());
  const open = async (step: number): Promise<Opened> => {
    const version = await latestVersion();
    return { version, step, values: await asPublished() };
  };
  const windows = [await open(0), await open(0)];
  const past: { version: number; state: ContentState }[] = [];
  let goesAt: number | null = null;
  for (let step = 0; step < steps; step++) {
    const what = `${entity}: step ${step} of seed ${seed}`;
    const who = random(2);
    const editor = editors[who] as Editor;
    time += random(3) * MINUTE_MS;
    await doDue(what);
    const lot = random(20);
    const opened = windows[who] as Opened;
    if (step - opened.step > LONGEST_OPEN) windows[who] = await open(step);
    if (lot < 10) await edit(who, editor, step, what);
    else if (lot < 12 && past.length > 0) await restore(editor, what);
    else if (lot === 12 && subject.remove) await removeAndReturn(editor, what);
    else if (lot < 15) await schedule(editor, what);
    else if (lot === 15 && canLeave) await scheduleLeaving(editor);
    else if (lot === 16) await discard(editor, what);
    else windows[who] = await open(step);
    await check(what);
    await checkPast(what);
  }
  return counts;

  async function check(what: string) {
    expect(await present(), `${what}: the site`).toEqual(model.site);
    expect(await asPublished(), `${what}: the form`).toEqual(model.shown);
    const rows = (await readDraftRows(db(), kind, [id])).get(id) ?? [];
    const times = rows.flatMap(({ locale, publishAt }) => (publishAt ? [[locale, publishAt.getTime()]] : []));
    expect(Object.fromEntries(times), `${what}: the appointments`).toEqual(Object.fromEntries(model.times));
    const failed = rows.flatMap(({ locale, failure }) => (failure ? [locale] : []));
    expect(new Set(failed), `${what}: what failed`).toEqual(model.failed);
  }

  async function checkPast(what: string) {
    const state = await read();
    if (state) past.push({ version: await latestVersion(), state });
    const earlier = one(past);
    const computed = await stateAfter(db(), kind, id, earlier.version);
    expect(differences(earlier.state, computed as ContentState), what).toEqual([]);
  }

  async function edit(who: number, editor: Editor, step: number, what: string) {
    const began = windows[who] as Opened;
    const locale = one(LOCALES);
    const mine: Values = {};
    for (const field of subject.words)
      if (random(2) === 0) {
        const isEmptied = random(4) === 0 && !(subject.isNamed && locale === "pt-BR");
        mine[keyOf(locale, field)] = isEmptied ? "" : `${locale} ${step}`;
      }
    const typed = Object.keys(mine);
    // A form sends every fact that it began with.
    for (const [field, next] of Object.entries(subject.facts)) {
      const key = keyOf("all", field);
      mine[key] = next({ random, step, began: began.values[key] });
    }
    // Publishing everything leaves scheduled languages to their dates.
    const whole = REVISED_IN.filter((one) => !model.times.has(one) || model.failed.has(one));
    const becoming = one<Becoming>([
      { as: "site" },
      { as: "draft" },
      { as: "draft" },
      { as: "publish", locales: [one(REVISED_IN)] },
      { as: "publish", locales: whole },
    ]);
    const isPartly = becoming.as === "publish" && becoming.locales !== whole;
    const saveAs = isPartly ? `publish:${becoming.locales[0]}` : becoming.as;
    const send = async (choices: Record<string, string>) => {
      const sent = new FormData();
      const fields = { "based-on": String(began.version), "save-as": saveAs, ...choices };
      for (const [name, value] of Object.entries(fields)) sent.set(name, value);
      const baseVersion = readBaseVersion(sent);
      const words = Object.fromEntries(typed.map((key) => [fieldIn(key), String(mine[key])]));
      await subject
        .save(editor, id, { values: { ...began.values, ...mine }, words: { [locale]: words } }, baseVersion)
        .catch((error: unknown) => {
          if (!(error instanceof SavedAsDraft)) throw error;
        });
      if (baseVersion && baseVersion.merged.length > 0) counts.merged++;
    };
    const chosen: Record<string, string> = {};
    const nameOf = ({ key, layer }: Ask) =>
      `keep:${key.replace(" ", ":")}:${layer === "form" ? id : `${id}-site`}`;
    const isMine = (ask: Ask) => chosen[nameOf(ask)] === "mine";
    const asked = async (asks: Ask[]) => {
      if (asks.length === 0) return;
      const conflict = await send(chosen).catch((error: unknown) => error);
      if (!(conflict instanceof ContentConflictError)) throw new Error(`${what}: there was no conflict`);
      const names = conflict.conflicts.map(({ locale, field, id }) => `keep:${locale}:${field}:${id}`);
      expect(names.sort(), what).toEqual(asks.map(nameOf).sort());
      expect(await present(), `${what}: nothing is written before the answer`).toEqual(model.site);
      chosen["based-on-seen"] = String(conflict.version);
      for (const name of names) chosen[name] = one(["mine", "theirs"]);
      if (asks[0]?.layer === "form") counts.conflicting++;
      else counts.conflictingOnSite++;
    };
    await asked(model.asksOfForm({ began: began.values, mine }));
    const wanted = model.wanted({ began: began.values, mine }, isMine);
    await asked(model.asksOfSite(wanted, becoming));
    const before = await stateNow();
    await send(chosen);
    onlyTouched(before, await stateNow(), touched(locale, becoming), what);
    model.save(wanted, becoming, isMine, time);
    counts[isPartly ? "partly" : becoming.as]++;
    windows[who] = await open(step);
  }

  function touched(locale: Locale, becoming: Becoming): Set<RevisedIn> {
    return new Set(["all", locale, ...(becoming.as === "publish" ? becoming.locales : [])]);
  }

  async function stateNow() {
    const rows = (await readDraftRows(db(), kind, [id])).get(id) ?? [];
    const drafts = Object.fromEntries(rows.map(({ locale, changes }) => [locale, changes]));
    return { site: await read(), drafts };
  }

  /** Whole languages are compared, including fields that no edit changes. */
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
    await runDueSchedules();
    const leaves = goesAt !== null && goesAt <= time ? goesAt : null;
    // In order: what was due before it was withdrawn, then later changes.
    if (leaves !== null) {
      publishDue(leaves);
      model.site["all active"] = false;
      goesAt = null;
      counts.withdrawn++;
    }
    publishDue(time);
    await check(`${what}: what was due`);
    expect(await runDueSchedules(), `${what}: done twice`).toBe(0);
  }

  function publishDue(until: number) {
    const { published, failed } = model.publishDue(until);
    counts.due += published;
    counts.failed += failed;
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
    // Not at the moment of a publication, whose order is undefined.
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
    expect(await restoreDiscarded(editor, thing, version), what).toBe(true);
    for (const [key, entry] of kept.drafts) if (localeOf(key) === locale) model.drafts.set(key, entry);
    const at = kept.times.get(locale);
    if (at !== undefined && at > time) model.times.set(locale, at);
    counts.undone++;
  }

  async function restore(editor: Editor, what: string) {
    const { version, state } = one(past);
    const locale = one(REVISED_IN);
    const done = await restoreVersion(editor, { entity, id, locale, version });
    expect(["restored", "same"], what).toContain(done.state);
    const wanted = valuesAt(places, state);
    for (const [at, field] of places)
      if (at === locale) model.site[keyOf(at, field)] = wanted[keyOf(at, field)];
    counts.restored++;
  }

  async function removeAndReturn(editor: Editor, what: string) {
    await subject.remove?.(editor, id);
    expect(await read(), what).toBeNull();
    const { removed } = await listRemoved(editor, 1);
    expect(await undelete(editor, removed[0]?.name ?? ""), what).toBe("back");
    counts.returned++;
  }
}
