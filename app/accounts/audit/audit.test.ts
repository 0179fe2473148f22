import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";
import { undelete } from "#app/content/history/trash.server.ts";
import { exportList } from "#app/content/import-export/exports/export.server.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { audit } from "#app/platform/audit/audit.table.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { preserveAuditLog, restoreAuditLog } from "#app/platform/audit/preserve-log.server.ts";
import { withSavesLogged } from "#app/platform/audit/record-saves.server.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { contentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { ADMIN, addAccount, requestWith } from "#tests/support/accounts.ts";
import { save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { readAuditFilter } from "./audit.rules.ts";
import { describeActions } from "./describe-actions.server.ts";
import { exportActions, listActions } from "./read-actions.server.ts";
import { verifyInParts } from "./verify-chain.server.ts";

const editor: Editor = { id: "e1", email: "dona@urdume.test", role: "admin", sessionId: "s1" };

useTestDatabase();
beforeEach(() => forged(() => db().delete(audit)));

async function forged(work: () => PromiseLike<unknown>): Promise<void> {
  await db().execute(sql`alter table audit disable trigger user`);
  await work();
  await db().execute(sql`alter table audit enable trigger user`);
}

const verifyChain = async (asker: Editor) => (await Array.fromAsync(verifyInParts(asker))).at(-1);
const ask = (query: string) => listActions(editor, readAuditFilter(new URLSearchParams(query)));
const numbers = async () =>
  (await db().select().from(audit).orderBy(asc(audit.number))).map(({ number }) => number);
const refusalOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => "nothing",
    (error) => String(error.cause ?? error),
  );

describe("the chain", () => {
  test("does not fork, however many write at the same moment", async () => {
    const writers = Array.from({ length: 30 }, (_, at) =>
      logEvent(editor, "saved", { about: `/admin/${at}`, details: { z: at, a: true, m: "ção" } }),
    );
    await Promise.all(writers);
    expect(await numbers()).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(await verifyChain(editor)).toMatchObject({ checked: 30, brokenAt: null });
  });

  test("keeps nothing of what was taken back", async () => {
    const failing = inTransaction(async () => {
      await logEvent(editor, "deleted");
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    await logEvent(editor, "saved");
    expect(await verifyChain(editor)).toMatchObject({ checked: 1, brokenAt: null });
  });

  test("refuses to be changed, shortened or emptied", async () => {
    await logEvent(editor, "saved");
    const refusal = expect.stringContaining("only appended to");
    expect(await refusalOf(db().update(audit).set({ actor: "outra" }))).toEqual(refusal);
    expect(await refusalOf(db().delete(audit))).toEqual(refusal);
    expect(await refusalOf(db().execute(sql`truncate audit`))).toEqual(refusal);
    expect(await verifyChain(editor)).toMatchObject({ checked: 1, brokenAt: null });
  });

  test.each([
    ["another actor", { actor: "outra@urdume.test" }],
    ["another action", { action: "sign-in" }],
    ["another moment", { at: new Date("2026-01-01T00:00:00Z") }],
    ["other details", { details: { to: "Editor" } }],
    ["another hash", { hash: "0".repeat(64) }],
  ])("shows %s, written past the refusal", async (_what, change) => {
    for (let at = 0; at < 5; at++)
      await logEvent(editor, "role-changed", { details: { to: "Administrador" } });
    await forged(() => db().update(audit).set(change).where(eq(audit.number, 3)));
    expect(await verifyChain(editor)).toMatchObject({ checked: 2, brokenAt: 3 });
  });

  test("shows a row that is missing from its middle", async () => {
    for (let at = 0; at < 5; at++) await logEvent(editor, "saved");
    await forged(() => db().delete(audit).where(eq(audit.number, 2)));
    expect(await verifyChain(editor)).toMatchObject({ brokenAt: 3 });
  });
});

describe("what is recorded", () => {
  beforeAll(async () => {
    await db().delete(users);
    await addAccount(ADMIN);
  });

  test("a sign-in, and one that was refused; never an address that is no account's", async () => {
    const wrong = "senha-errada-qualquer";
    await signIn(requestWith(), ADMIN, ["admin"]);
    await signIn(requestWith(), { ...ADMIN, password: wrong }, ["admin"]);
    await signIn(requestWith(), { email: "visitante@exemplo.test", password: wrong }, ["admin"]);
    const rows = await db().select().from(audit).orderBy(asc(audit.number));
    expect(rows.map(({ action, actor, about }) => [action, actor, about])).toEqual([
      ["sign-in", ADMIN.email, ""],
      ["sign-in-failed", "", ADMIN.email],
      ["sign-in-failed", "", "Conta desconhecida"],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/visitante|errada/);
  });

  test("a save, by what it changed; reading leaves nothing", async () => {
    const result = await withSavesLogged(editor, "/admin/tapetes/x", async () => {
      await contentChanged("products", "media");
      return "saved";
    });
    expect(result).toBe("saved");
    await withSavesLogged(editor, "/admin/leads", async () => "nothing changed");
    const rows = await db().select().from(audit);
    expect(rows).toMatchObject([
      { action: "saved", about: "/admin/tapetes/x", details: { content: "media, products" } },
    ]);
  });
});

describe("the screen and the file", () => {
  test("name the rug and the fields that a save changed, and count those beyond the third", async () => {
    let id = "";
    const saving = (about: string, work: () => Promise<unknown>) =>
      withSavesLogged(editor, about, async () => {
        await work();
        await contentChanged("products");
      });
    await saving("/admin/tapetes/novo", async () => {
      id = await save(null);
    });
    const at = `/admin/tapetes/${id}`;
    await saving(at, () => save(id, { words: { es: { name: "Marea" }, en: { name: "Tide" } } }));
    const words = {
      es: { name: "Ola", description: "Lana", materials: "Lana", technique: "Nudo", care: "Seco" },
    };
    await saving(at, () => save(id, { words }));
    const { rows } = await ask("");
    expect((await describeActions(rows)).map(({ sentence }) => sentence)).toEqual([
      "dona@urdume.test mudou Tapete Maré: Cuidados, Nome, Materiais e mais 2",
      "dona@urdume.test mudou Tapete Maré: Nome",
      "dona@urdume.test criou Tapete Maré",
    ]);
  });

  test("name what came back from the trash once, and what former records say of it without its fields", async () => {
    const id = await save(null);
    const removed = await removeContent(editor, productContent, id);
    await withSavesLogged(editor, "/admin/lixeira", () => undelete(editor, removed ?? ""));
    const { rows } = await ask("");
    expect(rows.map(({ action, about, details }) => [action, about, details])).toEqual([
      ["brought-back", `products ${id}`, {}],
    ]);
    await logEvent(editor, "brought-back", { about: "products" });
    const details = { content: "products, rug-designs", version: await latestVersion() };
    await logEvent(editor, "saved", { about: "/admin/lixeira", details });
    const said = await describeActions((await ask("")).rows);
    expect(said.map(({ sentence }) => sentence)).toEqual([
      "dona@urdume.test trouxe de volta Tapete Maré",
      "dona@urdume.test trouxe de volta Tapete",
      "dona@urdume.test trouxe de volta Tapete Maré",
    ]);
    expect(said[0]?.facts.slice(1, 4)).toEqual([
      "Conta: dona@urdume.test",
      "Tela: Lixeira",
      "Conteúdo: Tapetes, Desenhos do simulador",
    ]);
  });

  test("the details are words: no address, no code of a language or a kind", async () => {
    const details = { locale: "pt-BR, es", withdrawal: true, at: "2026-12-24T10:00" };
    await logEvent(editor, "scheduled", { about: `products ${await save(null)}`, details });
    const [row] = await describeActions((await ask("")).rows);
    expect(row?.facts).toEqual([
      "Registro nº 1",
      "Conta: dona@urdume.test",
      "Momento: 24 dez 2026, 10h00",
      "Línguas: Português, Espanhol",
      "Retirada do site: Sim",
    ]);
  });

  test("name what was deleted for good, and an export by what was exported", async () => {
    await logEvent(editor, "erased", { about: "products", details: { title: "Maré" } });
    await logEvent(editor, "erased", { about: "leads" });
    await exportList(editor, "designers", "csv");
    const { rows } = await ask("");
    const sentences = (await describeActions(rows)).map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      "dona@urdume.test exportou Designers (CSV)",
      "dona@urdume.test excluiu para sempre pedido",
      "dona@urdume.test excluiu para sempre Tapete Maré",
    ]);
  });

  test("find words in what is kept and in how an action is called, whatever the accents", async () => {
    await logEvent(editor, "exported", { about: "/admin/leads" });
    await logEvent(editor, "role-changed", { about: "ana@urdume.test", details: { to: "Editor" } });
    await logEvent({ id: "e2", email: "bia@urdume.test" }, "saved", { about: "/admin/tapetes" });
    const found = async (query: string) => (await ask(query)).rows.map(({ number }) => number);
    expect(await found("")).toEqual([3, 2, 1]);
    expect(await found("q=exportou")).toEqual([1]);
    expect(await found("q=ANA+editor")).toEqual([2]);
    expect(await found("q=bia")).toEqual([3]);
    expect(await found("tipo=account")).toEqual([2]);
    expect(await found("ate=2020-01-01")).toEqual([]);
    expect(await found("q=100%25")).toEqual([]);
    expect(await ask("tipo=data&q=urdume")).toMatchObject({ total: 3, found: 1, counts: { content: 1 } });
  });

  test("the file has every row, and taking it along is recorded", async () => {
    for (let at = 0; at < 3; at++) await logEvent(editor, "saved");
    const rows: number[] = [];
    const filter = readAuditFilter(new URLSearchParams());
    for await (const batch of exportActions(editor, filter)) rows.push(...batch.map(({ number }) => number));
    expect(rows).toEqual([1, 2, 3, 4]);
    expect((await ask("")).rows[0]?.action).toBe("record-exported");
  });
});

describe("a restored backup", () => {
  const backTo = (number: number) => forged(() => db().delete(audit).where(sql`${audit.number} > ${number}`));

  test("does not undo the record: it goes on where it was", async () => {
    for (let at = 0; at < 6; at++) await logEvent(editor, "saved", { details: { at } });
    await preserveAuditLog();
    await backTo(2);
    await restoreAuditLog(editor, "copia");
    expect(await verifyChain(editor)).toMatchObject({ checked: 7, brokenAt: null });
    expect((await ask("")).rows[0]).toMatchObject({ action: "site-restored", about: "copia", details: {} });
  });

  test("of another chain begins with that one, and says where the former had come to", async () => {
    for (let at = 0; at < 3; at++) await logEvent(editor, "saved");
    const { lastHash } = (await verifyChain(editor)) ?? {};
    await preserveAuditLog();
    await backTo(0);
    await logEvent(null, "sign-in");
    await restoreAuditLog(editor, "copia");
    expect(await verifyChain(editor)).toMatchObject({ checked: 2, brokenAt: null });
    expect((await ask("")).rows[0]?.details).toEqual({ seal: lastHash });
  });
});
