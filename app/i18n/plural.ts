/** `1 vez`, `3 vezes`, `0 vezes` */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
