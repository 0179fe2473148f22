import type { Outcome } from "#app/platform/outcome.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OutdatedTexts } from "#app/ui/outdated-texts.ts";
import { StandingNotice, useOutcomeToast } from "#app/ui/toast.tsx";
import type { OwnPanels } from "./panel-fields.tsx";
import { settingsAdminTexts as texts } from "./settings-admin.texts.ts";
import { settingsFrameTexts as frame } from "./settings-frame.texts.ts";
import { SettingsFrame } from "./settings-frame.tsx";
import styles from "./settings-panel.module.css";
import { FoldedPanel, Panel, type SettingsResult } from "./settings-panel.tsx";
import { panelsOf, type SettingsScreen } from "./settings-panels.ts";
import type { SettingsScreenData } from "./settings-screen.server.ts";

const MOST_OPEN_PANELS = 5;

type SettingsScreenProps = SettingsScreenData & {
  answer: SettingsResult | Outcome | undefined;
  own: OwnPanels;
};

export function SettingsScreenView(props: SettingsScreenProps) {
  const { screen, form, origin, unsetAddress, outdated, answer: result, own } = props;
  const panels = panelsOf(screen ?? "") ?? [];
  const isLong = panels.length > MOST_OPEN_PANELS;
  useOutcomeToast(result);
  return (
    <SettingsFrame current={screen} unsetAddress={unsetAddress}>
      <StandingNotice notice={result?.toast} />
      {screen === null ? (
        <EmptyState title={texts.gone} next={texts.goneNext} />
      ) : form === null ? (
        <EmptyState title={texts.failed} next={texts.failedNext} isFailure />
      ) : (
        <OutdatedTexts value={outdated}>
          <div className={isLong ? styles.many : styles.panels} key={screen}>
            {panels.map((panel) => {
              const shown = { panel, saved: form, answer: result, origin, own };
              return isLong ? <FoldedPanel key={panel.id} {...shown} /> : <Panel key={panel.id} {...shown} />;
            })}
          </div>
        </OutdatedTexts>
      )}
    </SettingsFrame>
  );
}

export const titleOfScreen = (screen: string): string =>
  frame.documentTitle(frame.screens[screen as SettingsScreen]?.name ?? frame.pageTitle);
