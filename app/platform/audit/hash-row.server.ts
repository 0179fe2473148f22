import { createHash } from "node:crypto";
import { canonical, type HashedRow } from "./actions.rules.ts";

/** The hash of a row: it covers the row and, through the hash before it, for all the rows before. */
export const hashRow = (previousHash: string, row: HashedRow): string =>
  createHash("sha256")
    .update(`${previousHash}\n${canonical(row)}`)
    .digest("hex");
