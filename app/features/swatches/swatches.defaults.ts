/** Colour names are not translated. */
export const DEFAULT_SWATCHES = [
  { name: "QUARTZOROSA", hex: "#d9b7ae" },
  { name: "CRISTAL", hex: "#e6deda" },
  { name: "ROSA", hex: "#c98a8b" },
  { name: "COLONIA", hex: "#a9b3c4" },
  { name: "HORTENCIA", hex: "#7f86ae" },
  { name: "AMETISTA", hex: "#6b4a78" },
  { name: "RODONITA", hex: "#9c3c52" },
  { name: "MARAVILHA", hex: "#b8336a" },
];
