import type { Locale } from "#app/i18n/locales.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { totalOf } from "../rugs-in-room.ts";
import styles from "../studio.module.css";
import type { Studio } from "../use-studio.ts";
import { ConfidenceLine } from "./confidence-line.tsx";

type AskBarProps = {
  studio: Studio;
  locale: Locale;
  /** What became of a request whose form is closed. */
  note: string;
  onMeasure: () => void;
  onAsk: () => void;
};

/** The quote is for every rug in the room. */
export function AskBar({ studio, locale, note, onMeasure, onAsk }: AskBarProps) {
  const { texts, inRoom, price } = studio;
  const total = totalOf(inRoom, locale);
  const several = [texts.ask.rugs(inRoom.length), ...(total ? [total] : [])].join(", ");
  return (
    <div className={styles.go}>
      {note && <p className={styles.note}>{note}</p>}
      {studio.isUnkept && <p className={styles.note}>{texts.stage.unkept}</p>}
      {studio.offered && (
        <p className={styles.note}>
          {studio.offered} <TextButton onClick={studio.takeOffer}>{texts.size.seeOffer}</TextButton>
        </p>
      )}
      <ConfidenceLine {...{ studio, onMeasure }} />
      <Button variant="solid" full icon="arrow" onClick={onAsk}>
        {texts.ask.open}
        <span className={styles.price}>{inRoom.length > 1 ? several : price}</span>
      </Button>
    </div>
  );
}
