import { expect, test } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPageForm, savePage } from "#app/features/pages/page-edits.server.ts";
import { productContent } from "#app/features/products/product-content.server.ts";
import { saveProduct } from "#app/features/products/product-editing.server.ts";
import { productForm } from "#app/features/products/product-form.rules.ts";
import { removeProduct } from "#app/features/products/product-removal.server.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { readBasis } from "#app/platform/basis.ts";
import { readStates } from "#app/platform/db/content-rows.server.ts";
import { type ContentState, differences } from "#app/platform/db/content-state.ts";
import { db } from "#app/platform/db/db.server.ts";
import { ContentClashError, latestVersion, stateAfter } from "#app/platform/db/versions.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { bringBack, listRemoved } from "./bin.server.ts";
import { restoreVersion } from "./restore.server.ts";

useTestDatabase();

/** How many random acts; more of them take longer and find rarer orders. */
const ACTS = Number(process.env.HISTORY_ACTS ?? 300);
const SEED = Number(process.env.HISTORY_SEED ?? 20_260_101);

const editors: Editor[] = ["ana", "bia"].map((id) => ({
  ...{ id, email: `${id}@urdume.example`, sessionId: id },
  role: "admin",
}));
const schema = productForm(new Proxy({}, { get: () => "message" }) as never);
const FIELDS = ["description", "materials", "care"] as const;

type Opened = { version: number; days: number; words: Record<string, string> };
/** What is expected to be there: words by language and field, and the days. */
type Model = { days: number; words: Record<string, string> };

/** Repeatable, so that a failure can be looked at again. */
function seededRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const place = (locale: Locale, field: string) => `${locale} ${field}`;

async function read(id: string): Promise<ContentState | null> {
  return (await readStates(db(), productContent, [id])).get(id) ?? null;
}

function modelOf(state: ContentState): Model {
  const words: Record<string, string> = {};
  for (const locale of LOCALES)
    for (const field of FIELDS) words[place(locale, field)] = String(state[locale][field] ?? "");
  return { days: Number(state.all.leadTimeDays ?? 0), words };
}

async function present(id: string): Promise<Model> {
  const state = await read(id);
  if (!state) throw new Error("The rug is not there");
  return modelOf(state);
}

test(`${ACTS} random edits, restorations, removals and returns by two editors in three languages lose nothing`, async () => {
  const random = seededRandom(SEED);
  const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const made = await saveProduct(editors[0] as Editor, {
    id: null,
    form: { ...schema.parse({ name: "Maré", state: "published" }), leadTimeDays: 1 },
    words: { "pt-BR": {}, es: {}, en: {} },
  });
  if (made.state !== "saved") throw new Error(made.state);
  const { id } = made;
  let expected = await present(id);
  const open = async (): Promise<Opened> => ({ version: await latestVersion(), ...(await present(id)) });
  const windows = [await open(), await open()];
  const past: { version: number; state: ContentState }[] = [];
  const counts = { saved: 0, clashed: 0, merged: 0, restored: 0, returned: 0 };

  for (let act = 0; act < ACTS; act++) {
    const what = `act ${act} of seed ${SEED}`;
    const who = random(2);
    const editor = editors[who] as Editor;
    const kind = random(10);
    if (kind < 6) await edit(who, editor, act, what);
    else if (kind < 8 && past.length > 0) await restore(editor, what);
    else if (kind === 8) await removeAndReturn(editor, what);
    else windows[who] = await open();
    expect(await present(id), what).toEqual(expected);
    const state = await read(id);
    if (state) past.push({ version: await latestVersion(), state });
    // Any state that ever was can still be computed.
    const earlier = one(past);
    const computed = await stateAfter(db(), productContent, id, earlier.version);
    expect(differences(earlier.state, computed as ContentState), what).toEqual([]);
  }
  // The sequence reached what it is meant to prove.
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(0);

  async function edit(who: number, editor: Editor, act: number, what: string) {
    const began = windows[who] as Opened;
    const locale = one(LOCALES);
    const fields = FIELDS.filter(() => random(2) === 0);
    const mine = Object.fromEntries(fields.map((field) => [field, `${locale} ${act}`]));
    const days = random(3) === 0 ? 2 + act : began.days;
    const wanted: Record<string, [began: unknown, mine: unknown, theirs: unknown]> = {};
    for (const [field, text] of Object.entries(mine)) {
      const key = place(locale, field);
      wanted[key] = [began.words[key], text, expected.words[key]];
    }
    wanted.days = [began.days, days, expected.days];
    const clashes = Object.entries(wanted).filter(
      ([, [base, own, theirs]]) => theirs !== base && own !== base && own !== theirs,
    );
    const send = (more: Record<string, string> = {}) => {
      const sent = new FormData();
      for (const [name, value] of Object.entries({ "based-on": String(began.version), ...more }))
        sent.set(name, value);
      const basis = readBasis(sent);
      const form = { ...schema.parse({ name: "Maré", state: "published" }), leadTimeDays: days };
      const words = { "pt-BR": {}, es: {}, en: {}, [locale]: mine };
      return saveProduct(editor, { id, form, words, basis }).then(() => basis?.merged.length ?? 0);
    };
    const clash = await send().then(
      (merged) => {
        if (merged > 0) counts.merged++;
      },
      (error: unknown) => error,
    );
    const choices: Record<string, string> = {};
    if (clashes.length > 0) {
      if (!(clash instanceof ContentClashError)) throw new Error(`${what}: there was no clash`);
      const asked = clash.clashes.map(({ locale, field }) =>
        field === "leadTimeDays" ? "days" : place(locale as Locale, field),
      );
      expect(asked.sort(), what).toEqual(clashes.map(([key]) => key).sort());
      expect(await present(id), what).toEqual(expected);
      choices["based-on-seen"] = String(clash.version);
      for (const { locale, field } of clash.clashes)
        choices[`keep:${locale}:${field}:${id}`] = one(["mine", "theirs"]);
      counts.clashed++;
      await send(choices);
    } else expect(clash, what).toBeUndefined();
    const after: Model = { days: expected.days, words: { ...expected.words } };
    for (const [key, [base, own]] of Object.entries(wanted)) {
      const name = key === "days" ? `keep:all:leadTimeDays:${id}` : `keep:${key.replace(" ", ":")}:${id}`;
      const isMine = clashes.some(([clashed]) => clashed === key) ? choices[name] === "mine" : own !== base;
      if (!isMine) continue;
      if (key === "days") after.days = own as number;
      else after.words[key] = own as string;
    }
    expected = after;
    counts.saved++;
    windows[who] = await open();
  }

  async function restore(editor: Editor, what: string) {
    const { version, state } = one(past);
    const locale = one([...LOCALES, "all"] as const);
    const done = await restoreVersion(editor, { entity: "products", id, locale, version });
    expect(["restored", "same"], what).toContain(done.state);
    const wanted = modelOf(state);
    if (locale === "all") expected = { ...expected, days: wanted.days };
    else
      for (const field of FIELDS)
        expected.words[place(locale, field)] = wanted.words[place(locale, field)] ?? "";
    counts.restored++;
  }

  async function removeAndReturn(editor: Editor, what: string) {
    await removeProduct(editor, id);
    expect(await read(id), what).toBeNull();
    const { removed } = await listRemoved(editor, 1);
    expect(await bringBack(editor, removed[0]?.name ?? ""), what).toBe("back");
    counts.returned++;
  }
}, 1_800_000);

test("a page that is written in one language keeps its others, whoever saves later", async () => {
  const [ana, bia] = editors as [Editor, Editor];
  const began = new FormData();
  began.set("based-on", String(await latestVersion()));
  const changed = (locale: Locale, title: string) => ({ "pt-BR": {}, es: {}, en: {}, [locale]: { title } });
  for (const [editor, locale, title] of [
    [ana, "pt-BR", "Termos da casa"],
    [bia, "es", "Términos de la casa"],
    [ana, "en", "Terms of the house"],
  ] as const)
    await savePage(editor, "termos", {
      changed: changed(locale, title),
      coverUrl: "",
      basis: readBasis(began),
    });
  const { words } = await getPageForm(ana, "termos");
  expect([words["pt-BR"].title, words.es.title, words.en.title]).toEqual([
    "Termos da casa",
    "Términos de la casa",
    "Terms of the house",
  ]);
});
