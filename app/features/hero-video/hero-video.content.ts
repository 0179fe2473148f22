import { defineContent } from "#app/content/define-content.ts";
import { integer, media, text } from "#app/content/fields.ts";
import {
  MAX_HERO_CAPTION_LENGTH,
  MAX_HERO_SUBTITLE_LENGTH,
  MAX_HERO_TITLE_LENGTH,
  MAX_URL_LENGTH,
  VEIL_LIMITS,
} from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";

const words = (label: string, help: string, max: number) => text({ label, help, localized: true, max });

export const heroVideo = defineContent({
  type: "hero_videos",
  path: "video-principal",
  group: "main-page",
  texts,
  title: "title",
  fields: {
    url: text({ label: texts.address, required: true, max: MAX_URL_LENGTH }),
    poster: media({ label: texts.still, help: texts.stillHelp }),
    title: words(texts.title, texts.titleHelp, MAX_HERO_TITLE_LENGTH),
    subtitle: words(texts.subtitle, texts.subtitleHelp, MAX_HERO_SUBTITLE_LENGTH),
    captionName: words(texts.captionName, texts.captionNameHelp, MAX_HERO_TITLE_LENGTH),
    caption: words(texts.caption, texts.captionHelp, MAX_HERO_CAPTION_LENGTH),
    veil: integer({ label: texts.veil, required: false, ...VEIL_LIMITS, problem: texts.errors.veil }),
  },
  unique: { field: "url", problem: texts.errors.invalidUrl },
  onlyOneShown: () => true,
  order: "newest",
  editor: () => "/admin/video-principal",
  page: () => ({ path: "/principal", anchor: "hero-title" }),
});
