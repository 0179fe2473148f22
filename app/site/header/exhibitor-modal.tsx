import type { Settings } from "#app/features/settings/settings.content.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { Dialog, DialogClose } from "#app/ui/dialogs/dialog.tsx";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import type from "#app/ui/layout/type.module.css";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import { exhibitorTexts } from "./exhibitor.texts.ts";
import styles from "./exhibitor-modal.module.css";

export const EXHIBITOR_DIALOG_ID = "boat-show";

type ExhibitorModalProps = {
  boatShow: Settings["boatShow"];
  locale: Locale;
  picture: PictureData | undefined;
  /** Link for the country choice; elsewhere closing stays on the page. */
  closeTo?: string;
};

export function ExhibitorModal({ boatShow, locale, picture, closeTo }: ExhibitorModalProps) {
  const texts = exhibitorTexts(locale);
  return (
    <Dialog
      id={EXHIBITOR_DIALOG_ID}
      size="wide"
      theme="dark"
      aria-labelledby="boat-show-title"
      className={styles.dialog}
      data-close-to={closeTo}
      data-notice="1"
    >
      <div className={styles.picture}>
        {picture && <Picture picture={picture} sizes="(max-width: 767px) 100vw, 560px" />}
      </div>
      <div className={styles.words}>
        <h2 className={type.displayL} id="boat-show-title">
          {boatShow.title}
        </h2>
        <p className={type.body}>{boatShow.text}</p>
        <p className={type.label}>
          <b>{boatShow.where}</b>
          {boatShow.note}
        </p>
        {closeTo ? (
          <ButtonLink variant="solid" icon="arrow" href={closeTo}>
            {texts.continue}
          </ButtonLink>
        ) : (
          <form method="dialog">
            <Button type="submit" variant="solid" icon="arrow">
              {texts.continue}
            </Button>
          </form>
        )}
      </div>
      {closeTo ? (
        <a className={styles.close} href={closeTo} aria-label={texts.closeToSite}>
          <Icon name="close" />
        </a>
      ) : (
        <DialogClose label={texts.close} />
      )}
    </Dialog>
  );
}
