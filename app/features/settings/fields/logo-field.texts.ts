import { defineAdminTexts } from "#app/i18n/texts.ts";

export const logoFieldTexts = defineAdminTexts({
  logo: "Logotipo",
  optional: "opcional",
  help: "SVG ou PNG de fundo transparente. Sem logotipo, o site desenha o nome em letras.",
  grounds: { light: "No claro", dark: "No escuro e sobre o filme" },
  isPlain: "O logotipo tem uma cor só e acompanha a das letras",
});
