import { defineAdminTexts } from "#app/i18n/texts.ts";

export const undoTexts = defineAdminTexts({ undone: "Mudança desfeita" });
