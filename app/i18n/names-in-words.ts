/** In the administration's language: "português, espanhol e inglês". */
export const namesInWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
