/** Names of the fields in which a form says what it began with. */
export const BASIS_FIELDS = { version: "based-on", seen: "based-on-seen", choice: "keep" } as const;

/** No dots, which form libraries would read as groups. */
export const choiceField = ({ id, locale, field }: { id: string; locale: string; field: string }) =>
  `${BASIS_FIELDS.choice}:${locale}:${field}:${id}`;
