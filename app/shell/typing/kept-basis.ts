import { createContext, useContext } from "react";

/** The version that a form began with whose typing was found again; null for a form that begins now. */
export const KeptBasis = createContext<number | null>(null);

export const useKeptBasis = (): number | null => useContext(KeptBasis);
