import { AsyncLocalStorage } from "node:async_hooks";

export type RequestContext = {
  requestId: string;
  nonce: string;
  /** Before it waited for anything: what was under way then counts, not what has come to its end since. */
  arrivedAt: Date;
  /** The page shows what is not published: it is not cached, not indexed, and marked as a preview. */
  isPreview?: boolean;
};

const current = new AsyncLocalStorage<RequestContext>();

/** Runs a request's work so that logs and error pages have its id. */
export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return current.run(context, work);
}

export function requestContext(): RequestContext | undefined {
  return current.getStore();
}
