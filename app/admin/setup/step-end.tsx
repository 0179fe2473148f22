import { Form } from "react-router";
import { pathFor, siteLocale } from "#app/i18n/locales.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { TextLink } from "#app/ui/layout/text-link.tsx";
import type from "#app/ui/layout/type.module.css";
import type { StepProps } from "./setup.admin.tsx";
import { STEP_HEADING } from "./setup.rules.ts";
import { setupTexts } from "./setup.texts.ts";
import styles from "./step-end.module.css";

const { end: texts } = setupTexts;

const NEXT = [
  { to: "/admin/tapetes", name: texts.next.rugs },
  { to: "/admin/paginas/nossa-historia", name: texts.next.story },
  { to: "/admin/configuracoes/pagina-principal", name: texts.next.texts },
  { to: "/admin/video-principal", name: texts.next.film },
  { to: "/admin/contas", name: texts.next.accounts },
];

export function StepEnd({ found }: StepProps) {
  return (
    <div className={styles.end}>
      <h3 id={STEP_HEADING} tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h3>
      <p className={type.lead}>{texts.lead}</p>
      {!found.isOpen && <p>{texts.closed}</p>}
      <div className={styles.ways}>
        <ButtonLink
          href={pathFor(siteLocale(), "/principal")}
          variant="solid"
          icon="arrow-out"
          target="_blank"
          rel="noopener"
        >
          {texts.open}
        </ButtonLink>
        <Form method="post" replace>
          <Button type="submit" name="intent" value="finish">
            {texts.finish}
          </Button>
        </Form>
      </div>
      <h4 className={type.ui}>{texts.nextHeading}</h4>
      <ul>
        {NEXT.map(({ to, name }) => (
          <li key={to}>
            <TextLink href={to} icon="arrow">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
