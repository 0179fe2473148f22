import { z } from "zod";
import { schemasOf } from "#app/content/content-form.ts";
import { heroVideo } from "./hero-video.content.ts";
import { MAX_URL_LENGTH, readVideoAddress } from "./hero-video.rules.ts";
import { heroVideoAdminTexts } from "./hero-video-admin.texts.ts";

const { invalidUrl } = heroVideoAdminTexts.errors;

/** Of a film's address, and of nothing else: the declared field may hold any text. */
const addressField = z
  .string({ error: invalidUrl })
  .trim()
  .max(MAX_URL_LENGTH, invalidUrl)
  .refine((url) => readVideoAddress(url) !== null, invalidUrl);

/** Made while a form is read, when the site's languages are known. */
export const heroVideoForm = () => z.object({ ...schemasOf(heroVideo.fields), url: addressField });
