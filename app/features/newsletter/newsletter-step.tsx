import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import grid from "#app/ui/grid.module.css";
import type { IconName } from "#app/ui/icon.tsx";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import typeStyles from "#app/ui/type.module.css";
import styles from "./newsletter-step.module.css";

type NewsletterStepProps = { title: string; picture: PictureData | null; children: ReactNode };

export function NewsletterStep({ title, picture, children }: NewsletterStepProps) {
  return (
    <section className={styles.step}>
      <div className={grid.column}>
        <h1 className={typeStyles.displayL}>{title}</h1>
        {children}
      </div>
      {picture && (
        <div className={classes(grid.frame, styles.picture)}>
          <Picture picture={picture} sizes="(max-width: 767px) 100vw, (max-width: 1023px) 100vw, 42vw" />
        </div>
      )}
    </section>
  );
}

type TokenStepProps = {
  data: { token: string; isGood: boolean; picture: PictureData | null };
  texts: { title: string; text: string; button: string; done: string; unknown: string };
  /** Undefined until the button was pressed. */
  isDone: boolean | undefined;
  icon?: IconName;
  /** What helps whoever comes with a link that is of no use. */
  children?: ReactNode;
};

/** The step that a mailed link leads to. */
export function TokenStep({
  data: { token, isGood, picture },
  texts,
  isDone,
  icon,
  children,
}: TokenStepProps) {
  return (
    <NewsletterStep title={texts.title} picture={picture}>
      {isDone !== undefined || !isGood ? (
        <>
          <p role="status">{isDone ? texts.done : texts.unknown}</p>
          {!isDone && children}
        </>
      ) : (
        <>
          <p>{texts.text}</p>
          <form method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="solid" icon={icon}>
              {texts.button}
            </Button>
          </form>
        </>
      )}
    </NewsletterStep>
  );
}
