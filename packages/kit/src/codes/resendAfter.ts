/** How long to wait before another code may be asked for, in milliseconds. */
export const RESEND_AFTER_MS = 60_000;
