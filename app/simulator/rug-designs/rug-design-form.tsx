import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { LocalAutosave } from "#app/content/autosave/local-autosave.tsx";
import { DraftBar, PlanWithdrawal } from "#app/content/versions/draft-bar.tsx";
import type { Toast } from "#app/platform/outcome.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import type { PanelResult } from "../panel/panel-result.ts";
import type { LinkableProducts } from "./linkable-products.server.ts";
import { RugDesignEditor } from "./rug-design-editor.tsx";
import { DESIGNS_SLUG, type RugDesignDraft } from "./rug-designs.rules.ts";

export type RugDesignFormContext = {
  onDraft: (draft: RugDesignDraft) => void;
  onTouched?: (isTouched: boolean) => void;
};

type RugDesignFormProps = RugDesignFormContext & {
  opened: RugDesignDraft;
  /** Only set without script. */
  answer?: PanelResult | undefined;
  onSaved: () => void;
  onClear?: (() => void) | undefined;
  clearWord: string;
  products: LinkableProducts | null;
  /** Default: the screen's own address. */
  action?: string;
};

export function RugDesignForm(props: RugDesignFormProps) {
  const { opened, onSaved, onDraft, onTouched } = props;
  const [isTouched, setTouched] = useState(false);
  const touch = useCallback(
    (is: boolean) => {
      setTouched(is);
      onTouched?.(is);
    },
    [onTouched],
  );
  const fetcher = useFetcher<PanelResult>();
  const heard = useIdleData(fetcher);
  useOutcomeToast(heard);
  useOnce(heard, ({ ok, value }) => ok && value?.savedId && !value.isDraft && onSaved());
  // Only without script does the page itself answer.
  const result = heard ?? (props.answer?.value?.form && props.answer);
  const isOwn = (result?.value?.about ?? opened.id) === opened.id;
  const ids = opened.id ? [opened.id] : [];
  const name = `rug-design ${opened.id || `novo ${opened.productId}`}`;
  return (
    <div>
      <DraftBar slug={DESIGNS_SLUG} ids={ids} />
      <LocalAutosave<PanelResult> key={name} name={name} answer={isOwn ? result : undefined} sender={fetcher}>
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
      {/* The notice of a success lies beneath a dialog: a saving that leaves it open is announced in it. */}
      {!props.action && <p role="status">{heard?.ok && heard.toast && !isTouched && joined(heard.toast)}</p>}
      <PlanWithdrawal slug={DESIGNS_SLUG} id={opened.id || null} />
    </div>
  );
}

const joined = ({ title, text }: Toast) => [title, text].filter(Boolean).join(". ");

type PendingResult = { state: string; data: PanelResult | undefined };

/** The answer arrives before the loaders have run again. */
function useIdleData({ state, data }: PendingResult): PanelResult | undefined {
  const [idleData, setIdleData] = useState(data);
  if (state === "idle" && data !== idleData) setIdleData(data);
  return idleData;
}

function useOnce(result: PanelResult | undefined, handle: (result: PanelResult) => unknown): void {
  const done = useRef(result);
  useEffect(() => {
    if (!result || done.current === result) return;
    done.current = result;
    handle(result);
  }, [result, handle]);
}
