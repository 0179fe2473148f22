import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Toast } from "#app/platform/outcome.ts";
import { LocalAutosave } from "#app/shell/autosave/local-autosave.tsx";
import { DraftBar, PlanWithdrawal } from "#app/shell/versions/draft-bar.tsx";
import { useOutcomeToast } from "#app/ui/toast.tsx";
import type { PanelResult } from "./panel-result.ts";
import { RugDesignEditor } from "./rug-design-editor.tsx";
import { DESIGNS_SLUG, type RugDesignDraft } from "./rug-designs.rules.ts";

export type DeskContext = {
  /** Whenever something is typed. */
  onDraft: (draft: RugDesignDraft) => void;
  /** What is typed is saved, or no longer. */
  onTouched: (isTouched: boolean) => void;
};

type RugDesignDeskProps = DeskContext & {
  opened: RugDesignDraft;
  /** The answer to the page's own request: without script no other component receives it. */
  answer?: PanelResult | undefined;
  /** Runs once it is published or saved; a draft stays open. */
  onSaved: () => void;
  /** Asks to let go of it; without, the form is emptied. */
  onClear?: (() => void) | undefined;
  clearWord: string;
  /** Null where the design belongs to a product and stays with it. */
  products: { id: string; name: string }[] | null;
  /** Where the form is sent; to the screen's own address when left out. */
  action?: string;
};

/** The editor of a design with everything that can become of it: its drafts, its dates, what was typed and not saved. */
export function RugDesignDesk(props: RugDesignDeskProps) {
  const { opened, onSaved, onDraft, onTouched } = props;
  const [isTouched, setTouched] = useState(false);
  const touch = useCallback(
    (is: boolean) => {
      setTouched(is);
      onTouched(is);
    },
    [onTouched],
  );
  const fetcher = useFetcher<PanelResult>();
  const heard = useIdleData(fetcher);
  useOutcomeToast(heard);
  useOnce(heard, ({ ok, value }) => ok && value?.savedId && !value.isDraft && onSaved());
  // The page itself answers a form only without script; another design's answer is not this one's.
  const answer = heard ?? (props.answer?.value?.form && props.answer);
  const isOwn = (answer?.value?.about ?? opened.id) === opened.id;
  const ids = opened.id ? [opened.id] : [];
  const name = `rug-design ${opened.id || `novo ${opened.productId}`}`;
  return (
    <div>
      <DraftBar slug={DESIGNS_SLUG} ids={ids} />
      <LocalAutosave<PanelResult>
        key={name}
        name={name}
        answer={isOwn ? answer : undefined}
        isSending={fetcher.state === "submitting"}
      >
        {(shown, again) => (
          <RugDesignEditor
            key={again}
            opened={opened}
            answer={shown}
            fetcher={fetcher}
            action={props.action}
            products={props.products}
            clearWord={props.clearWord}
            onClear={props.onClear}
            onDraft={onDraft}
            onTouched={touch}
          />
        )}
      </LocalAutosave>
      {/* Notices lie beneath a dialog: a saving that leaves it open is announced in it. */}
      {!props.action && (
        <p role="status">{heard?.toast && !(heard.ok && isTouched) && joined(heard.toast)}</p>
      )}
      <PlanWithdrawal slug={DESIGNS_SLUG} id={opened.id || null} />
    </div>
  );
}

const joined = ({ title, text }: Toast) => [title, text].filter(Boolean).join(". ");

type Answering = { state: string; data: PanelResult | undefined };

/** An answer arrives before what it changed is read anew; only then the screen shows what is saved. */
function useIdleData({ state, data }: Answering): PanelResult | undefined {
  const [idleData, setIdleData] = useState(data);
  if (state === "idle" && data !== idleData) setIdleData(data);
  return idleData;
}

/** Runs for each answer once, however often the screen is drawn with it. */
function useOnce(answer: PanelResult | undefined, handle: (answer: PanelResult) => unknown): void {
  const done = useRef(answer);
  useEffect(() => {
    if (!answer || done.current === answer) return;
    done.current = answer;
    handle(answer);
  }, [answer, handle]);
}
