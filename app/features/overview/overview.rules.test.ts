import { describe, expect, it } from "vitest";
import { greetingAt, reviewsOf } from "./overview.rules.ts";

const COMPLETE = {
  heroVideo: { isSaved: true, title: "Casa", missingEs: 0, missingEn: 0 },
  galleryImages: 5,
  sampleSets: 2,
  featured: { active: 5, total: 5 },
  collections: { active: 5, total: 6 },
};

describe("the overview", () => {
  it.each([
    [0, "morning"],
    [11, "morning"],
    [12, "afternoon"],
    [17, "afternoon"],
    [18, "evening"],
    [23, "evening"],
  ])("greets at %i h", (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });

  it("has nothing to review when everything is there", () => {
    expect(reviewsOf(COMPLETE)).toEqual([]);
  });

  it("names what is missing", () => {
    const heroVideo = { isSaved: true, title: "Casa", missingEs: 2, missingEn: 1 };
    const featured = { active: 0, total: 3 };
    expect(reviewsOf({ ...COMPLETE, heroVideo, galleryImages: 3, featured })).toEqual([
      { kind: "missing", locale: "es", count: 2 },
      { kind: "missing", locale: "en", count: 1 },
      { kind: "gallery", empty: 2 },
      { kind: "noFeatured" },
    ]);
  });

  it("says nothing about what could not be read", () => {
    const nothing = {
      heroVideo: null,
      galleryImages: null,
      sampleSets: null,
      featured: null,
      collections: null,
    };
    expect(reviewsOf(nothing)).toEqual([]);
  });
});
