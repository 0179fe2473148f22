/** The only source of the present, so that a test can put another in its place. */
export const clock = { now: () => new Date() };

export const now = (): Date => clock.now();
