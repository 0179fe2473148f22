import { AUDIT_ACTIONS, type AuditGroup } from "#app/platform/audit/actions.rules.ts";
import { readDay } from "#app/platform/calendar.rules.ts";
import { pageOf, searchOf } from "#app/ui/lists/list-address.ts";

export const AUDIT_GROUPS = Object.keys(AUDIT_ACTIONS) as AuditGroup[];

export const ACTIONS_PER_PAGE = 50;

export type AuditFilter = {
  query: string;
  group: AuditGroup | null;
  from: string | null;
  until: string | null;
  page: number;
};

export function readAuditFilter(params: URLSearchParams): AuditFilter {
  return {
    query: searchOf(params),
    group: AUDIT_GROUPS.find((known) => known === params.get("tipo")) ?? null,
    from: readDay(params.get("de")),
    until: readDay(params.get("ate")),
    page: pageOf(params),
  };
}

export const CHAIN_PATH = "/admin/registro/conferir";

/** Progress: verified rows, total, last hash, and the first invalid row. */
export type ChainState = {
  checked: number;
  total: number;
  lastHash: string;
  brokenAt: number | null;
  isDone: boolean;
};
