import { CHAIN_PATH, type ChainState } from "./audit.rules.ts";

export async function readChain(signal: AbortSignal, onState: (state: ChainState) => void): Promise<void> {
  const response = await fetch(CHAIN_PATH, { signal });
  if (!response.ok || !response.body) throw new Error("Nothing was verified");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
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
    onState(state);
  }
  if (!isDone) throw new Error("The answer was cut short");
}
