import { pageOf, searchOf } from "#app/ui/lists/list-address.ts";

export const SUBSCRIPTION_STATUSES = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTIONS_PER_PAGE = 50;

export type SubscriptionFilter = { query: string; status: SubscriptionStatus | null; page: number };

export function readSubscriptionFilter(params: URLSearchParams): SubscriptionFilter {
  return {
    query: searchOf(params),
    status: SUBSCRIPTION_STATUSES.find((known) => known === params.get("situacao")) ?? null,
    page: pageOf(params),
  };
}
