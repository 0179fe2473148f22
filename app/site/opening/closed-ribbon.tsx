import ribbon from "#app/content/preview/preview-ribbon.module.css";
import { openingAdminTexts as texts } from "./opening-admin.texts.ts";

/** On the site while visitors do not see it, in Portuguese like the administration. */
export function ClosedRibbon() {
  return (
    <aside className={ribbon.ribbon} aria-label={texts.ribbonName} lang="pt-BR">
      <span>
        {texts.ribbon} <a href="/admin">{texts.open}</a>
      </span>
    </aside>
  );
}
