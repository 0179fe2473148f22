import { useState } from "react";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./contact-map.module.css";

type LiveMapProps = { src: string; frameTitle: string; show: string; note: string };

/** Nothing is loaded from the map's provider before the visitor asks. */
export function LiveMap({ src, frameTitle, show, note }: LiveMapProps) {
  const [isLive, setLive] = useState(false);
  // The button is gone, so the focus moves to the map.
  if (isLive)
    return <iframe ref={(frame) => frame?.focus()} className={styles.live} src={src} title={frameTitle} />;
  return (
    <TextButton icon="pin" title={note} onClick={() => setLive(true)}>
      {show}
    </TextButton>
  );
}
