import { pendingWork } from "./pending-work.ts";

/** Answers and what their loaders and actions do, which the router stops awaiting when a visitor goes away. */
export const pendingRequests = pendingWork();
