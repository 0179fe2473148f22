/** The queue doubles the wait each time, up to an hour, so this is about a day and a half. */
export const SEND_RETRIES = 40;
