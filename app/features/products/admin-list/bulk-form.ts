/** Field with the version of the content that the list shows. */
export const SEEN_VERSION = "seen";

export const BULK_FORM = "many-products";

export const DESTINATION_PARAM = "para";

export const productsInPath = (collectionId: string): string => `/admin/tapetes?colecao=${collectionId}`;
export const productsForPath = (collectionId: string): string =>
  `/admin/tapetes?${DESTINATION_PARAM}=${collectionId}`;
