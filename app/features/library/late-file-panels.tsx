import { type ComponentType, lazy, Suspense, useState } from "react";
import type { FilePanelsProps } from "./file-panels.tsx";
import { FILE_FIELD } from "./library-admin.rules.ts";

export const loadFilePanels = () => import("./file-panels.tsx");

let loaded: ComponentType<FilePanelsProps> | undefined;
const LazyPanels = lazy(async () => ({ default: (await loadFilePanels()).FilePanels }));

/** On the server, and before hydration of a page that shows a file: what is typed there by then can stay. */
export async function readyFilePanels(search: string): Promise<void> {
  if (new URLSearchParams(search).has(FILE_FIELD)) loaded ??= (await loadFilePanels()).FilePanels;
}

export function LateFilePanels(props: FilePanelsProps) {
  const [Panels] = useState(() => loaded);
  if (Panels) return <Panels {...props} />;
  return (
    <Suspense>
      <LazyPanels {...props} />
    </Suspense>
  );
}
