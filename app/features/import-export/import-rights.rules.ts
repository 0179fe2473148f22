import { rolesWith } from "#app/features/accounts/rights.rules.ts";
import type { Role } from "#app/features/accounts/roles.rules.ts";
import type { ImportKind } from "./import-export.table.ts";

/** Who wrote to the company is personal data, and the administrator's to bring as it is to take along. */
export const mayBring = (role: Role, kind: ImportKind): boolean =>
  kind !== "leads" || rolesWith("personalData").includes(role);
