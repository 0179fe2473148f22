/** Query key: the language that an editor opens with. */
export const LANGUAGE_KEY = "lingua";
