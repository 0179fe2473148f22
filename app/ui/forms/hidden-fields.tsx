import { useEffect, useRef } from "react";

export function HiddenFields({ name, values }: { name: string; values: readonly string[] }) {
  const first = useRef<HTMLInputElement>(null);
  const notified = useRef(values.join("\n"));
  const current = values.join("\n");
  useEffect(() => {
    if (notified.current === current) return;
    notified.current = current;
    first.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [current]);
  // So that the last picture can be removed.
  const shown = values.length > 0 ? values : [""];
  return shown.map((value, index) => (
    <input key={value} ref={index === 0 ? first : undefined} type="hidden" name={name} value={value} />
  ));
}
