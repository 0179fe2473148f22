/** Stand for a source in the counts. */
export const DIRECT = "direct";
export const OTHERS = "others";
