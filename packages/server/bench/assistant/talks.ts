import { hostileOpenings } from './conversations/hostile/index.ts';
import { keptConversations } from './conversations/kept/index.ts';
import { workConversations } from './conversations/work/index.ts';
import { openChat } from './talks/chat.ts';
import { fitsPosition } from './talks/fits.ts';
import { missedOf } from './talks/goals.ts';
import { judgeHostile } from './talks/judgeHostile.ts';
import { judgeTalks } from './talks/judgeTalks.ts';

/**
 * Plays whole conversations with the server, and prints figures. `--work` leaves out the kept half and says what went
 * wrong, `--whole` prints every turn, `--only=4,106` plays some. `--show-kept` shows what the kept half said, which
 * spoils it for judging.
 */
export async function playTalks(options: readonly string[] = process.argv): Promise<void> {
  const only = options
    .find((option) => option.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const chosen = <T extends { number: number }>(talks: readonly T[]) =>
    talks.filter(({ number }) => !only || only.includes(String(number)));
  const isWhole = options.includes('--whole');
  const isShown = options.includes('--work') || isWhole || only !== undefined;
  const halves = [
    { name: 'work half', conversations: chosen(workConversations), isShown, isWhole },
    { name: 'kept half', conversations: chosen(keptConversations), isShown: options.includes('--show-kept'), isWhole },
  ].slice(0, options.includes('--work') ? 1 : 2);
  const openings = chosen(hostileOpenings);
  const chat = await openChat();
  try {
    for (const half of halves) {
      if (half.conversations.length === 0) continue;
      const missed = missedOf(await judgeTalks(chat, { ...half, fits: fitsPosition }));
      console.log(`  ${missed.length === 0 ? 'every goal is met' : `goals missed: ${missed.join(', ')}`}`);
    }
    if (openings.length > 0) await judgeHostile(chat, { openings, isShown, isWhole });
  } finally {
    await chat.close();
  }
}

if (import.meta.main) await playTalks();
