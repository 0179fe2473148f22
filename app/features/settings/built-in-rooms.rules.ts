/** The sample rooms that come with the product, in their order. */
export const BUILT_IN_ROOMS = ["bright", "wood", "wide", "night", "carpet", "apartment"] as const;
export type BuiltInRoom = (typeof BUILT_IN_ROOMS)[number];
