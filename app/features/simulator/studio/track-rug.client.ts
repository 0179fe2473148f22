export function trackRug(
  action: "tried" | "kept" | "shared",
  rug: string,
  size: { width: number; length: number },
): void {
  const body = new URLSearchParams({
    act: action,
    rug,
    width: String(size.width),
    length: String(size.length),
  });
  void fetch("/simulador/contagem", { method: "POST", body, keepalive: true }).catch(() => {});
}
