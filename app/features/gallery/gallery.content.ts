import { defineContent } from "#app/content/define-content.ts";
import { choice, media, text } from "#app/content/fields.ts";
import { MAX_TITLE_LENGTH } from "./gallery.rules.ts";
import { galleryAdminTexts as texts } from "./gallery-admin.texts.ts";

export const gallery = defineContent({
  type: "gallery_images",
  path: "galeria",
  group: "main-page",
  texts,
  title: "title",
  fields: {
    url: media({ label: texts.picture, upload: "galleryImage" }),
    position: choice({ label: texts.side, options: texts.sides }),
    title: text({ label: texts.words.caption, localized: true, max: MAX_TITLE_LENGTH }),
  },
  order: "manual",
  onlyOneShown: ({ position }) => position === "right",
  editor: () => "/admin/galeria",
  page: () => ({ path: "/principal", anchor: "feature-title" }),
});
