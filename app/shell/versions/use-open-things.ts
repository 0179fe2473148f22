import { useRouteLoaderData } from "react-router";
import type { OpenThing } from "#app/features/drafts/drafts.rules.ts";
import { entityAt } from "#app/features/history/history.rules.ts";

/** Which of these things have drafts or an appointment, as the frame of the administration read it. */
export function useOpenThings(slug: string, ids: readonly string[]): OpenThing[] {
  const frame = useRouteLoaderData<{ drafts?: OpenThing[] }>("shell/admin-layout");
  const entity = entityAt(slug);
  return (frame?.drafts ?? []).filter((thing) => thing.entity === entity && ids.includes(thing.id));
}
