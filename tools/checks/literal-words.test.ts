import { expect, test } from "vitest";
import { identifierIn, literalWords } from "./literal-words.ts";

const inPage = (jsx: string) => literalWords("x.tsx", `export const X = () => ${jsx};`);

test("a word between tags, in a spoken attribute, in an expression or in a choice is found", () => {
  expect(inPage("<p>Olá</p>")).toHaveLength(1);
  expect(inPage('<img alt="Tapete" />')).toHaveLength(1);
  expect(inPage('<p>{"Tapete"}</p>')).toHaveLength(1);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  expect(inPage("<p>{`Tapete ${name}`}</p>")).toHaveLength(1);
  expect(inPage('<p>{open ? "Fechar" : "Abrir"}</p>')).toHaveLength(1);
});

test("texts, signs, units, class names and styles are no words", () => {
  expect(inPage("<p>{width} cm</p>")).toHaveLength(0);
  expect(inPage("<p>{width} cmdo</p>")).toHaveLength(1);
  expect(inPage('<p className="lead">{texts.title} · {1}</p>')).toHaveLength(0);
  expect(inPage("<style>{`body { color: red }`}</style>")).toHaveLength(0);
});

test("an identifier among the words of a text is found; a placeholder and a product's name are none", () => {
  expect(identifierIn("What for, and on what baseVersion")).toBe("baseVersion");
  expect(identifierIn("{legalName}: JPEG no iPhone, YouTube, R$ 4.190")).toBeUndefined();
});
