import { useRef } from "react";
import type { Locale } from "#app/i18n/locales.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { QrCode } from "#app/ui/media/qr-code.tsx";
import { simulatorTexts } from "../../simulator.texts.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";
import { type SizedRug, useRugViewer } from "../use-rug-viewer.ts";
import styles from "./ar.module.css";
import { useSheetFocus } from "./use-sheet-focus.ts";

type ArSheetProps = {
  locale: Locale;
  rug: SimulatorRug;
  sized: SizedRug;
  size: string;
  /** Address of the same rug on another device. */
  link: string;
  className?: string;
  onClose: () => void;
};

export function ArSheet({ locale, rug, sized, size, link, className, onClose }: ArSheetProps) {
  const texts = simulatorTexts(locale);
  const words = texts.ar;
  const sheet = useSheetFocus();
  const host = useRef<HTMLDivElement>(null);
  const { state, canLay, hasRefused, lay } = useRugViewer(host, rug, sized, texts.stage.rug(rug.name, size));
  return (
    <section ref={sheet} tabIndex={-1} className={className ?? styles.alone} aria-labelledby="studio-ar">
      <div className={styles.head}>
        <h2 id="studio-ar" className={styles.title}>
          {rug.name}
          <span>{size}</span>
        </h2>
        <IconButton icon="close" aria-label={texts.ask.close} onClick={onClose} />
      </div>
      <div ref={host} className={styles.viewer} data-state={state} />
      <div role="status">
        {state === "loading" && <p>{words.loading}</p>}
        {state === "failed" && <p className={styles.problem}>{words.notShown}</p>}
        {hasRefused && <p className={styles.problem}>{words.failed}</p>}
      </div>
      {state === "shown" && canLay && (
        <div className={styles.way}>
          <Button variant="solid" full icon="perspective" onClick={lay}>
            {words.open}
          </Button>
          <p>{words.note}</p>
        </div>
      )}
      {state === "shown" && !canLay && (
        <div className={styles.way}>
          <p>
            {words.elsewhere} {words.note}
          </p>
          <QrCode text={link} label={words.code} />
        </div>
      )}
    </section>
  );
}
