import type { Locale } from "#app/i18n/locales.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { EVERY_MODEL } from "../../model-search.rules.ts";
import { ModelPages } from "../panels/model-list.tsx";
import panels from "../panels/panels.module.css";
import { type Models, useModelSearch } from "../panels/use-models.ts";
import { useSheetFocus } from "../sheets/use-sheet-focus.ts";
import styles from "../studio.module.css";
import type { Studio } from "../use-studio.ts";

type CompareBarProps = { studio: Studio; models: Models; locale: Locale };

export function CompareBar({ studio, models, locale }: CompareBarProps) {
  const { texts, rug, size, two } = studio;
  const { other } = two;
  const sheet = useSheetFocus();
  const found = useModelSearch(models, EVERY_MODEL);
  const words = texts.two;
  if (!rug || !other) return null;
  return (
    <section ref={sheet} tabIndex={-1} className={styles.manual} aria-labelledby="studio-two">
      <h2 id="studio-two" className={styles.sheetTitle}>
        {words.title}
      </h2>
      <p>
        {words.left(rug.name, size)} {words.right(other.name, two.size)}
      </p>
      <ModelPages
        {...{ locale, texts }}
        found={found}
        without={rug.id}
        chosen={other.id}
        onChoose={two.choose}
        className={panels.strip}
        label={words.choose}
      />
      <div className={styles.manualActions}>
        <Button variant="solid" icon="check" onClick={two.keepSecond}>
          {words.keep(other.name)}
        </Button>
        <TextButton onClick={two.stop}>{words.keep(rug.name)}</TextButton>
      </div>
    </section>
  );
}
