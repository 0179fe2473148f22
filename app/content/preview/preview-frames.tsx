import { useEffect, useRef, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import type { Shown } from "./preview.client.ts";
import { previewAdminTexts as texts } from "./preview-admin.texts.ts";
import styles from "./preview-pane.module.css";

/** Slow pictures must not delay the text. */
const SHOWN_AFTER_MS = 1500;

export const WIDTHS = { phone: 390, desktop: 1440 } as const;
export type Device = keyof typeof WIDTHS;

type FramesProps = { shown: Shown; device: Device };

/** The next state is rendered in the hidden frame, then shown at the same scroll position. */
export function PreviewFrames({ shown, device }: FramesProps) {
  const frames = useRef<(HTMLIFrameElement | null)[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const front = useRef<number | null>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const scale = useScale(container, WIDTHS[device]);

  useEffect(() => {
    const at = front.current === 0 ? 1 : 0;
    const next = frames.current[at];
    if (!next) return;
    const before = front.current === null ? null : (frames.current[front.current]?.contentWindow ?? null);
    const come = () => {
      stop();
      const window = next.contentWindow;
      if (before) window?.scrollTo({ left: before.scrollX, top: before.scrollY, behavior: "instant" });
      else if (shown.anchor)
        next.contentDocument?.getElementById(shown.anchor)?.scrollIntoView({ behavior: "instant" });
      front.current = at;
      setCurrent(at);
    };
    const stop = () => {
      clearTimeout(timer);
      next.removeEventListener("load", come);
    };
    next.addEventListener("load", come);
    const timer = setTimeout(come, SHOWN_AFTER_MS);
    next.srcdoc = quiet(shown.html);
    return stop;
  }, [shown]);

  const { anchor } = shown;
  const drawnFor = useRef(device);
  useEffect(() => {
    if (drawnFor.current === device) return;
    drawnFor.current = device;
    // Scroll positions differ in another width.
    const page = front.current === null ? null : frames.current[front.current]?.contentDocument;
    if (anchor) page?.getElementById(anchor)?.scrollIntoView({ behavior: "instant" });
  }, [device, anchor]);

  return (
    <div ref={container} className={styles.container} data-device={device}>
      {[0, 1].map((at) => (
        <iframe
          key={at}
          ref={(frame) => {
            frames.current[at] = frame;
          }}
          title={texts.frame}
          // No script, no forms, no windows, no navigation.
          sandbox="allow-same-origin"
          aria-hidden={at === current ? undefined : true}
          tabIndex={at === current ? undefined : -1}
          className={classes(styles.page, at === current && styles.front)}
          style={{ width: WIDTHS[device], height: `${100 / scale}%`, scale: String(scale) }}
        />
      ))}
    </div>
  );
}

/** Targets are removed: the sandbox would log refused windows. */
const quiet = (html: string) =>
  html
    .replace("<head>", '<head><base target="_blank">')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="preload"[^>]*>/g, "")
    .replace(/(<[^<>]*\s)autofocus(?:="")?(?=[\s>])/g, "$1");

function useScale(container: React.RefObject<HTMLElement | null>, width: number): number {
  const [space, setSpace] = useState(width);
  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect.width ?? width));
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [container, width]);
  return Math.min(1, space / width) || 1;
}
