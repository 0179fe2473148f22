/** Names of the fields in which a form sends what it began with, and what becomes of what it sends. */
export const BASE_VERSION_FIELDS = {
  version: "based-on",
  seen: "based-on-seen",
  choice: "keep",
  saveAs: "save-as",
  publishAt: "publish-at",
} as const;

/** No dots, which form libraries would read as groups. */
export const choiceField = ({ id, locale, field }: { id: string; locale: string; field: string }) =>
  `${BASE_VERSION_FIELDS.choice}:${locale}:${field}:${id}`;

/** In place of an id: the choice is between a draft and what others published, not between two forms. */
export const onSite = (id: string) => `${id}-site`;
