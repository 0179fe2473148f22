/** Everything; content; the simulator's panel only. */
export const ROLES = ["admin", "editor", "simulator"] as const;
export type Role = (typeof ROLES)[number];
