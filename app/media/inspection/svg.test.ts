import { expect, test } from "vitest";
import { drawing } from "#tests/support/media-fixtures.ts";
import { RefusedFile } from "./finding.ts";
import { readSvg } from "./svg.ts";

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const SCRIPT = "<script>alert(1)</script>";

function refusal(source: string | Buffer): string {
  try {
    readSvg(Buffer.from(source));
    return "taken";
  } catch (error) {
    if (error instanceof RefusedFile) return error.reason;
    throw error;
  }
}

test.each([
  `<cc:script xmlns:cc="http://www.w3.org/2000/svg">alert(1)</cc:script>`,
  `<image xmlns:dc="http://www.w3.org/1999/xlink" dc:href="https://example.com/a.png"/>`,
  `<style>&#64;import &#34;https://example.com/a.css&#34;;</style>`,
  `<style>.a{fill:u&#x0072;l(https://example.com/a)}</style>`,
  `<style>@im<![CDATA[port]]> "https://example.com/a.css";</style>`,
  `<desc><![CDATA[ <!-- ]]></desc>${SCRIPT}<desc> --></desc>`,
  `<!-- <![CDATA[ -->${SCRIPT}<desc> ]]></desc>`,
  "<![CDATA[ sem fim",
])("what a drawing hides from its inspection is refused: %s", (inside) => {
  expect(refusal(drawing(inside))).toBe("unsafeDrawing");
});

test.each([
  `<!DOCTYPE svg SYSTEM "<!--"><svg ${SVG}>${SCRIPT}-->"><svg ${SVG}></svg></svg>`,
  `<!DOCTYPE svg PUBLIC "a" "<!--"><svg ${SVG}>${SCRIPT}-->"><svg ${SVG}></svg></svg>`,
])("a document type whose name begins a comment hides nothing: %s", (source) => {
  expect(refusal(source)).toBe("unsafeDrawing");
});

const TYPE =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
const STYLE = "<style><![CDATA[ .a {fill:#2b2a29;stroke:url(#b)} ]]></style>";

test.each([
  [
    "CorelDRAW",
    `<?xml version="1.0"?>\n${TYPE}\n<!-- Creator: CorelDRAW -->\n<svg ${SVG}><defs>${STYLE}</defs></svg>`,
  ],
  [
    "Illustrator",
    `<?xml version="1.0"?>\n<!-- Generator -->\n${TYPE}\n<svg ${SVG}>${STYLE}<text>S&#227;o &amp; cia</text></svg>`,
  ],
  [
    "Inkscape",
    `<svg ${SVG} xmlns:svg="http://www.w3.org/2000/svg" xmlns:cc="http://creativecommons.org/ns#"><cc:Work/></svg>`,
  ],
])("a drawing of %s is taken", (_program, source) => {
  expect(refusal(source)).toBe("taken");
});

test.each(["use", "fill"])("parts that double what they refer to are refused: %s", (way) => {
  const draw = (id: string) =>
    way === "use" ? `<use href="#${id}"/>` : `<path d="M0 0" fill="url(#${id})"/>`;
  const doubled = Array.from({ length: 40 }, (_, at) => `<g id="a${at + 1}">${draw(`a${at}`).repeat(2)}</g>`);
  expect(refusal(drawing(`<defs><g id="a0"/>${doubled.join("")}</defs>${draw("a40")}`))).toBe("bomb");
  expect(refusal(drawing(`<defs><g id="a0"/>${doubled.slice(0, 5).join("")}</defs>${draw("a5")}`))).toBe(
    "taken",
  );
  expect(refusal(drawing(`<g id="a0">${draw("a0")}</g>`))).toBe("taken");
});
