import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import { Button } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import type { IconName } from "#app/ui/layout/icon.tsx";
import typeStyles from "#app/ui/layout/type.module.css";
import { coverSizes, type Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./newsletter-step.module.css";

const FRAMES = [
  { upTo: 767, width: "100vw", height: "42vh" },
  { width: "50vw", height: "min(100vh - 72px, 888px)" },
];

type NewsletterStepProps = { title: string; picture: PictureData | null; children: ReactNode };

export function NewsletterStep({ title, picture, children }: NewsletterStepProps) {
  return (
    <section className={styles.step}>
      <div className={classes(grid.column, styles.words)}>
        <h1 className={typeStyles.displayL}>{title}</h1>
        {children}
      </div>
      {picture && (
        <figure className={styles.picture}>
          <div className={grid.frame}>
            <Picture picture={picture} sizes={coverSizes(picture, FRAMES)} eager />
          </div>
          {picture.caption && <figcaption className={typeStyles.label}>{picture.caption}</figcaption>}
        </figure>
      )}
    </section>
  );
}

type Outcome = { title: string; text: string };
export type TokenStepTexts = Outcome & { button: string; done: Outcome; unknown: Outcome };

/** What the step says before its button was pressed or after; `isDone` is undefined until then. */
export function stepWords(texts: TokenStepTexts, isGood: boolean, isDone: boolean | undefined): Outcome {
  if (isDone) return texts.done;
  return isGood && isDone === undefined ? texts : texts.unknown;
}

type TokenStepProps = {
  data: { token: string; isGood: boolean; picture: PictureData | null };
  texts: TokenStepTexts;
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
  const words = stepWords(texts, isGood, isDone);
  return (
    <NewsletterStep title={words.title} picture={picture}>
      <p role={words === texts ? undefined : "status"}>{words.text}</p>
      {words === texts && (
        <form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="solid" icon={icon}>
            {texts.button}
          </Button>
        </form>
      )}
      {words === texts.unknown && children}
    </NewsletterStep>
  );
}
