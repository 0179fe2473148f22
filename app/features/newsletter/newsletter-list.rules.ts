export const SUBSCRIPTION_STATUSES = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTIONS_PER_PAGE = 50;
const MAX_QUERY = 80;

export type SubscriptionFilter = { query: string; status: SubscriptionStatus | null; page: number };

export function readSubscriptionFilter(params: URLSearchParams): SubscriptionFilter {
  const page = Number(params.get("pagina"));
  return {
    query: (params.get("q") ?? "").trim().slice(0, MAX_QUERY),
    status: SUBSCRIPTION_STATUSES.find((known) => known === params.get("situacao")) ?? null,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isSubscriptionId = (id: string): boolean => UUID.test(id);
