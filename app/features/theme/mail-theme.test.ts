import { afterEach, expect, test } from "vitest";
import { contrast } from "#app/features/palette/contrast.rules.ts";
import { PALETTES } from "#app/features/palette/palettes.rules.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { composeMail } from "#app/platform/mail/email.ts";
import { mailTheme, setMailTheme } from "#app/platform/mail/mail-theme.ts";
import { overloadedPage } from "#app/site/errors/plain-page.server.ts";
import { mailThemeOf } from "./mail-theme.server.ts";
import { fieldColours } from "./plain-colours.ts";

const before = mailTheme();
afterEach(() => setMailTheme(before));

const standard = DEFAULT_SETTINGS["pt-BR"];
const email = { kind: "test", subject: "Assunto", lines: ["Uma linha"], note: "Nota" };

test("emails and the page of an overloaded server have the brand's name, colours and kind of typeface", () => {
  const colours = { ...standard.theme.colours, paper: "#fdf6e3", ink: "#20324a", accent: "#b03a1e" };
  const theme = { ...standard.theme, colours, typefaces: "market" as const };
  setMailTheme(mailThemeOf({ ...standard, brand: { ...standard.brand, name: "Fio & <Nó>" }, theme }));
  const { html = "", text } = composeMail("ana@exemplo.test", {
    ...email,
    action: { label: "Abrir", link: "https://exemplo.test" },
  });
  for (const page of [html, overloadedPage(5)]) {
    expect(page).toContain("background:#fdf6e3");
    expect(page).toContain("color:#20324a");
    expect(page).toContain("Fio &amp; &lt;Nó&gt;");
    expect(page).not.toMatch(/#f3f3ef|#15181f|#5b5953|Georgia/);
  }
  expect(html).toContain("background:#20324a;color:#fdf6e3");
  expect(html.match(/<td[^>]*border-left/g)).toHaveLength(9);
  expect(html.match(/href="https:\/\/exemplo\.test"/g)).toHaveLength(2);
  expect(html.replace(/<[^>]+>/g, " ")).not.toContain("exemplo.test");
  expect(text).toContain("Fio & <Nó>\n\nUma linha");
});

test.each([
  [{ lines: ["Custa R$ 4.190 & chega logo. Depois mais.", "Outra."] }, "Custa R$ 4.190 &amp; chega logo."],
  [{ lines: [], quote: { label: "Mensagem", text: "Olá,\ntudo bem? Quero <um>" } }, "Olá, tudo bem?"],
  [
    {
      lines: [],
      facts: [
        { term: "Tapete", value: "Lua" },
        { term: "Medida", value: "2 m" },
      ],
    },
    "Lua, 2 m",
  ],
  [{ lines: ["a".repeat(400)] }, `${"a".repeat(150)}…`],
])("the first that is read beside a subject is what the mail says first: %o", (said, shown) => {
  const { html = "" } = composeMail("ana@exemplo.test", { ...email, ...said });
  const [, hidden, after] =
    /<body[^>]*><div style="display:none[^>]*>([^<]*?)((?:&#847;&#8199;)+)</.exec(html) ?? [];
  expect([hidden, after?.length]).toEqual([shown, 13 * 150]);
});

test("the standard theme keeps the colours that were mixed by hand", () => {
  expect(mailThemeOf(standard)).toMatchObject({ paper: "#f3f3ef", ink: "#15181f", quiet: "#5b5953" });
});

test("what matters less can be read on every palette that is offered", () => {
  for (const { colours } of PALETTES) {
    const { paper, ink, quiet } = mailThemeOf({ ...standard, theme: { ...standard.theme, colours } });
    expect(contrast(ink, paper)).toBeGreaterThan(7);
    expect(contrast(quiet, paper)).toBeGreaterThan(4.5);
    for (const name of ["requests", "materials", "philosophy"] as const) {
      const field = fieldColours(colours, name);
      expect(field.ground).toBe(colours[name]);
      expect(contrast(field.ink, field.ground)).toBeGreaterThan(7);
      expect(contrast(field.quiet, field.ground)).toBeGreaterThan(4.5);
    }
  }
});
