import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  animation,
  bmp,
  box,
  drawing,
  film,
  flatPng,
  icon,
  picture,
  tiff,
  turnedPhotograph,
  zipTail,
} from "#tests/support/media-fixtures.ts";
import { heroVideoUpload, type MediaType, type Refusal, sampleImageUpload } from "../media.rules.ts";
import { RefusedFile } from "./finding.ts";
import { inspect } from "./inspect.server.ts";

let folder: string;
const MAX_CPU_MICROSECONDS = 1_000_000;
const ANY: readonly MediaType[] = [...sampleImageUpload.types, ...heroVideoUpload.types];
const text = (words: string) => Buffer.from(words, "latin1");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "urdume-inspection-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function scan(bytes: Buffer, name: string, accepted = ANY) {
  const path = join(folder, "file");
  await writeFile(path, bytes);
  return inspect(path, name, accepted);
}

async function refusal(bytes: Buffer, name: string, accepted = ANY): Promise<Refusal | "taken"> {
  const used = process.cpuUsage();
  try {
    await scan(bytes, name, accepted);
    return "taken";
  } catch (error) {
    const { user, system } = process.cpuUsage(used);
    expect(user + system).toBeLessThan(MAX_CPU_MICROSECONDS);
    if (error instanceof RefusedFile) return error.reason;
    throw error;
  }
}

describe("a document", () => {
  const PDF = "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\nstartxref\n9\n%%EOF\n";
  const documents: readonly MediaType[] = ["application/pdf"];

  test("is taken when it begins and ends as one", async () => {
    expect(await scan(text(PDF), "catalogo.pdf", documents)).toMatchObject({ type: "application/pdf" });
  });

  test.each<[Refusal, string, string]>([
    ["cutShort", PDF.slice(0, -8), "catalogo.pdf"],
    ["damaged", PDF.replace("startxref", ""), "catalogo.pdf"],
    ["hiddenContent", PDF.replace("/Catalog", "/Catalog /OpenAction <</S /JavaScript>>"), "catalogo.pdf"],
    ["wrongType", "<html>%PDF-1.7 startxref %%EOF</html>", "catalogo.pdf"],
    ["wrongExtension", PDF, "catalogo.png"],
  ])("is refused as %s", async (reason, bytes, name) => {
    expect(await refusal(text(bytes), name, documents)).toBe(reason);
  });

  test("is no picture", async () => {
    expect(await refusal(text(PDF), "catalogo.pdf")).toBe("wrongType");
  });
});

describe("what is taken", () => {
  test.each(["jpeg", "png", "gif", "webp", "avif", "tiff"] as const)("an honest %s", async (format) => {
    const found = await scan(await picture(format), `foto.${format}`);
    expect(found).toMatchObject({ type: `image/${format}`, width: 64, height: 48, isAnimated: false });
  });

  describe.each([true, false])("a TIFF, its little end first: %s", (isLittle) => {
    test.each([true, false])("its directory behind the pixels: %s", async (isLate) => {
      const bytes = tiff({ isLittle, isLate, width: 400, height: 300 });
      expect(await scan(bytes, "FOTO.TIF")).toMatchObject({ type: "image/tiff", width: 400, height: 300 });
    });
  });

  test("a photograph on its side has the size that is seen", async () => {
    expect(await scan(await turnedPhotograph(), "retrato.JPG")).toMatchObject({ width: 600, height: 1200 });
  });

  test("an animation", async () => {
    expect(await scan(await animation(), "a.gif")).toMatchObject({ isAnimated: true, width: 20 });
  });

  test("a bitmap, an icon, a drawing", async () => {
    expect(await scan(bmp(), "a.bmp")).toMatchObject({ type: "image/bmp", width: 4, height: 3 });
    expect(await scan(await icon(), "a.ico")).toMatchObject({ type: "image/x-icon", width: 32, height: 32 });
    expect(await scan(drawing(), "a.svg")).toMatchObject({ type: "image/svg+xml", width: 40, height: 30 });
  });

  test("a film, its index before or behind", async () => {
    const size = { type: "video/mp4", width: 640, height: 360, durationSeconds: 2.5 };
    expect(await scan(film(), "a.mp4")).toMatchObject({ ...size, startsFast: true });
    expect(await scan(film({ indexFirst: false }), "a.mp4")).toMatchObject({ ...size, startsFast: false });
    expect(await refusal(film({ codec: "hvc1" }), "a.mp4")).toBe("filmCodec");
  });

  test("a photograph with padding, or with a second picture of the same camera", async () => {
    const photograph = await picture("jpeg");
    expect(await refusal(Buffer.concat([photograph, Buffer.alloc(64)]), "a.jpg")).toBe("taken");
    expect(await refusal(Buffer.concat([photograph, await picture("jpeg", 16, 16)]), "a.jpg")).toBe("taken");
  });

  test("a photograph with a film behind it, as telephones take them, up to the photograph's end", async () => {
    const photograph = await picture("jpeg");
    const gainMap = await picture("jpeg", 16, 16);
    const { length } = photograph;
    const behind = async (...parts: Buffer[]) => (await scan(Buffer.concat(parts), "a.jpg")).cutAt;
    expect(await behind(photograph, film())).toBe(length);
    expect(await behind(photograph, Buffer.alloc(24), film())).toBe(length);
    expect(await behind(photograph, gainMap, film())).toBe(length + gainMap.length);
    expect(await behind(photograph, text("MotionPhoto_Data"), film(), text("SEFT"))).toBe(length);
    expect(await behind(photograph, gainMap)).toBeUndefined();
  });

  test("a name without an extension", async () => {
    expect(await refusal(await picture("png"), "foto")).toBe("taken");
  });
});

describe("what is refused", () => {
  test("nothing at all", async () => {
    expect(await refusal(Buffer.alloc(0), "a.jpg")).toBe("empty");
  });

  test("a type that the place does not take, whatever its name says", async () => {
    expect(await refusal(await picture("jpeg"), "filme.mp4", heroVideoUpload.types)).toBe("wrongType");
    expect(await refusal(film(), "a.mp4", sampleImageUpload.types)).toBe("wrongType");
    expect(await refusal(text("<html><script>alert(1)</script>"), "a.jpg")).toBe("wrongType");
    expect(await refusal(text("%PDF-1.7 nada"), "a.jpg")).toBe("wrongType");
  });

  test("a name of another type", async () => {
    expect(await refusal(await picture("png"), "foto.jpg")).toBe("wrongExtension");
    expect(await refusal(await picture("jpeg"), "foto.html")).toBe("wrongExtension");
  });

  test("a picture over 100 megapixels", async () => {
    expect(await refusal(flatPng(10_001, 10_001, 1), "a.png")).toBe("tooManyPixels");
  });

  test("an animation whose screen is larger than any picture, whatever is on it", async () => {
    const gif = await animation();
    gif.writeUInt16LE(65_535, 6);
    gif.writeUInt16LE(65_535, 8);
    expect(await refusal(gif, "a.gif")).toBe("tooManyPixels");
  });

  test.each(["zTXt", "iCCP", "iTXt"] as const)(
    "a picture whose %s unpacks to more than a note",
    async (type) => {
      expect(await refusal(flatPng(8, 8, 8, { type, bytes: 20_000_000 }), "a.png")).toBe("bomb");
      expect(await scan(flatPng(8, 8, 8, { type, bytes: 1000 }), "a.png")).toMatchObject({ width: 8 });
    },
  );

  test("a decompression bomb", async () => {
    const bomb = flatPng(9000, 9000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb, "a.png")).toBe("bomb");
  });

  test.each(["jpeg", "png", "gif", "webp", "avif"] as const)("a %s that was cut", async (format) => {
    const whole = await picture(format, 400, 300);
    const reason = await refusal(whole.subarray(0, Math.floor(whole.length * 0.7)), `a.${format}`);
    expect(["cutShort", "damaged"]).toContain(reason);
  });

  describe.each(["jpeg", "png", "gif", "webp", "avif"] as const)(
    "a %s that is something else as well",
    (format) => {
      const tails: Record<string, () => Buffer> = {
        page: () => text("<!DOCTYPE html><script>alert(1)</script>"),
        script: () => text("*/ alert(1); /*"),
        archive: zipTail,
        "PHP program": () => text("<?php system($_GET['c']);"),
        film,
      };
      // A film behind a photograph (motion photo) is cut off instead.
      const refused = Object.keys(tails).filter((tail) => format !== "jpeg" || tail !== "film");
      test.each(refused)("with a %s behind it", async (tail) => {
        const bytes = Buffer.concat([await picture(format), (tails[tail] as () => Buffer)()]);
        expect(["hiddenContent", "cutShort"]).toContain(await refusal(bytes, `a.${format}`));
      });
    },
  );

  test("a page or a program in the notes of a picture", async () => {
    const photograph = await picture("jpeg");
    const note = text("<ScRiPt>alert(1)</sCrIpT>");
    const header = Buffer.from([0xff, 0xfe, 0, note.length + 2]);
    const noted = Buffer.concat([photograph.subarray(0, 2), header, note, photograph.subarray(2)]);
    expect(await refusal(noted, "a.jpg")).toBe("hiddenContent");
  });

  test("a photograph whose header is a script's comment", async () => {
    const photograph = await picture("jpeg");
    const header = Buffer.alloc(2 + 0x2f2a);
    header.write("\xff\xe0\x2f\x2aJFIF\0", "latin1");
    header.write("*/=alert(1)/*", 30, "latin1");
    const padded = Buffer.concat([photograph.subarray(0, 2), header, photograph.subarray(2)]);
    expect(await refusal(padded, "a.jpg")).toBe("hiddenContent");
  });

  test("a TIFF that was cut before its directory, or under another name", async () => {
    const whole = tiff({ width: 400, height: 300 });
    expect(await refusal(whole.subarray(0, whole.length / 2), "a.tif")).toBe("cutShort");
    expect(await refusal(whole, "a.dng")).toBe("wrongExtension");
  });

  test("a film that was cut, at whatever place", async () => {
    const behind = film({ indexFirst: false });
    const before = film();
    for (const share of [0.3, 0.6, 0.9, 0.99])
      for (const whole of [behind, before])
        expect(await refusal(whole.subarray(0, Math.floor(whole.length * share)), "a.mp4")).toBe("cutShort");
  });

  test("a film with a page, an archive or an unknown part in it", async () => {
    expect(await refusal(Buffer.concat([film(), text("<html><script>1</script></html>")]), "a.mp4")).toMatch(
      /hidden|cut/,
    );
    expect(await refusal(Buffer.concat([film(), zipTail()]), "a.mp4")).toMatch(/hidden|cut/);
    expect(await refusal(Buffer.concat([film(), box("free", text("<script>1</script>"))]), "a.mp4")).toBe(
      "hiddenContent",
    );
    expect(await refusal(Buffer.concat([film(), box("evil", text("x"))]), "a.mp4")).toBe("hiddenContent");
  });
});

test("names that telephones and Windows give, and names without an extension, are taken", async () => {
  for (const name of ["IMG_1.HEIC", "foto.jfif", "Foto 12.05", "foto"])
    expect(await refusal(await picture("jpeg"), name)).toBe("taken");
  expect(await refusal(film(), "IMG_1.MOV")).toBe("taken");
});

describe("a drawing", () => {
  test.each([
    '<g><rect width="4" height="4" style="fill:url(#a)"/><title>Tapete</title></g>',
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><use href="#a"/>',
    "<style>.a{fill:#a33}</style><path class='a' d='M0 0'/><!-- nota <script> que ninguém lê -->",
  ])("is taken: %s", async (inside) => {
    expect(await refusal(drawing(inside), "a.svg")).toBe("taken");
  });

  test.each([
    "<script>alert(1)</script>",
    '<path onload="alert(1)" d="M0 0"/>',
    '<path ONCLICK="alert(1)" d="M0 0"/>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<use href="https://example.com/a.svg#a"/>',
    '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
    '<image href="http://example.com/a.png"/>',
    "<foreignObject><p>oi</p></foreignObject>",
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    "<style>@import 'https://example.com/a.css';</style>",
    "<style>.a{background:url(https://example.com/a)}</style>",
    '<path style="fill:url(https://example.com/#a)" d="M0 0"/>',
    '<g xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></g>',
    "<![CDATA[<script>alert(1)</script>]]>",
    '<path d="&#x6a;avascript"/>',
    "<?xml-stylesheet href='https://example.com/a.css'?>",
    "<!-- sem fim",
  ])("is refused: %s", async (inside) => {
    expect(await refusal(drawing(inside), "a.svg")).toBe("unsafeDrawing");
  });

  test.each(["utf-7", "UTF-16", "ibm037", "gb18030"])("declared as %s is refused", async (encoding) => {
    const declared = `<?xml version="1.0" encoding="${encoding}"?>${drawing("")}`;
    expect(await refusal(Buffer.from(declared), "a.svg")).toBe("unsafeDrawing");
  });

  test("that unfolds without end is refused", async () => {
    const entities = text(
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
    );
    expect(await refusal(entities, "a.svg")).toBe("unsafeDrawing");
    expect(await refusal(drawing('<use href="#a"/>'.repeat(600)), "a.svg")).toBe("bomb");
    for (const unclosed of ["<a ", "<!--", "<![CDATA["])
      expect(await refusal(drawing(unclosed.repeat(100_000)), "a.svg")).toBe("unsafeDrawing");
  });
});
