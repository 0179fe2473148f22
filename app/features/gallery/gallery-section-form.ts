import { z } from "zod";
import { wordFields } from "#app/content/content-form.ts";
import { languageName, siteLocale } from "#app/i18n/locales.ts";
import { galleryAdminTexts } from "./gallery-admin.texts.ts";

export const SECTION_NAMES = ["title", "subtitle", "linkText"] as const;
const MAX_SECTION_LENGTH = 160;
const MAX_SUBTITLE_LENGTH = 4000;
const DESTINATION = /^(?:\/(?![/\\])\S*|https?:\/\/\S+|mailto:\S+|tel:\S+|#\S+)$/i;
const MAX_DESTINATION_LENGTH = 400;

const { required, tooLong, linkError } = galleryAdminTexts.section;

/** Made while a form is read: which language requires its texts is a setting. */
export const gallerySectionForm = () =>
  z.object({
    ...wordFields(
      {
        title: { most: MAX_SECTION_LENGTH, isRequired: true },
        subtitle: { most: MAX_SUBTITLE_LENGTH },
        linkText: { most: MAX_SECTION_LENGTH, isRequired: true },
      },
      { required: required(languageName(siteLocale())), long: () => tooLong },
    ),
    linkUrl: z
      .string({ error: linkError })
      .trim()
      .max(MAX_DESTINATION_LENGTH, linkError)
      .regex(DESTINATION, linkError),
  });
