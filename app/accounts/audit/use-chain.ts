import { useEffect, useState } from "react";
import type { ChainState } from "./audit.rules.ts";
import { readChain } from "./chain.client.ts";

/** Verifies while the page is shown. Null at first. */
export function useChain(): ChainState | "failed" | null {
  const [found, setFound] = useState<ChainState | "failed" | null>(null);
  useEffect(() => {
    const left = new AbortController();
    readChain(left.signal, setFound).catch(() => left.signal.aborted || setFound("failed"));
    return () => left.abort();
  }, []);
  return found;
}
