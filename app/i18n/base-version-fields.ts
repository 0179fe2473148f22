export const BASE_VERSION_FIELDS = {
  version: "based-on",
  seen: "based-on-seen",
  choice: "keep",
  saveAs: "save-as",
  publishAt: "publish-at",
} as const;

/** No dots, which form libraries read as groups. */
export const choiceField = ({ id, locale, field }: { id: string; locale: string; field: string }) =>
  `${BASE_VERSION_FIELDS.choice}:${locale}:${field}:${id}`;

export const onSite = (id: string) => `${id}-site`;
