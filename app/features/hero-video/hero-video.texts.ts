import { defineTexts } from "#app/i18n/texts.ts";

export const heroVideoTexts = defineTexts({
  pt: {
    pause: "Pausar o vídeo",
    play: "Reproduzir o vídeo",
    watch: "Assistir ao filme",
    frameTitle: (title: string) => (title ? `Filme: ${title}` : "Filme"),
  },
  es: {
    pause: "Pausar la película",
    play: "Reproducir la película",
    watch: "Ver la película",
    frameTitle: (title: string) => (title ? `Película: ${title}` : "Película"),
  },
  en: {
    pause: "Pause the film",
    play: "Play the film",
    watch: "Watch the film",
    frameTitle: (title: string) => (title ? `Film: ${title}` : "Film"),
  },
});
