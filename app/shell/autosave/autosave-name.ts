/** What all names of this kind begin with on a device. */
export const PREFIX = "urdume.typed:";

export const autosaveKey = (account: string, form: string): string => `${PREFIX}${account}:${form}`;
