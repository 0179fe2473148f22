import { defineAdminTexts } from "#app/i18n/texts.ts";

export const galleryAdminTexts = defineAdminTexts({
  documentTitle: "Seção galeria · Painel Administrativo",
  pageTitle: "Seção galeria",
  lead: "As cinco imagens da página principal, na disposição em que aparecem.",
  open: "Ver no site",
  places: ["Imagem 1", "Imagem 2", "Imagem 3", "Imagem 4", "Imagem 5 (Principal)"],
  stored: "Guardada",
  builtIn: "Imagem padrão",
  missing: "Sem imagem",
  failed: "Não foi possível ler a galeria.",
  failedNext: "Recarregue a página. O site continua mostrando as imagens padrão.",
});
