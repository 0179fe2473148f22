import type { Editor } from "#app/accounts/guard.server.ts";
import { listPendingChangesIfReadable } from "#app/content/drafts/pending-changes.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { isId } from "#app/platform/ids.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { greetingOf } from "#app/requests/greeting.ts";
import { privateFileLink } from "#app/requests/inbox/private-files.server.ts";
import { mailLink, prepareReply } from "#app/requests/inbox/request/prepared-reply.ts";
import { whatsappLink } from "#app/requests/whatsapp-link.ts";
import { pageOf } from "#app/ui/lists/list-address.ts";
import type { RugAction } from "../rug-counts.server.ts";
import { listLinkableProducts } from "../rug-designs/linkable-products.server.ts";
import { newRugDesign, type RugDesignDraft } from "../rug-designs/rug-designs.rules.ts";
import {
  beginDesignOf,
  DESIGNS_PER_PAGE,
  getUnpublishedRugDesign,
  listRugDesigns,
} from "../rug-designs/rug-designs.server.ts";
import { readUsageDays } from "./rug-usage.rules.ts";
import { listRugUsage } from "./rug-usage.server.ts";
import {
  countNewLeads,
  LEADS_PER_PAGE,
  listSimulatorLeads,
  type SimulatorLead,
} from "./simulator-leads.server.ts";

export async function readPanel(editor: Editor, query: URLSearchParams) {
  const tab = TABS[query.get("aba") ?? ""] ?? "rugs";
  const [newLeads, rugs, leads, usage] = await Promise.all([
    orNull(() => countNewLeads(editor)),
    tab === "rugs" ? orNull(() => readDesigns(editor, query)) : null,
    tab === "leads" ? orNull(() => readLeads(editor, query)) : null,
    tab === "usage" ? orNull(() => readTally(editor, query)) : null,
  ]);
  const shown = rugs ? [rugs.draft.id, ...rugs.designs.map(({ id }) => id)].filter(isId) : [];
  const drafts = await listPendingChangesIfReadable(editor, [{ entity: "rug_designs", ids: shown }]);
  return { tab, newLeads: newLeads ?? 0, rugs, leads, usage, drafts };
}

const USAGE_PER_PAGE = 50;

const TABS: Record<string, "leads" | "usage"> = { leads: "leads", uso: "usage" };

export type Panel = Awaited<ReturnType<typeof readPanel>>;
export type ShownRugs = NonNullable<Panel["rugs"]>;
export type ShownLeads = NonNullable<Panel["leads"]>;
export type ShownUsage = NonNullable<Panel["usage"]>;

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  return withFallback(null, "The simulator's panel could not be read", read);
}

async function readDesigns(editor: Editor, query: URLSearchParams) {
  const search = query.get("q") ?? "";
  const [list, products, draft] = await Promise.all([
    listRugDesigns(editor, { search, page: pageOf(query) }),
    listLinkableProducts(editor),
    draftOf(editor, query),
  ]);
  const isSearched = search.trim() !== "";
  return { ...list, pageSize: DESIGNS_PER_PAGE, isSearched, products, draft };
}

async function draftOf(editor: Editor, query: URLSearchParams): Promise<RugDesignDraft> {
  const id = query.get("tapete");
  const productId = query.get("produto");
  if (id && isId(id)) return (await getUnpublishedRugDesign(editor, { id })) ?? newRugDesign();
  if (!productId || !isId(productId)) return newRugDesign();
  const own = await getUnpublishedRugDesign(editor, { productId });
  return own ?? (await beginDesignOf(editor, productId)) ?? newRugDesign();
}

async function readTally(editor: Editor, query: URLSearchParams) {
  const days = readUsageDays(query);
  const page = pageOf(query);
  const rows = await listRugUsage(editor, days || null);
  const sumOf = (action: RugAction) => rows.reduce((sum, row) => sum + row[action], 0);
  const sums = {
    tried: sumOf("tried"),
    downloaded: sumOf("downloaded"),
    shared: sumOf("shared"),
    requested: sumOf("requested"),
  };
  const shown = rows.slice((page - 1) * USAGE_PER_PAGE, page * USAGE_PER_PAGE);
  return { days, rows: shown, sums, page, pageSize: USAGE_PER_PAGE, total: rows.length };
}

async function readLeads(editor: Editor, query: URLSearchParams) {
  const page = pageOf(query);
  const search = query.get("q") ?? "";
  const [{ leads, total }, { brand }] = await Promise.all([
    listSimulatorLeads(editor, { search, status: query.get("situacao"), page }),
    getSettings(DEFAULT_LOCALE),
  ]);
  const today = now();
  return {
    page,
    pageSize: LEADS_PER_PAGE,
    total,
    isFiltered: query.has("q") || query.has("situacao"),
    leads: leads.map((lead) => ({
      ...lead,
      price: priceOf(lead),
      picture: lead.hasPicture ? pictureLink(editor, lead.id) : null,
      askedAt: formatDayAndTime(lead.createdAt, today),
      ...answersTo(lead, brand.name),
    })),
  };
}

/** Both begin with the same words, in the visitor's language. */
function answersTo(lead: SimulatorLead, brand: string) {
  const { whatsapp, email, carpetName: subject, carpetSize: size } = lead;
  const greeting = greetingOf(lead, brand);
  const { mailSubject } = prepareReply({ ...lead, origin: "simulator", subject, size }, brand);
  return {
    answer: whatsapp && whatsappLink(whatsapp, greeting),
    mail: email && mailLink(email, mailSubject, greeting),
  };
}

const priceOf = ({ priceCents, priceCurrency }: SimulatorLead) =>
  priceCents !== null && priceCurrency ? formatPrice(priceCents, priceCurrency, DEFAULT_LOCALE) : "";

/** The address is valid for this session, temporarily. */
const pictureLink = (editor: Editor, id: string) =>
  privateFileLink(editor, id, 0).replace("/admin/leads/", "/simulador-admin/leads/");
