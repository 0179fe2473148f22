import { type ReactNode, Suspense, useRef } from "react";
import { DEHYDRATED, ReplayEarlyInput } from "../forms/replay-early-input.tsx";

/** Comes alive after the rest of the page, or when it is touched: a long list delays nothing above it. */
export const Later = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;

/** The same for fields, where it `isLate`: what is typed in them before stays. */
export function LaterFields({ isLate, children }: { isLate: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} {...(isLate && { [DEHYDRATED]: "" })}>
      {isLate ? (
        <Suspense>
          <ReplayEarlyInput part={part}>{children}</ReplayEarlyInput>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
