import type { Colours } from "./palette-tokens.rules.ts";

/** Of a new site. */
export const ANNATTO: Colours = {
  paper: "#f3f3ef",
  ink: "#15181f",
  accent: "#b53a16",
  requests: "#1c2f52",
  materials: "#3a4529",
  philosophy: "#75202b",
};

export const PALETTES: readonly { id: string; colours: Colours }[] = [
  { id: "annatto", colours: ANNATTO },
  {
    id: "tide",
    colours: {
      paper: "#f8f1e1",
      ink: "#2a1526",
      accent: "#0a6b6e",
      requests: "#07494f",
      materials: "#6b2b17",
      philosophy: "#4d1f49",
    },
  },
  {
    id: "slate",
    colours: {
      paper: "#eef2f5",
      ink: "#10222e",
      accent: "#0b5fa5",
      requests: "#12395c",
      materials: "#27404a",
      philosophy: "#3a2f5b",
    },
  },
  {
    id: "moss",
    colours: {
      paper: "#f1f3e9",
      ink: "#1b2417",
      accent: "#4d6a12",
      requests: "#23432f",
      materials: "#4a4118",
      philosophy: "#573019",
    },
  },
  {
    id: "rose",
    colours: {
      paper: "#f8f0ee",
      ink: "#2a1a1e",
      accent: "#b0284f",
      requests: "#5a1834",
      materials: "#4c3327",
      philosophy: "#3c2447",
    },
  },
];
