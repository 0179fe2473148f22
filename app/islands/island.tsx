import { type ComponentType, createElement } from "react";

const server = import.meta.env.SSR ? await import("react-dom/server") : null;

type IslandProps<P extends object> = {
  /** The file's name without `.island.tsx`: how the browser finds the component. */
  name: string;
  of: ComponentType<P>;
  /** Serialised into the page, so plain data only. */
  props: P;
  /** `visible` hydrates when nearly in view; `interaction` when hovered, focused or clicked. */
  hydrate?: "visible" | "interaction";
};

let count = 0;

/** Hydrated on its own: a separate React root, so that `useId` agrees on both sides. */
export function Island<P extends object>({ name, of, props, hydrate = "visible" }: IslandProps<P>) {
  // Must only differ between two islands of one page.
  count = (count + 1) % 1_000_000;
  const id = `i${count.toString(36)}-`;
  const html = server?.renderToString(createElement(of, props), { identifierPrefix: id }) ?? "";
  return (
    <div
      id={id}
      data-island={name}
      data-hydrate={hydrate}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
