import { describe, expect, it } from "vitest";
import { parseForm } from "#app/ui/forms/parse-form.ts";
import { HERO_VIDEO_MAX_BYTES, heroFileProblem, readVideoAddress } from "./hero-video.rules.ts";
import { heroVideoAdminTexts } from "./hero-video-admin.texts.ts";
import { heroVideoForm } from "./hero-video-form.ts";

const ID = "dQw4w9WgXcQ";
const { errors } = heroVideoAdminTexts;

describe("the type of a film is read from its address", () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?feature=share&v=${ID}&list=PL1`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `  https://YouTube.com/watch?v=${ID}  `,
  ])("%s becomes YouTube's embed form", (address) => {
    const found = readVideoAddress(address);
    expect(found?.type).toBe("youtube");
    expect(found?.embedUrl).toMatch(new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${ID}\\?`));
    expect(found?.embedUrl).toContain(`playlist=${ID}`);
    expect(found?.embedUrl).toContain("mute=1");
  });

  it.each([
    ["90", 90],
    ["90s", 90],
    ["1m30s", 90],
    ["1h2m3s", 3723],
    ["soon", 0],
  ])("a YouTube link that begins at %s keeps that moment", (moment, seconds) => {
    const embed = new URL(readVideoAddress(`https://youtu.be/${ID}?t=${moment}`)?.embedUrl ?? "");
    expect(embed.searchParams.get("start")).toBe(seconds ? String(seconds) : null);
  });

  it.each([
    ["https://vimeo.com/910000000", "910000000", null],
    ["https://www.vimeo.com/910000000?share=copy", "910000000", null],
    ["https://vimeo.com/910000000/0123456789", "910000000", "0123456789"],
    ["https://vimeo.com/channels/staffpicks/910000000", "910000000", null],
    ["https://vimeo.com/showcase/1234567/video/910000000", "910000000", null],
    ["https://player.vimeo.com/video/910000000?h=abcdef0123", "910000000", "abcdef0123"],
  ])("%s becomes Vimeo's player form", (address, id, key) => {
    const found = readVideoAddress(address);
    const embed = new URL(found?.embedUrl ?? "");
    expect(found?.type).toBe("vimeo");
    expect(embed.origin + embed.pathname).toBe(`https://player.vimeo.com/video/${id}`);
    expect(embed.searchParams.get("h")).toBe(key);
  });

  it("with controls it is neither silent nor repeated", () => {
    const youtube = new URL(readVideoAddress(`https://youtu.be/${ID}?t=90`, "controls")?.embedUrl ?? "");
    expect(Object.fromEntries(youtube.searchParams)).toEqual({
      ...{ autoplay: "1", playsinline: "1", rel: "0", start: "90" },
    });
    const vimeo = new URL(
      readVideoAddress("https://vimeo.com/910000000/0123456789", "controls")?.embedUrl ?? "",
    );
    expect(Object.fromEntries(vimeo.searchParams)).toEqual({ autoplay: "1", dnt: "1", h: "0123456789" });
  });

  it.each([
    "https://cdn.example/film.mp4",
    "http://example.com/any/path?x=1",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "/files/site_videos/videos/0a1b2c.mp4",
    "/media/hero.mp4",
  ])("%s is taken as MP4", (address) => {
    expect(readVideoAddress(address)).toEqual({ type: "mp4" });
  });

  it.each([
    "",
    "tear",
    "javascript:alert(1)",
    "data:video/mp4;base64,AAAA",
    "ftp://example.com/film.mp4",
    "/admin",
    "/files/../secret",
    "https://www.youtube.com/@atelier",
    "https://www.youtube.com/watch?v=short",
    "https://vimeo.com/blog",
  ])("%j leads to no film", (address) => {
    expect(readVideoAddress(address)).toBeNull();
  });
});

describe("the form", () => {
  const read = (typed: Record<string, string>) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    return parseForm(fields, { schema: heroVideoForm() });
  };
  const valuesOf = (typed: Record<string, string>) => {
    const submission = read(typed);
    return submission.status === "success" ? submission.value : null;
  };

  it("asks for an address", () => {
    expect(read({ url: "   " }).reply().error).toEqual({ url: [errors.invalidUrl] });
    expect(read({}).reply().error).toEqual({ url: [errors.invalidUrl] });
  });

  it("trims what was typed and takes missing words as empty", () => {
    const value = valuesOf({ url: " https://vimeo.com/910000000 ", title: " Casa ", "es.title": " Hogar " });
    expect(value).toMatchObject({
      url: "https://vimeo.com/910000000",
      title: "Casa",
      subtitle: "",
      es: { title: "Hogar", subtitle: "" },
    });
  });

  it("refuses a title that would not fit", () => {
    const { error } = read({ url: "/media/hero.mp4", "es.title": "x".repeat(121) }).reply();
    expect(error).toEqual({ "es.title": ["Use no máximo 120 caracteres."] });
  });

  it("takes a strength of the veil within its limits, or none", () => {
    const withVeil = (veil?: string) => ({ url: "/media/hero.mp4", ...(veil && { veil }) });
    expect(valuesOf(withVeil("35"))?.veil).toBe(35);
    expect(valuesOf(withVeil())?.veil).toBeNull();
    for (const veil of ["-1", "101", "3.5", "muito"])
      expect(read(withVeil(veil)).reply().error).toEqual({ veil: [errors.veil] });
  });
});

describe("a chosen file", () => {
  it("must be an MP4 of at most 50 MB", () => {
    expect(heroFileProblem({ type: "video/quicktime", size: 10 })).toBe("format");
    expect(heroFileProblem({ type: "", size: 10 })).toBe("format");
    expect(heroFileProblem({ type: "video/mp4", size: HERO_VIDEO_MAX_BYTES + 1 })).toBe("size");
    expect(heroFileProblem({ type: "video/mp4", size: HERO_VIDEO_MAX_BYTES })).toBeNull();
  });
});
