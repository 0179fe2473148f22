import { type ComponentType, createElement } from "react";

const server = import.meta.env.SSR ? await import("react-dom/server") : null;

type IslandProps<P extends object> = {
  /** The file's name without `.island.tsx`: how the browser finds the component. */
  name: string;
  of: ComponentType<P>;
  /** Plain data and finished strings: they travel to the browser inside the page. */
  props: P;
  /** `visible` wakes it when it is nearly seen; `interaction` when it is hovered, focused or clicked. */
  wake?: "visible" | "interaction";
};

let count = 0;

/**
 * Renders a component of a public page that lives in the browser. It is a React root of its own, so that
 * `useId` agrees on both sides and the page around it needs no script.
 */
export function Island<P extends object>({ name, of, props, wake = "visible" }: IslandProps<P>) {
  // The counter only has to differ between two islands of one page; it may wrap at will.
  count = (count + 1) % 1_000_000;
  const id = `i${count.toString(36)}-`;
  const html = server?.renderToString(createElement(of, props), { identifierPrefix: id }) ?? "";
  return (
    <div
      id={id}
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
