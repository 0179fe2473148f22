/** The form that acts on the ticked rugs; each row's box names it. */
export const MANY_FORM = "many-products";
export const MANY_FIELD = "many";

/** In the address of the list: the collection to which what is ticked goes. */
export const DESTINATION_PARAM = "para";

/** The rugs of a collection, in their order; and all of them, to be ticked for it. */
export const rugsInPath = (collectionId: string): string => `/admin/tapetes?colecao=${collectionId}`;
export const rugsForPath = (collectionId: string): string =>
  `/admin/tapetes?${DESTINATION_PARAM}=${collectionId}`;
