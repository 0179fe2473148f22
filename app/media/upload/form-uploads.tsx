import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { libraryTexts } from "../picker/picker.texts.ts";

const Count = createContext<(by: 1 | -1) => void>(() => undefined);
const IsUploading = createContext(false);

/** Around a form and its buttons, which wait for the uploads of its fields. */
export function FormUploads({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState(0);
  const outer = useContext(Count);
  const count = useCallback(
    (by: 1 | -1) => {
      setRunning((before) => before + by);
      outer(by);
    },
    [outer],
  );
  return (
    <Count value={count}>
      <IsUploading value={running > 0}>{children}</IsUploading>
    </Count>
  );
}

export const useIsUploading = (): boolean => useContext(IsUploading);

/** Tells the form around. */
export function useCountedUpload(isBusy: boolean): void {
  const count = useContext(Count);
  useEffect(() => {
    if (!isBusy) return;
    count(1);
    return () => count(-1);
  }, [isBusy, count]);
}

/** Why the buttons of a form wait. */
export function UploadNote({ className }: { className?: string | undefined }) {
  return (
    useIsUploading() && (
      <p role="status" className={className}>
        {libraryTexts.files.saveLater}
      </p>
    )
  );
}
