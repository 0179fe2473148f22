import { defineTexts } from "#app/i18n/texts.ts";

/** Words of the loom on which a rug weaves itself. The script fills in what stands in braces. */
export const weaveTexts = defineTexts({
  pt: {
    title: "Fileira por fileira",
    text: "O tapete cresce de baixo para cima, uma fileira de cada vez, como manda o cartão.",
    rows: (rows: string) => `${rows} fileiras`,
    days: (days: string) => `${days} dias`,
    row: "Fileira {row} de {rows}",
    day: "Dia {day} de {days}",
    pause: "Parar o tear",
    play: "Continuar a tecer",
    again: "Tecer de novo",
    move: "Andamento do tear",
    open: "Ver o tapete",
  },
  es: {
    title: "Hilera por hilera",
    text: "La alfombra crece de abajo arriba, una hilera cada vez, como manda el cartón.",
    rows: (rows: string) => `${rows} hileras`,
    days: (days: string) => `${days} días`,
    row: "Hilera {row} de {rows}",
    day: "Día {day} de {days}",
    pause: "Parar el telar",
    play: "Seguir tejiendo",
    again: "Tejer de nuevo",
    move: "Avance del telar",
    open: "Ver la alfombra",
  },
  en: {
    title: "Row by row",
    text: "The rug grows from the bottom up, one row at a time, as the point paper says.",
    rows: (rows: string) => `${rows} rows`,
    days: (days: string) => `${days} days`,
    row: "Row {row} of {rows}",
    day: "Day {day} of {days}",
    pause: "Stop the loom",
    play: "Go on weaving",
    again: "Weave again",
    move: "Progress of the loom",
    open: "See the rug",
  },
});
