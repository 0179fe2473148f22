import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { unmeasuredPicture } from "#app/media/pictures.ts";
import { DRAWINGS_BUCKET } from "#app/platform/storage/kept-drawing.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { drawCard } from "./draw-card.server.ts";
import { fitted } from "./outlines.server.ts";
import { cachedCard, themed } from "./share-cards.server.ts";

useTestDatabase();

const DEFAULT = DEFAULT_SETTINGS["pt-BR"].theme;
const WORDS = {
  brand: "Fio e Nó",
  title: "Maré",
  facts: ["Lã"],
  variant: "photograph" as const,
  picture: null,
};
const FOLDER = "cards/es/produtos/mare/";

test("a card that lacks its picture is answered and not kept, until the picture can be read", async () => {
  const key = "products/mare.jpg";
  const card = themed({ ...WORDS, picture: unmeasuredPicture(`/files/${DRAWINGS_BUCKET}/${key}`) }, DEFAULT);
  const result = await cachedCard(card, FOLDER, true);
  const { width } = await sharp("bytes" in result ? result.bytes : undefined).metadata();
  expect(width).toBe(1200);
  await storage().put(DRAWINGS_BUCKET, key, await picture("jpeg"), { contentType: "image/jpeg" });
  expect(await cachedCard(card, FOLDER, false)).toHaveProperty("bytes");
  const kept = await cachedCard(card, FOLDER, true);
  expect("key" in kept && (await storage().stat(DRAWINGS_BUCKET, kept.key))).toBeTruthy();
});

test("a card that is not kept is looked for once", async () => {
  const asked = [vi.spyOn(storage(), "stat"), vi.spyOn(storage(), "open")];
  onTestFinished(() => asked.forEach((one) => void one.mockRestore()));
  expect(await cachedCard(themed({ ...WORDS, title: "Vazante" }, DEFAULT), FOLDER, true)).toHaveProperty(
    "key",
  );
  expect(asked.flatMap(({ mock }) => mock.calls)).toHaveLength(1);
});

test("a card has the brand's colours and typefaces, and the one that was stored gives way when they change", async () => {
  const colours = { ...DEFAULT.colours, paper: "#f8f0ee", ink: "#2a1a1e", materials: "#4c3327" };
  const themes = [DEFAULT, { ...DEFAULT, colours }, { ...DEFAULT, colours, typefaces: "market" as const }];
  const keys: string[] = [];
  for (const theme of themes) {
    const kept = await cachedCard(themed(WORDS, theme), FOLDER, true);
    keys.push("key" in kept ? kept.key : "");
  }
  expect(new Set(keys).size).toBe(3);
  const there = await Promise.all(keys.map((key) => storage().stat(DRAWINGS_BUCKET, key)));
  expect(there.map(Boolean)).toEqual([false, false, true]);

  const [standard = "", own = "", otherTypeface = ""] = themes.map((theme) => drawCard(themed(WORDS, theme)));
  expect(standard).toContain('fill="#f3f3ef"');
  expect(own).toContain('fill="#f8f0ee"');
  expect(own).toContain('fill="#2a1a1e"');
  expect(own).not.toMatch(/#f3f3ef|#15181f|#5b5953/);
  expect(otherTypeface).not.toBe(own);
  expect(drawCard(themed({ ...WORDS, variant: "field" }, { ...DEFAULT, colours }))).toContain(
    'fill="#4c3327"',
  );
});

const NAME = "Alfombra de lana anudada a mano con los motivos de los patios";
const WORD = "Anticonstitucionalissimamenteentrelaçadodefioscoloridoseternos";

test.each(["thread", "market"] as const)("words of a card stay beside its picture: %s", async (typefaces) => {
  for (const long of [NAME, NAME.repeat(4), WORD, `Hand-knotted ${WORD.repeat(5)}`]) {
    const words = { ...WORDS, brand: long, title: long, facts: [long, long] };
    const drawing = sharp(Buffer.from(drawCard(themed(words, { ...DEFAULT, typefaces }))));
    const beside = await drawing.extract({ left: 600, top: 0, width: 600, height: 630 }).toBuffer();
    expect((await sharp(beside).stats()).entropy, long).toBe(0);
  }
});

test("a fact that stands alone may take two lines", () => {
  const drawn = (...facts: string[]) => drawCard(themed({ ...WORDS, facts }, DEFAULT));
  const isSame =
    drawn("Um tapete é mais que um tapete, é uma marca.") ===
    drawn("Um tapete é mais que um tapete, é uma", "marca.");
  expect(isSame).toBe(true);
});

test("a name that fits is whole; one that does not is cut with an ellipsis", () => {
  const linesFor = (text: string) =>
    fitted(text, { of: "thread", as: "title" }, 496, { sizes: [104, 44], lines: 3, linesAtLast: 6 }).lines;
  expect(linesFor(NAME).join(" ")).toBe(NAME);
  expect(linesFor(WORD).join("")).toBe(WORD);
  for (const text of [NAME.repeat(4), WORD.repeat(5)]) {
    const lines = linesFor(text);
    expect(lines).toHaveLength(6);
    expect(text.replaceAll(" ", "")).toContain(lines.join("").replaceAll(" ", "").replace(/…$/, ""));
    expect(lines.at(-1)).toMatch(/\p{L}…$/u);
  }
});
