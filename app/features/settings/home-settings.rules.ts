import { z } from "zod";
import { colour, itemId, link, metres, picture, text, title } from "./setting-fields.rules.ts";

const paragraphs = z.array(text()).max(8);

export const home = z.object({
  /** Overlay strength: 0 is the lightest that keeps the title readable, 100 the darkest. */
  veil: z.int().min(0).max(100),
  hero: z.object({
    lead: text(),
    experience: text(),
    captionName: title(),
    caption: text(),
    /** The caption is shown with this film only. */
    captionFilm: link(),
  }),
  feature: z.object({
    title: title(),
    subtitle: text(),
    linkText: title(),
    linkUrl: link(),
  }),
  newCollection: z.object({ title: title(), text: text(), button: title(), picture: picture() }),
  collections: z.object({ title: title(), note: text() }),
  craft: z.object({
    title: title(),
    text: text(),
    button: title(),
    buttonUrl: link(),
    picture: picture(),
    rug: link(),
    facts: z.array(z.object({ id: itemId(), term: title(), value: title() })).max(6),
  }),
  materials: z.object({
    title: title(),
    lead: text(),
    samplesTitle: title(),
    samplesText: text(),
    samplesUrl: link(),
    rawTitle: title(),
    rawText: text(),
    rawUrl: link(),
    yarns: z.array(z.object({ hex: colour(), weight: z.int().min(1).max(9) })).max(24),
  }),
  featured: z.object({ title: title() }),
  philosophy: z.object({ title: title(), paragraphs, button: title() }),
  simulatorPromo: z.object({
    title: title(),
    text: text(),
    button: title(),
    picture: picture(),
    before: picture(),
  }),
  showroom: z.object({
    title: title(),
    text: text(),
    button: title(),
    pictures: z.array(z.object({ id: itemId(), picture: picture(), widthMetres: metres() })).max(3),
    pictureAlt: text(),
  }),
  companyIntro: z.object({ text: text() }),
  story: z.object({ title: title(), paragraphs, picture: picture(), caption: text() }),
  access: z.object({ title: title(), text: text(), button: title(), picture: picture() }),
  design: z.object({
    title: title(),
    text: text(),
    cardPicture: picture(),
    cardCaption: text(),
    rugPicture: picture(),
    rugCaption: text(),
  }),
  services: z.object({ title: title() }),
  tradeShows: z.object({ title: title() }),
});
