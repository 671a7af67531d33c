const key = 'kasb.telegramLater';
const hiddenMs = 30 * 24 * 60 * 60 * 1000;

/** Whether somebody said within thirty days that they do not want answers in Telegram now. */
export function isTelegramHidden(now: number): boolean {
  try {
    const at = Number(localStorage.getItem(key) ?? Number.NaN);
    return now - at < hiddenMs;
  } catch {
    return false;
  }
}

/** Remembers that on this device. */
export function hideTelegram(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
