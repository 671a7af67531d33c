import type { KeyOf, Translate } from '@kasb/domain/messages';
import type { countdownMessages } from './messages.ts';

/** `2 д 5 ч`, `5 ч 20 мин`, `59 мин`, never under a minute; as a clock `1:05`, or `0:09`. */
export function formatLeft(
  milliseconds: number,
  format: 'words' | 'clock',
  t: Translate<KeyOf<typeof countdownMessages>>,
): string {
  if (format === 'clock') {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${t('countdownDays', { count: days })} ${t('countdownHours', { count: hours % 24 })}`;
  if (hours > 0) return `${t('countdownHours', { count: hours })} ${t('countdownMinutes', { count: minutes % 60 })}`;
  return t('countdownMinutes', { count: minutes });
}
