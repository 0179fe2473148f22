const DAY_MS = 86_400_000;

/** How long what was deleted can be found in the trash, whatever it is. */
export const TRASH_DAYS = 30;

export const trashStart = (now: Date): Date => new Date(now.getTime() - TRASH_DAYS * DAY_MS);
export const keptUntil = (removedAt: Date): Date => new Date(removedAt.getTime() + TRASH_DAYS * DAY_MS);
