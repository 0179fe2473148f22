import { createContext, useContext } from "react";

/** The version that a form began with whose typing was found again; null for a form that begins now. */
export const KeptBaseVersion = createContext<number | null>(null);

export const useKeptBaseVersion = (): number | null => useContext(KeptBaseVersion);
