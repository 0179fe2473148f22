import { createHash } from "node:crypto";
import { canonical, type Sealed } from "./actions.rules.ts";

/** The seal of a row: it stands for the row and, through the seal before it, for all the rows before. */
export const seal = (previousHash: string, row: Sealed): string =>
  createHash("sha256")
    .update(`${previousHash}\n${canonical(row)}`)
    .digest("hex");
