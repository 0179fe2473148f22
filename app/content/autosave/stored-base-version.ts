import { createContext, useContext } from "react";

/** Base version of restored input; null for a fresh form. */
export const StoredBaseVersion = createContext<number | null>(null);

export const useStoredBaseVersion = (): number | null => useContext(StoredBaseVersion);
