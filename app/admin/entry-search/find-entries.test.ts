import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import type { ResultGroup } from "./find-entries.rules.ts";

const app = openTestApp();
const ID = "01890000-0000-7000-8000-000000000001";

beforeAll(async () => {
  for (const statement of [
    sql`insert into media (id, bucket, key, url, name, content_type, bytes, document) values
      (${ID}, 'media', 'zibeline.pdf', '/files/media/zibeline.pdf', 'Zibeline.pdf', 'application/pdf', 1,
        '{ "alt": { "pt-BR": "A cor d’água", "en": "Waterside" } }')`,
    sql`insert into newsletter_subscriptions (id, email, locale, unsubscribe_token, consent_version)
      values (${ID}, 'zibeline@exemplo.com', 'pt-BR', 'token', '1')`,
    sql`insert into newsletter_letters (id, title, words) values (${ID}, 'Carta Zibeline', '{}')`,
    sql`insert into outbox_mails (id, kind, recipient, subject, text, status)
      values (${ID}, 'test', 'outra@exemplo.com', 'Sobre o Zibeline', 'Texto', 'kept')`,
    sql`insert into rug_designs (id, image_url, document)
      values (${ID}, '/files/media/zibeline.png', '{ "name": { "pt-BR": "Zibeline" } }')`,
    sql`update users set name = 'Dona Zibeline' where email = 'dona@urdume.test'`,
  ])
    await askDatabaseOf(app, statement);
});

async function find(words: string, role: "admin" | "editor" = "admin"): Promise<ResultGroup[]> {
  const address = `${app.url}/admin/buscar?${new URLSearchParams({ q: words })}`;
  const response = await fetch(address, { headers: { cookie: await app.signIn(role) } });
  expect(response.status).toBe(200);
  return response.json();
}

const linksOf = (groups: ResultGroup[]) =>
  groups.flatMap(({ name, entries }) => entries.map(({ to }) => [name, to]));

const OF_EDITORS = [
  ["Newsletter", "/admin/newsletter?q=zibeline%40exemplo.com"],
  ["Cartas", `/admin/newsletter/cartas/${ID}`],
  ["Cadastro de tapetes", `/simulador-admin?tapete=${ID}`],
  ["Mídia", `/admin/midia?arquivo=${ID}`],
];

test("a name is found on every list that the role may open, with the way to the very entry", async () => {
  expect(linksOf(await find("zibeline", "editor"))).toEqual(OF_EDITORS);
  const found = linksOf(await find("ZIBELÍNE"));
  expect(found).toEqual(expect.arrayContaining([...OF_EDITORS, ["E-mails", `/admin/emails/${ID}`]]));
  expect(found.at(-1)).toEqual(["Contas", expect.stringMatching(/^\/admin\/contas#./)]);
  expect(found).toHaveLength(OF_EDITORS.length + 2);
});

test.each([
  ["filosofia", ["/admin/configuracoes/pagina-principal#philosophy"]],
  ["showroom", ["/admin/configuracoes/pagina-principal#showroom"]],
  ["razão social", ["/admin/configuracoes#brand"]],
  ["título", []],
  ["aviso diário", []],
])("the forms of the settings are found by %s, for who may open them", async (words, links) => {
  const forms = ([name]: string[]) => name === "Formulários das configurações";
  expect(
    linksOf(await find(words))
      .filter(forms)
      .map(([, to]) => to),
  ).toEqual(links);
  expect(linksOf(await find(words, "editor")).filter(forms)).toEqual([]);
});

test.each(["d'agua", "d’água", "waterside"])("a file is found by %s in its description", async (words) => {
  expect(linksOf(await find(words))).toEqual([["Mídia", `/admin/midia?arquivo=${ID}`]]);
  const library = await fetch(`${app.url}/admin/midia?${new URLSearchParams({ q: words })}`, {
    headers: { cookie: await app.signIn() },
  });
  expect(await library.text()).toContain("Zibeline.pdf");
});
