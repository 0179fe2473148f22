import { SignOutForm } from "#app/accounts/sign-in/sign-out-form.tsx";
import { ErrorIllustration } from "#app/site/errors/error-illustration.tsx";
import styles from "#app/site/errors/error-page.module.css";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import grid from "#app/ui/layout/grid.module.css";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import typeStyles from "#app/ui/layout/type.module.css";
import type { AdminFrameFacts } from "./admin-frame.server.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { forbiddenTexts as texts } from "./forbidden.texts.ts";

/** Shown for a role without the right; with the menu when the role has access to the administration. */
export function ForbiddenView({ frame }: { frame: AdminFrameFacts | undefined }) {
  return (
    <>
      <title>{texts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      {frame ? (
        <AdminFrame {...frame}>
          <PageHead title={texts.title} lead={texts.text} />
          <WaysOn href="/admin" label={texts.office} />
        </AdminFrame>
      ) : (
        <main id="content">
          <section className={styles.page}>
            <ErrorIllustration of="fault" />
            <div className={styles.words}>
              <h1 className={typeStyles.displayM}>{texts.title}</h1>
              <p>{texts.text}</p>
              <WaysOn href="/simulador-admin" label={texts.panel} />
            </div>
          </section>
        </main>
      )}
    </>
  );
}

function WaysOn({ href, label }: { href: string; label: string }) {
  return (
    <div className={grid.row}>
      <ButtonLink href={href} variant="solid" icon="arrow">
        {label}
      </ButtonLink>
      {/* A document of its own: what it leads to is another frame. */}
      <SignOutForm reloadDocument>
        <input type="hidden" name="scope" value="local" />
        <TextButton type="submit">{texts.other}</TextButton>
      </SignOutForm>
    </div>
  );
}
