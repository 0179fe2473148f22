import { useInputEvent } from "./use-input-event.ts";

export function HiddenFields({ name, values }: { name: string; values: readonly string[] }) {
  const first = useInputEvent<HTMLInputElement>(values.join("\n"));
  // So that the last picture can be removed.
  const shown = values.length > 0 ? values : [""];
  return shown.map((value, index) => (
    <input key={value} ref={index === 0 ? first : undefined} type="hidden" name={name} value={value} />
  ));
}
