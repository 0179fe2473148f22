import type { Plugin } from "vite";

/** Of a plugin that changes what browsers get, and only when it is built. */
export const CLIENT_BUILD = {
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
} as const satisfies Partial<Plugin>;
