/**
 * From this share on the mask is taken at its word that a pixel is floor. Over rooms that it did not learn from, what it misses in
 * front of a rug outweighs what it invents by nine to one; here both together are less, and little more floor is cut.
 */
export const FLOOR_FROM = 0.6;
/** Around it, so that the edges of what stands in front are smooth. */
export const HALF_FADING = 0.06;
