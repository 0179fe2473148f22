/** Whether the server answers at all, before `signal` aborts. */
export const isServerReachable = (signal?: AbortSignal): Promise<boolean> =>
  fetch("/healthz", { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
