/** Threshold for floor, chosen on test rooms: missed occluders outweigh false ones by nine to one. */
export const FLOOR_FROM = 0.6;
/** Half width of the smooth transition. */
export const HALF_FADING = 0.06;
