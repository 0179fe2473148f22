import { CURRENCY_CHOICES } from "#app/i18n/currency.rules.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { BUILT_IN_ROOMS } from "../built-in-rooms.rules.ts";
import { choice, choices, computed, group, link, text, title } from "../fields/setting-fields.rules.ts";
import { FIRST_STEPS } from "../first-steps.rules.ts";
import { LINK, TITLE } from "../setting-labels.texts.ts";
import { formAt } from "../settings-screen.rules.ts";

export const FORMS_ELSEWHERE = {
  gallerySection: formAt("/admin/galeria", "Seção galeria", {
    "home.feature": group({
      title: title(TITLE),
      subtitle: text("Subtítulo"),
      linkText: title("Texto do link"),
      linkUrl: link(LINK),
    }),
  }),
  languages: formAt("/admin/configuracoes/linguas", "Línguas e moeda", {
    /** The site's own: without a prefix in addresses, stands in for missing translations. */
    "theme.language": choice("Língua em que o site começa", LOCALES),
    /** In addition to it. */
    "theme.languages": choices("Línguas do site", LOCALES),
    "theme.currency": choice("Moeda dos preços", CURRENCY_CHOICES),
  }),
  firstRun: formAt("/admin/comecar", "Primeiros passos", {
    "firstRun.progress": group({
      done: choices("Passos do começo", FIRST_STEPS),
      /** "later": postponed, and no longer offered. */
      state: choice("Assistente de começo", ["open", "later", "finished"]),
      /** Time of seeding; empty when not seeded or removed. */
      plantedAt: computed("Conteúdo de demonstração"),
    }),
  }),
  hiddenRooms: formAt("/admin/ambientes", "Ambientes prontos", {
    "simulator.hiddenRooms": choices("Ambientes do produto que ficam escondidos", BUILT_IN_ROOMS),
  }),
} as const;
