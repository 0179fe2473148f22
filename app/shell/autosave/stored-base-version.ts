import { createContext, useContext } from "react";

/** The version that a form began with whose typing was found again; null for a form that begins now. */
export const StoredBaseVersion = createContext<number | null>(null);

export const useStoredBaseVersion = (): number | null => useContext(StoredBaseVersion);
