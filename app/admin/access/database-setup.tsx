import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Outcome } from "#app/platform/outcome.ts";
import { Confirm } from "#app/ui/dialogs/confirm.tsx";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { adminTexts } from "../admin.texts.ts";

const { database: texts } = adminTexts;

export function DatabaseSetup({ pendingMigrations }: { pendingMigrations: number }) {
  const fetcher = useFetcher<Outcome>();
  const dialog = useRef<HTMLDialogElement>(null);
  const isRunning = fetcher.state !== "idle";
  const isNeeded = pendingMigrations > 0;
  useOutcomeToast(fetcher.data);

  useEffect(() => {
    const shown = dialog.current;
    if (!isNeeded) shown?.close();
    else if (shown && !shown.open) shown.showModal();
  }, [isNeeded]);

  if (!isNeeded && !isRunning) return null;
  return (
    <Confirm
      ref={dialog}
      id="database-setup"
      title={texts.title}
      text={texts.upgradeText(pendingMigrations)}
      cancel={texts.later}
      staysOpen
    >
      <fetcher.Form method="post" action="/admin/banco">
        <Button type="submit" variant="solid" busy={isRunning}>
          {isRunning ? texts.running : texts.run}
        </Button>
      </fetcher.Form>
    </Confirm>
  );
}
