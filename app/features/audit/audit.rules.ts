import { AUDIT_ACTIONS, type AuditGroup } from "#app/platform/audit/actions.rules.ts";

export const AUDIT_GROUPS = Object.keys(AUDIT_ACTIONS) as AuditGroup[];

export const ACTIONS_PER_PAGE = 50;
const MAX_QUERY = 80;
const LAST_PAGE = 100_000;

export type AuditFilter = {
  query: string;
  group: AuditGroup | null;
  from: string | null;
  until: string | null;
  page: number;
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayIn = (text: string | null) =>
  text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const page = Number(params.get("pagina"));
  return {
    query: (params.get("q") ?? "").trim().slice(0, MAX_QUERY),
    group: AUDIT_GROUPS.find((known) => known === params.get("tipo")) ?? null,
    from: dayIn(params.get("de")),
    until: dayIn(params.get("ate")),
    page: Number.isInteger(page) && page > 0 && page < LAST_PAGE ? page : 1,
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
