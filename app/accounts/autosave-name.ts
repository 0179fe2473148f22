/** Prefix of the localStorage keys. */
export const PREFIX = "urdume.typed:";

export const autosaveKey = (account: string, form: string): string => `${PREFIX}${account}:${form}`;
