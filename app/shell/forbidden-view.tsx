import { rolesWith } from "#app/features/accounts/rights.rules.ts";
import type { Role } from "#app/features/accounts/roles.rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import grid from "#app/ui/grid.module.css";
import { TextButton } from "#app/ui/text-link.tsx";
import typeStyles from "#app/ui/type.module.css";
import { BrokenThread } from "./broken-thread.tsx";
import styles from "./dead-end.module.css";
import { forbiddenTexts as texts } from "./forbidden.texts.ts";

/** What somebody sees whose role does not open an address: that it is so, and the ways on. */
export function ForbiddenView({ role }: { role: Role | undefined }) {
  const hasOffice = role !== undefined && rolesWith("overview").includes(role);
  return (
    <>
      <title>{texts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      <main id="content">
        <section className={styles.page}>
          <BrokenThread of="fault" />
          <div className={styles.words}>
            <h1 className={typeStyles.displayM}>{texts.title}</h1>
            <p>{texts.text}</p>
            <div className={grid.row}>
              <ButtonLink href={hasOffice ? "/admin" : "/simulador-admin"} look="solid" icon="arrow">
                {hasOffice ? texts.office : texts.panel}
              </ButtonLink>
              {/* A document of its own: what it leads to is another frame. */}
              <form method="post" action="/admin-login/sair">
                <input type="hidden" name="scope" value="local" />
                <TextButton type="submit">{texts.other}</TextButton>
              </form>
            </div>
          </div>
        </section>
      </main>
    </>
  );
}
