import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { SignInAgain } from "#app/accounts/sign-in/sign-in-again.tsx";
import { SignOutForm } from "#app/accounts/sign-in/sign-out-form.tsx";
import { DISCARDED_PARAM } from "#app/content/drafts/drafts.rules.ts";
import { OtherFrame } from "#app/content/versions/editor-frame.ts";
import type { Toast } from "#app/platform/outcome.ts";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { StandingNotice } from "#app/ui/feedback/toast.tsx";
import { useUndoableOutcome } from "#app/ui/feedback/use-undo.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Wordmark } from "#app/ui/layout/wordmark.tsx";
import { RugRegistration } from "../rug-designs/rug-registration.tsx";
import type { Panel } from "./panel-data.server.ts";
import styles from "./panel-frame.module.css";
import type { PanelResult } from "./panel-result.ts";
import { RugUsage } from "./rug-usage.tsx";
import { simulatorAdminTexts as texts } from "./simulator-admin.texts.ts";
import { SimulatorLeads } from "./simulator-leads.tsx";

const PANEL = "/simulador-admin";

type PanelFrameProps = {
  panel: Panel & { email: string; role: string; version: number | null };
  answer: PanelResult | undefined;
  notice: Toast | undefined;
};

const undoing = {
  label: texts.list.undo,
  action: "/simulador-admin",
  focusId: "rug-list",
};

/** For users without access to the administration. */
export function PanelFrame({ brand, panel, answer: result, notice }: PanelFrameProps & { brand: string }) {
  return (
    <div className={styles.frame}>
      <a href="#conteudo" className={styles.skip}>
        {texts.skip}
      </a>
      <header className={styles.head}>
        <Wordmark name={brand} className={styles.mark} />
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.email}>{panel.email}</p>
        {/* The specification gives the panel two tabs. */}
        <Link
          to="/simulador-admin?aba=uso"
          className={styles.usage}
          aria-current={panel.tab === "usage" ? "page" : undefined}
        >
          {texts.tabs.usage}
        </Link>
        {/* A document of its own: whoever leaves on purpose is not asked for the password. */}
        <SignOutForm reloadDocument className={styles.signOut}>
          <input type="hidden" name="to" value="/simulador-admin" />
          <Button type="submit" small aria-label={texts.signOutName}>
            {texts.signOut}
          </Button>
          <Button type="submit" small name="scope" value="local" aria-label={texts.signOutHereName}>
            {texts.signOutHere}
          </Button>
        </SignOutForm>
      </header>
      <nav className={styles.tabs} aria-label={texts.tabs.label}>
        <Tab to="/simulador-admin" isCurrent={panel.tab === "rugs"}>
          {texts.tabs.rugs}
        </Tab>
        <Tab to="/simulador-admin?aba=leads" isCurrent={panel.tab === "leads"}>
          {texts.tabs.leads}
          {panel.newLeads > 0 && <b className={styles.count}>{panel.newLeads}</b>}
        </Tab>
      </nav>
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        <PanelContent panel={panel} answer={result} notice={notice} />
      </main>
    </div>
  );
}

export function PanelContent({ panel, answer: result, notice }: PanelFrameProps) {
  useUndoableOutcome(result, undoing);
  const [query] = useSearchParams();
  const { email, version, drafts, role } = panel;
  const isOffice = role !== "simulator";
  const frame = { email, version, drafts, isOffice, presencePath: `${PANEL}/presenca` };
  return (
    <>
      <StandingNotice notice={result?.toast ?? notice} />
      {panel.rugs && (
        <OtherFrame value={frame}>
          <RugRegistration key={query.get(DISCARDED_PARAM)} rugs={panel.rugs} answer={result} />
        </OtherFrame>
      )}
      {panel.leads && <SimulatorLeads {...panel.leads} />}
      {panel.usage && <RugUsage {...panel.usage} />}
      {!panel.rugs && !panel.leads && !panel.usage && (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      )}
      <SignInAgain email={email} />
    </>
  );
}

type TabProps = { to: string; isCurrent: boolean; children: ReactNode };

function Tab({ to, isCurrent, children }: TabProps) {
  return (
    <Link
      to={to}
      className={classes(styles.tab, isCurrent && styles.current)}
      aria-current={isCurrent ? "page" : undefined}
    >
      {children}
    </Link>
  );
}
