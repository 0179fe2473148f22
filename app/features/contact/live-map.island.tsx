import { useState } from "react";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import styles from "./contact-map.module.css";

type LiveMapProps = { src: string; frameTitle: string; show: string; note: string; absent: string };

/**
 * Nothing is loaded from the map's provider before the visitor asks. A page is not told whether a frame of another site could be
 * read, so what to do without it is always said.
 */
export function LiveMap({ src, frameTitle, show, note, absent }: LiveMapProps) {
  const [isLive, setLive] = useState(false);
  // The button is gone, so the focus moves to the map.
  if (isLive)
    return (
      <>
        <iframe ref={(frame) => frame?.focus()} className={styles.live} src={src} title={frameTitle} />
        <p className={styles.absent}>{absent}</p>
      </>
    );
  return (
    <TextButton icon="pin" title={note} onClick={() => setLive(true)}>
      {show}
    </TextButton>
  );
}
