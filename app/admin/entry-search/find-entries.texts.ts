import { defineAdminTexts } from "#app/i18n/texts.ts";

export const findEntriesTexts = defineAdminTexts({ settings: "Formulários das configurações" });
