import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "../forms/button.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { EmptyState } from "./empty-state.tsx";
import { latePartTexts as texts } from "./late-part.texts.ts";
import { Loading } from "./loading.tsx";

/**
 * A component in a script of its own. `load` fetches the script ahead; `Part` says that it is on its way or did not
 * come, and then asks again.
 */
export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await fetchPart();
    return loaded;
  };

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [state, setState] = useState<"loading" | "failed" | "retrying">("loading");
    const { pathname, search } = useLocation();
    const isAsked = !Loaded && state !== "failed";
    useEffect(() => {
      if (!isAsked) return;
      load().then(
        (component) => setLoaded(() => component),
        () => setState("failed"),
      );
    }, [isAsked]);
    if (Loaded) return <Loaded {...props} />;
    if (state === "loading") return <Loading label={texts.loading} />;
    return (
      <EmptyState title={texts.failed} next={texts.failedNext} isFailure>
        <Button icon="retry" busy={state === "retrying"} onClick={() => setState("retrying")}>
          {texts.retry}
        </Button>
        {/* Some browsers remember a script that did not come until the page is read anew. */}
        <TextLink href={pathname + search}>{texts.reload}</TextLink>
      </EmptyState>
    );
  }

  return { load, Part };
}
