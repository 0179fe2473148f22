import { useRef } from "react";

type Arrival = { destination: string; urls: string[]; resolve: () => void };

/**
 * Gives uploaded files on to where they belong, one sending at a time: those that arrive during one go together with
 * the next. A fetcher's own state does not show whether it is busy, for it is rendered later than it changes, and a
 * second submission on the same fetcher aborts the first.
 *
 * @param give sends the addresses to one destination; resolves when the answer is there.
 * @returns takes what arrived; resolves when it was given on.
 */
export function useBatchedSubmits(give: (destination: string, urls: string[]) => Promise<void>) {
  const waiting = useRef<Arrival[]>([]);
  const isGiving = useRef(false);

  function take(): Arrival | undefined {
    const [first] = waiting.current;
    if (!first) return;
    const { destination } = first;
    const together = waiting.current.filter((arrival) => arrival.destination === destination);
    waiting.current = waiting.current.filter((arrival) => arrival.destination !== destination);
    const resolve = () => {
      for (const arrival of together) arrival.resolve();
    };
    return { destination, urls: together.flatMap(({ urls }) => urls), resolve };
  }

  async function giveAll() {
    if (isGiving.current) return;
    isGiving.current = true;
    try {
      for (let next = take(); next; next = take())
        await give(next.destination, next.urls).finally(next.resolve);
    } finally {
      isGiving.current = false;
    }
  }

  return (destination: string, urls: string[]) =>
    new Promise<void>((resolve) => {
      waiting.current.push({ destination, urls, resolve });
      void giveAll();
    });
}
