import { useEffect, useRef } from "react";

export function HiddenUrls({ name, urls }: { name: string; urls: readonly string[] }) {
  const first = useRef<HTMLInputElement>(null);
  const notified = useRef(urls.join("\n"));
  const current = urls.join("\n");
  useEffect(() => {
    if (notified.current === current) return;
    notified.current = current;
    first.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [current]);
  // So that the last picture can be removed.
  const values = urls.length > 0 ? urls : [""];
  return values.map((url, index) => (
    <input key={url} ref={index === 0 ? first : undefined} type="hidden" name={name} value={url} />
  ));
}
