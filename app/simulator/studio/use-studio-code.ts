import { type ComponentType, useEffect, useState } from "react";
import type { StudioViewProps } from "./studio.tsx";

export function useStudioCode(isWanted: boolean) {
  const [component, setComponent] = useState<{ view: ComponentType<StudioViewProps> } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || component) return;
    void import("./studio.tsx").then(
      ({ Studio }) => setComponent({ view: Studio }),
      () => setFailed(true),
    );
  }, [isWanted, component]);
  return { component: component?.view, hasFailed };
}
