export function trackRug(
  action: "tried" | "downloaded" | "shared",
  rug: string,
  size: { width: number; length: number },
): void {
  const body = new URLSearchParams({
    action,
    rug,
    width: String(size.width),
    length: String(size.length),
  });
  void fetch("/simulador/contagem", { method: "POST", body, keepalive: true }).catch(() => {});
}
