import { keptConversations } from './conversations/kept/index.ts';
import { workConversations } from './conversations/work/index.ts';
import { judgeTalks } from './talks/judgeTalks.ts';
import type { TalksFigures } from './talks/judgeTalks.ts';

/**
 * Plays whole conversations with the server: `--work` leaves out the kept half, `--whole` prints every turn,
 * `--only=4,6` plays some, `--show-kept` shows what the kept half said, which spoils it for judging.
 */
export function playTalks(options: readonly string[] = process.argv): Promise<TalksFigures[]> {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  const isShown = options.includes('--show-kept');
  return judgeTalks({
    sets: [
      { name: 'work half', conversations: workConversations, isShown: true },
      ...(options.includes('--work') ? [] : [{ name: 'kept half', conversations: keptConversations, isShown }]),
    ],
    isWhole: options.includes('--whole'),
    only: only?.split(',').map(Number),
  });
}

if (import.meta.main) await playTalks();
