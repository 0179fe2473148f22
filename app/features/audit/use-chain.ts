import { useEffect, useState } from "react";
import type { ChainState } from "./audit.rules.ts";
import { readChain } from "./chain.client.ts";

/**
 * Has the record verified while the page is looked at, and stops when it is left. Null before the first word of it;
 * `failed` when it could not be verified.
 */
export function useChain(): ChainState | "failed" | null {
  const [found, setFound] = useState<ChainState | "failed" | null>(null);
  useEffect(() => {
    const left = new AbortController();
    readChain(left.signal, setFound).catch(() => left.signal.aborted || setFound("failed"));
    return () => left.abort();
  }, []);
  return found;
}
