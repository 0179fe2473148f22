import { useRouteLoaderData } from "react-router";
import { mayOpen } from "#app/accounts/rights.rules.ts";
import type { Role } from "#app/accounts/roles.rules.ts";

/** For hiding links only; the guard decides. */
export function useMayOpen(): (path: string) => boolean {
  const frame = useRouteLoaderData("admin/admin.layout") as { role?: Role } | undefined;
  return (path) => frame?.role !== undefined && mayOpen(frame.role, path);
}
