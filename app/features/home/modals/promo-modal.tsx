import { linkFor } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Dialog, DialogClose } from "#app/ui/dialogs/dialog.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { PROMO_DELAY_MS, PROMO_SEEN_KEY } from "../home.rules.ts";
import { homeTexts } from "../home.texts.ts";
import styles from "./promo-modal.module.css";

type PromoModalProps = {
  locale: Locale;
  title: string;
  text: string;
  button: string;
  buttonUrl: string;
  picture: PictureData | undefined;
};

const BOXES = [
  { upTo: 767, width: "100vw", height: "75vw" },
  { width: "440px", height: "520px" },
];

/** After two seconds, at most once per calendar day of a browser. */
export function PromoModal({ locale, title, text, button, buttonUrl, picture }: PromoModalProps) {
  const texts = homeTexts(locale).promo;
  return (
    <Dialog
      id="promo"
      aria-labelledby="promo-title"
      className={styles.promo}
      data-open-after={PROMO_DELAY_MS}
      data-once-a-day={PROMO_SEEN_KEY}
    >
      <div className={styles.picture}>
        {picture && <Picture picture={picture} sizes={coverSizes(picture, BOXES)} />}
      </div>
      <div className={styles.words}>
        {/* Nobody asked for this dialog: focus starts at its title, not on a control. */}
        <h2 className={type.displayM} id="promo-title" tabIndex={-1} {...{ autofocus: "" }}>
          {title}
        </h2>
        <p className={type.body}>{text}</p>
        <form method="dialog" className={grid.row}>
          <ButtonLink variant="solid" icon="arrow" href={linkFor(locale, buttonUrl)}>
            {button}
          </ButtonLink>
          <TextButton type="submit">{texts.notNow}</TextButton>
        </form>
      </div>
      <DialogClose label={texts.close} />
    </Dialog>
  );
}
