import { fill } from '@kasb/domain/messages';
import type { UiMessages } from '../messages/UiMessagesProvider.tsx';

type Words = Pick<UiMessages, 'countdownDays' | 'countdownHours' | 'countdownMinutes'>;

/** `2 д 5 ч`, `5 ч 20 мин`, `59 мин`, never under a minute; as a clock `1:05`, or `0:09`. */
export function formatLeft(milliseconds: number, format: 'words' | 'clock', words: Words): string {
  if (format === 'clock') {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const part = (message: string, count: number) => fill(message, { count });
  if (days > 0) return `${part(words.countdownDays, days)} ${part(words.countdownHours, hours % 24)}`;
  if (hours > 0) return `${part(words.countdownHours, hours)} ${part(words.countdownMinutes, minutes % 60)}`;
  return part(words.countdownMinutes, minutes);
}
