import type { Lead } from "#app/requests/leads.table.ts";
import type { InboxRequest } from "./inbox.server.ts";

type Asked = Pick<
  Lead,
  "whatsapp" | "carpetName" | "carpetSize" | "priceCents" | "priceCurrency" | "details" | "originPath"
>;

/** A message as a request for a rug: its subject stands where the rug's name stands. */
export const askedIn = (request: InboxRequest): Asked =>
  request.kind === "lead"
    ? request.row
    : {
        ...{ whatsapp: request.row.phone ?? "", carpetName: request.row.subject, carpetSize: "" },
        ...{ priceCents: null, priceCurrency: null, details: {}, originPath: "" },
      };
