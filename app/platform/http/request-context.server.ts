import { AsyncLocalStorage } from "node:async_hooks";

export type RequestContext = {
  requestId: string;
  nonce: string;
  /** Before any wait. */
  arrivedAt: Date;
  /** Shows unpublished content: not cached, not indexed, marked as a preview. */
  isPreview?: boolean;
};

const current = new AsyncLocalStorage<RequestContext>();

export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return current.run(context, work);
}

export function requestContext(): RequestContext | undefined {
  return current.getStore();
}
