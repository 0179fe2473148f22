import { createHash } from "node:crypto";
import { canonical, type HashedRow } from "./actions.rules.ts";

/** Hash chain: covers the row and all rows before. */
export const hashRow = (previousHash: string, row: HashedRow): string =>
  createHash("sha256")
    .update(`${previousHash}\n${canonical(row)}`)
    .digest("hex");
