/** Who somebody is here: everything; the content; the simulator's panel and nothing else. */
export const ROLES = ["admin", "editor", "simulator"] as const;
export type Role = (typeof ROLES)[number];
