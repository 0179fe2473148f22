import { type ReactNode, Suspense } from "react";

/** Comes alive after the rest of the page, or when it is touched: a long list delays nothing above it. */
export const Later = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
