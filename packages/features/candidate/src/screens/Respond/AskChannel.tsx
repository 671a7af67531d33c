import { useTelegramChannel } from '../../data/useTelegram.ts';

/** Asks where the candidate is told of answers while the response is on its way: its end says so at once. */
export function AskChannel() {
  useTelegramChannel();
  return null;
}
