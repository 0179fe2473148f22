/**
 * Share from which a pixel counts as floor. On test rooms missed occluders outweigh false ones by nine to
 * one; at this value both together are fewer, and little more floor is cut.
 */
export const FLOOR_FROM = 0.6;
/** Half width of the smooth transition. */
export const HALF_FADING = 0.06;
