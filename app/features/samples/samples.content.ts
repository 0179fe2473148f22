import { defineContent } from "#app/content/define-content.ts";
import { mediaList, text } from "#app/content/fields.ts";
import { MAX_IMAGES, MAX_NAME_LENGTH, SAMPLE_FIELD } from "./samples.rules.ts";
import { samplesAdminTexts as texts } from "./samples-admin.texts.ts";

export const samples = defineContent({
  type: "gallery_samples",
  path: "amostras",
  group: "main-page",
  texts,
  title: "name",
  fields: {
    name: text({ label: texts.name, localized: true, required: true, max: MAX_NAME_LENGTH }),
    images: mediaList({ label: texts.pictures.field, upload: "sampleImage", max: MAX_IMAGES }),
  },
  order: "manual",
  editor: (id) => `/admin/amostras?${SAMPLE_FIELD}=${id}`,
  page: () => ({ path: "/galeria" }),
});
