import { defineAdminTexts } from "#app/i18n/texts.ts";

export const buttonTexts = defineAdminTexts({ cancel: "Cancelar", remove: "Excluir" });
