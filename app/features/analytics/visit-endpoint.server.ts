import type { IncomingMessage, ServerResponse } from "node:http";
import { isCountedVisitor } from "#app/accounts/counted-visitor.ts";
import { clientAddress } from "#app/platform/http/client-address.server.ts";
import { countedNetwork } from "#app/platform/http/client-network.ts";
import { MAX_ADDRESSES, MAX_VISIT_BYTES, readVisit, VISITS_PER_MINUTE } from "./visit.rules.ts";
import { addVisit } from "./waiting-visits.server.ts";

const MINUTE_MS = 60_000;
const [TAKEN, NOT_TAKEN, TOO_LARGE] = [204, 405, 413];

const visitsByAddress = new Map<string, number>();
let minute = 0;

/** The response never says whether the visit was counted: bots, staff and decliners are not. */
export function receiveVisit(request: IncomingMessage, response: ServerResponse, headers: string[]): void {
  const reply = (status: number) => {
    response.writeHead(status, [...headers, "cache-control", "no-store"]);
    response.end();
  };
  if (request.method !== "POST") reply(NOT_TAKEN);
  else
    readText(request, (text) => {
      reply(text === null ? TOO_LARGE : TAKEN);
      const visit = text !== null && counts(request) ? readVisit(text) : null;
      if (visit) addVisit(visit);
    });
}

function readText(request: IncomingMessage, done: (text: string | null) => void): void {
  let text: string | null = "";
  request.setEncoding("utf8");
  request.on("error", () => {});
  request.on("data", (part: string) => {
    if (text === null) return;
    text += part;
    if (text.length <= MAX_VISIT_BYTES) return;
    text = null;
    done(null);
  });
  request.on("end", () => {
    if (text !== null) done(text);
  });
}

function counts(request: IncomingMessage): boolean {
  const header = (name: string) => request.headers[name]?.toString();
  return isCountedVisitor(header) && isWithinLimit(countedNetwork(clientAddress(request)));
}

function isWithinLimit(address: string): boolean {
  const current = Math.floor(Date.now() / MINUTE_MS);
  if (current !== minute) {
    minute = current;
    visitsByAddress.clear();
  }
  const count = (visitsByAddress.get(address) ?? 0) + 1;
  if (count > VISITS_PER_MINUTE || (count === 1 && visitsByAddress.size >= MAX_ADDRESSES)) return false;
  visitsByAddress.set(address, count);
  return true;
}
