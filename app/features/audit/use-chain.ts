import { useEffect, useState } from "react";
import { CHAIN_PATH, type ChainState } from "./audit.rules.ts";

/**
 * Has the record verified while the page is looked at, and stops when it is left. Null before the first word of it;
 * `failed` when it could not be verified.
 */
export function useChain(): ChainState | "failed" | null {
  const [found, setFound] = useState<ChainState | "failed" | null>(null);
  useEffect(() => {
    const left = new AbortController();
    listen(left.signal, setFound).catch(() => left.signal.aborted || setFound("failed"));
    return () => left.abort();
  }, []);
  return found;
}

async function listen(signal: AbortSignal, tell: (state: ChainState) => void): Promise<void> {
  const answer = await fetch(CHAIN_PATH, { signal });
  if (!answer.ok || !answer.body) throw new Error("Nothing was verified");
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  let isDone = false;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    const last = lines.at(-1);
    if (!last) continue;
    const state = JSON.parse(last) as ChainState;
    isDone = state.isDone;
    tell(state);
  }
  if (!isDone) throw new Error("The answer was cut short");
}
