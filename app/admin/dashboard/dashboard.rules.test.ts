import { describe, expect, it } from "vitest";
import { greetingAt, reviewsOf, type Untranslated } from "./dashboard.rules.ts";

const COMPLETE = {
  rugs: { active: 20, total: 21 },
  visits: 0,
  heroVideo: { isSaved: true, title: "Casa" },
  galleryImages: 5,
  sampleSets: 2,
  featured: { active: 5, total: 5 },
  collections: { active: 5, total: 6 },
  untranslated: [{ area: "products", es: 0, en: 0 }] as Untranslated[],
  outdated: [],
  dueRequests: 0,
  mails: {},
  picturesWithoutAlt: 0,
  smallPictures: { count: 0, first: "" },
  outsideSimulator: 0,
  brokenLinks: [],
  daysWithoutBackup: 2,
  daysSinceDownload: 30,
  isBackupUnsent: false,
  lastBackup: "",
  hasStorage: true,
  drafts: { open: 0, scheduled: 0, failed: 0 },
};

describe("the overview", () => {
  it.each([
    [0, "evening"],
    [4, "evening"],
    [5, "morning"],
    [11, "morning"],
    [12, "afternoon"],
    [17, "afternoon"],
    [18, "evening"],
    [23, "evening"],
  ])("greets at %i h", (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });

  it("names first that files cannot be stored; what is not known is not said", () => {
    expect(reviewsOf({ ...COMPLETE, hasStorage: false }, 1)[0]).toEqual({ kind: "storage" });
    expect(reviewsOf({ ...COMPLETE, hasStorage: null })).toEqual([]);
  });

  it("has nothing to review when everything is there", () => {
    expect(reviewsOf(COMPLETE)).toEqual([]);
  });

  it("names what is missing", () => {
    const untranslated: Untranslated[] = [
      { area: "pages", es: 4, en: 0 },
      { area: "products", to: { "pt-BR": "", es: "/admin/tapetes/1", en: "/admin/tapetes/2" }, es: 2, en: 1 },
    ];
    const featured = { active: 0, total: 3 };
    const outdated = [{ locale: "es" as const, count: 3, to: "/admin/tapetes/1?lingua=es", title: "Trama" }];
    expect(reviewsOf({ ...COMPLETE, untranslated, outdated, galleryImages: 3, featured })).toEqual([
      { kind: "missing", locale: "es", count: 6, areas: ["products", "pages"], to: "/admin/tapetes/1" },
      { kind: "missing", locale: "en", count: 1, areas: ["products"], to: "/admin/tapetes/2" },
      { kind: "outdated", ...outdated[0] },
      { kind: "gallery", empty: 2 },
      { kind: "noFeatured" },
    ]);
  });

  it("begins with the people who wait and the mails that did not leave", () => {
    const waiting = {
      dueRequests: 1,
      mails: { kept: 2, queued: 1, failed: 3 },
      picturesWithoutAlt: 7,
      outsideSimulator: 3,
      smallPictures: { count: 1, first: "7" },
      brokenLinks: ["https://www.a.test/", "http://b.test/x", "https://c.test"].map((url) => ({
        url,
        to: "/admin/configuracoes/contato#social",
      })),
      daysWithoutBackup: 3,
      daysSinceDownload: 31,
      isBackupUnsent: true,
    };
    expect(reviewsOf({ ...COMPLETE, ...waiting }, 4)).toEqual([
      { kind: "dueRequests", count: 1 },
      { kind: "newRequests", count: 4 },
      { kind: "mails", status: "failed", count: 3 },
      { kind: "mails", status: "kept", count: 2 },
      { kind: "mails", status: "queued", count: 1 },
      { kind: "backup", count: 3 },
      { kind: "unsentBackup" },
      { kind: "download", count: 31 },
      { kind: "outsideSimulator", count: 3 },
      {
        kind: "brokenLinks",
        count: 3,
        addresses: ["a.test", "b.test/x"],
        to: "/admin/configuracoes/contato#social",
      },
      { kind: "picturesWithoutAlt", count: 7 },
      { kind: "smallPictures", count: 1, first: "7" },
    ]);
  });

  it("asks for the first rug while there is none", () => {
    expect(reviewsOf({ ...COMPLETE, rugs: { active: 0, total: 2 } })).toEqual([{ kind: "noRugs" }]);
  });

  it("leaves out what could not be read", () => {
    const nothing = {
      rugs: null,
      visits: null,
      heroVideo: null,
      galleryImages: null,
      sampleSets: null,
      featured: null,
      collections: null,
      untranslated: null,
      outdated: null,
      dueRequests: null,
      mails: null,
      picturesWithoutAlt: null,
      smallPictures: null,
      outsideSimulator: null,
      brokenLinks: null,
      daysWithoutBackup: null,
      daysSinceDownload: null,
      isBackupUnsent: null,
      lastBackup: null,
      hasStorage: null,
      drafts: null,
    };
    expect(reviewsOf(nothing)).toEqual([]);
  });
});
