export const isServerReachable = (signal?: AbortSignal): Promise<boolean> =>
  fetch("/healthz", { method: "HEAD", cache: "no-store", signal }).then(
    ({ ok }) => ok,
    () => false,
  );
