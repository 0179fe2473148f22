import { readInternalPage } from "#app/content/preview-pages/internal-page.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { addressKey, readAddress, shownAddress } from "./redirects.rules.ts";
import { redirectsTexts } from "./redirects.texts.ts";

const { problems } = redirectsTexts;
const NOT_FOUND = 404;
const MAX_STEPS = 5;

export type CheckedRedirect = { from: string; to: string } | { errors: FieldErrors };

/** Reads what is typed and asks the site itself what is at both addresses. */
export async function checkRedirect(
  typed: { from: string; to: string },
  origin: string,
): Promise<CheckedRedirect> {
  const [from, to] = [readAddress(typed.from, origin), readAddress(typed.to, origin)];
  const errors: FieldErrors = {};
  if ("problem" in from) errors.from = [problems[from.problem]];
  else if (from.rest) errors.from = [problems.query];
  if ("problem" in to) errors.to = [problems[to.problem]];
  if ("problem" in from || "problem" in to || errors.from) return { errors };
  const former = addressKey(from.path);
  const [taken, wrong] = [
    await problemOfFormer(from.path, origin),
    await problemOfTarget(to.path + to.rest, former, origin),
  ];
  if (!taken && !wrong) return { from: former, to: to.path + to.rest };
  return { errors: { ...(taken && { from: [taken] }), ...(wrong && { to: [wrong] }) } };
}

async function problemOfFormer(path: string, origin: string): Promise<string | null> {
  const { status, html, location } = await readInternalPage(origin, path);
  if (location) return problems.leadsOn(shownAddress(location.replace(origin, "")));
  // Files and the administration say that something is missing without a page.
  return status === NOT_FOUND && html ? null : problems.exists;
}

async function problemOfTarget(target: string, former: string, origin: string): Promise<string | null> {
  let address = target;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const asked = readAddress(address, origin);
    if ("problem" in asked) return problems[asked.problem];
    if (addressKey(asked.path) === former) return problems.loop;
    const { status, location } = await readInternalPage(origin, asked.path + asked.rest.replace(/#.*/, ""));
    if (!location) return status < NOT_FOUND ? null : problems.noPage;
    address = location;
  }
  return problems.loop;
}
