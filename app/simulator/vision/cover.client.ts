import type { CoverRequest, CoverResponse } from "./cover-messages.ts";

/** Covers rugs in a worker of its own, which ends with its answer. Returns what cancels it; then no answer comes. */
export function startCover(request: CoverRequest, onAnswer: (response: CoverResponse) => void): () => void {
  const worker = new Worker(new URL("./cover.worker.ts", import.meta.url), { type: "module", name: "cover" });
  const stop = () => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<CoverResponse>) => {
    if (data.kind !== "progress") stop();
    onAnswer(data);
  };
  worker.onerror = () => {
    stop();
    onAnswer({ kind: "failed" });
  };
  worker.postMessage(request, [request.picture]);
  return stop;
}
