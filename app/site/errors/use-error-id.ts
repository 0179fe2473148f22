import { usePageContext } from "../page-context.ts";

/** In a browser the id stands in `<html>`: of the rendered page, or of the request that failed since (`session.client.ts`). */
export function useErrorId(): string | undefined {
  const page = usePageContext();
  return page ? page.requestId : document.documentElement.dataset.errorId;
}
