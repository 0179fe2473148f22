import { defineAdminTexts } from "#app/i18n/texts.ts";

export const listOrderTexts = defineAdminTexts({
  changed: "Ordem mudada",
  after: (name: string, other: string) => `${name} vem agora depois de ${other}.`,
  before: (name: string, other: string) => `${name} vem agora antes de ${other}.`,
  undo: "Desfazer",
});
