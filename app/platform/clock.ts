/** The only source of the present time, replaceable in tests. */
export const clock = { now: () => new Date() };

export const now = (): Date => clock.now();
