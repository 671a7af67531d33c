import type { HostileOpening } from '../conversations/hostile/opening.ts';
import type { Chat } from './chat.ts';
import { playTalk } from './playTalk.ts';
import type { Played } from './playTalk.ts';
import { all, has } from './words.ts';

/** What of a talk is not as it must be. */
export function complaintsOf(
  { outcome, never }: HostileOpening,
  { turns, score, isReady, isStuck, mostAsked }: Played,
) {
  const [first] = turns;
  const answers = turns.map(({ heard }) => heard);
  const asked = first?.heard.draft.asked;
  const title = answers.at(-1)?.jobData?.title ?? '';
  const misnamed = outcome.names?.filter((names) => !all(names).some((name) => has(first?.heard.message ?? '', name)));
  return [
    ...answers.filter(({ status }) => status !== 200).map(({ status }) => `refused with ${status}`),
    ...turns.filter((turn) => !turn.isInLanguage).map(({ heard }) => `not its language: ${heard.message}`),
    ...(isStuck ? ['still asked after the last turn'] : []),
    ...(mostAsked[1] > 2 ? [`asked ${mostAsked[1]} times: ${mostAsked[0]}`] : []),
    ...(isReady ? [] : ['not ready']),
    ...(outcome.asks && asked !== outcome.asks ? [`asks ${asked} and not ${outcome.asks}`] : []),
    ...(asked && outcome.asksNot?.includes(asked) ? [`asks ${asked}`] : []),
    ...(misnamed ?? []).map((names) => `does not name ${all(names).join(' or ')}: ${first?.heard.message}`),
    ...(outcome.title && !score.isTitleRight ? [`the title is ${title}`] : []),
    ...(outcome.isExact ? score.notes : score.notes.filter((note) => note.startsWith('text'))),
    ...(never?.title ?? []).filter((words) => title.toLowerCase().includes(words)).map(() => `the title is ${title}`),
  ];
}

interface Hostile {
  openings: readonly HostileOpening[];
  /** Prints what is not as it must be. */
  isShown: boolean;
  /** Prints every turn. */
  isWhole: boolean;
}

/** Plays hostile openings, prints how many are as they must be, and answers their share. */
export async function judgeHostile(chat: Chat, { openings, isShown, isWhole }: Hostile): Promise<number> {
  let right = 0;
  let slowest = 0;
  for (const opening of openings) {
    const played = await playTalk(chat, opening);
    slowest = Math.max(slowest, ...played.turns.map(({ heard }) => heard.ms));
    if (isWhole)
      for (const { said, heard } of played.turns)
        console.log(`    > ${said.message.slice(0, 200)}\n    < ${heard.message} [${heard.draft.asked ?? ''}]`);
    const complaints = [...new Set(complaintsOf(opening, played))];
    if (complaints.length === 0) right += 1;
    else if (isShown)
      console.log(`  ${opening.number} (${opening.manner}; ${opening.outcome.is}):\n    ${complaints.join('\n    ')}`);
  }
  console.log(
    `hostile openings as they must be: ${right} of ${openings.length}; slowest turn ${slowest.toFixed(1)} ms`,
  );
  return right / openings.length;
}
