/** Name of the boxes and hidden fields that say which entries of a list an act is for. */
export const BULK_FIELD = "many";
