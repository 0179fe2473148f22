import { useLocation } from "react-router";
import { Button } from "#app/ui/forms/button.tsx";
import { BulkBar, BulkPair, BulkRemoval } from "#app/ui/lists/bulk-bar.tsx";
import { useBulkSelection } from "#app/ui/lists/use-bulk-selection.ts";
import {
  type InboxFilter,
  LEAD_STATUSES,
  MESSAGE_STATUSES,
  type RequestStatus,
  statusesOf,
} from "./inbox.rules.ts";
import { inboxTexts } from "./inbox.texts.ts";
import type { InboxResult } from "./inbox-actions.server.ts";

export const BULK_REQUESTS = "many-requests";

const { many: texts, statusTabs } = inboxTexts;

type BulkActionsProps = {
  rows: readonly { id: string }[];
  filter: InboxFilter;
  answer: InboxResult | undefined;
};

export function BulkRequestsBar({ rows, filter, answer }: BulkActionsProps) {
  const selection = useBulkSelection(BULK_REQUESTS, rows, answer);
  const { search } = useLocation();
  const { origin } = filter;
  return (
    <BulkBar
      selection={selection}
      label={texts.label}
      countedAs={texts.chosen}
      action={`/admin/leads${search}`}
    >
      <BulkPair
        id="many-status"
        label={texts.status}
        act={
          <Button type="submit" small name="intent" value="statusMany">
            {texts.change}
          </Button>
        }
      >
        <select id="many-status" name="status" defaultValue="">
          <option value="">{texts.chooseStatus}</option>
          {origin === null ? (
            <>
              <optgroup label={texts.requests}>{optionsOf(LEAD_STATUSES)}</optgroup>
              <optgroup label={texts.messages}>{optionsOf(MESSAGE_STATUSES)}</optgroup>
            </>
          ) : (
            optionsOf(statusesOf(origin))
          )}
        </select>
      </BulkPair>
      <BulkRemoval
        id="remove-many-requests"
        question={texts.question(selection.chosen.size)}
        text={texts.removeText}
      />
    </BulkBar>
  );
}

const optionsOf = (statuses: readonly RequestStatus[]) =>
  statuses.map((status) => (
    <option key={status} value={status}>
      {statusTabs[status]}
    </option>
  ));
