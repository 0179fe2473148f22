import { rolesWith } from "#app/accounts/rights.rules.ts";
import type { Role } from "#app/accounts/roles.rules.ts";
import type { ImportKind } from "../import-export.table.ts";

/** Personal data: administrators only. */
export const mayImport = (role: Role, kind: ImportKind): boolean =>
  kind !== "leads" || rolesWith("personalData").includes(role);
