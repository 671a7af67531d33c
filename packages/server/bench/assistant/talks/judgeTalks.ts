import type { Conversation } from '../conversations/conversation.ts';
import type { Chat } from './chat.ts';
import { classLine } from './classes.ts';
import type { TalksFigures } from './goals.ts';
import { playTalk } from './playTalk.ts';
import type { Played } from './playTalk.ts';

/** Whether an option fits a position, where the families of positions tell; undefined where they do not. */
type FitsPosition = (option: string, position: string) => boolean | undefined;

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

function show({ conversation, turns, score, isReady, isStuck, mostAsked }: Played, isWhole: boolean): void {
  const wrong = turns.filter((turn) => !turn.isInLanguage).length;
  const isRight = score.notes.length === 0 && isReady && !isStuck && mostAsked[1] < 3 && wrong === 0;
  if (isRight && !isWhole) return;
  const state = isStuck ? 'STUCK' : isReady ? 'ready' : 'NOT READY';
  console.log(`  ${conversation.number} (${conversation.manner}): ${state}, ${turns.length} turns`);
  if (mostAsked[1] > 2) console.log(`    asked ${mostAsked[1]} times: ${mostAsked[0]}`);
  for (const note of score.notes) console.log(`    ${note}`);
  for (const { said, heard, isInLanguage } of turns) {
    if (!isWhole && isInLanguage) continue;
    if (!isInLanguage) console.log('    the answer is in another language:');
    console.log(`    > ${said.message}\n    < ${heard.message?.replaceAll('\n', ' ')} [${heard.draft.asked ?? ''}]`);
  }
}

function optionsOf(played: readonly Played[], fits: FitsPosition): { fitting: number; told: number } {
  let [fitting, told] = [0, 0];
  for (const { turns } of played)
    for (const { heard } of turns)
      for (const { value } of heard.quickOptions) {
        const isFit = heard.jobData?.title && fits(value, heard.jobData.title);
        if (typeof isFit !== 'boolean') continue;
        told += 1;
        if (isFit) fitting += 1;
      }
  return { fitting, told };
}

function figuresOf(name: string, played: readonly Played[], fits: FitsPosition): TalksFigures {
  const sum = (key: 'hits' | 'extra' | 'missed') => played.reduce((total, { score }) => total + score[key], 0);
  const [hits, extra, missed] = [sum('hits'), sum('extra'), sum('missed')];
  const [precision, recall] = [hits / (hits + extra), hits / (hits + missed)];
  const f1 = (2 * precision * recall) / (precision + recall);
  const turns = played.flatMap((one) => one.turns);
  const right = turns.filter((turn) => turn.isInLanguage).length;
  const titles = played.filter(({ score }) => score.isTitleRight).length;
  const ready = played.filter((one) => one.isReady).length;
  const stuck = played.filter((one) => one.isStuck).length;
  const toReady = played.map((one) => one.turnsToReady).toSorted((left, right) => left - right);
  const lengths = played.map((one) => one.turns.length).toSorted((left, right) => left - right);
  const mostAsked = Math.max(...played.map((one) => one.mostAsked[1]));
  const often = played.filter((one) => one.mostAsked[1] > 2).length;
  const times = turns.map(({ heard }) => heard.ms).toSorted((left, right) => left - right);
  const options = optionsOf(played, fits);
  const fit = options.told > 0 ? `${percent(options.fitting, options.told)} of ${options.told}` : 'nothing tells';
  console.log(
    [
      `${name} of ${played.length} conversations: facts F1 ${f1.toFixed(3)} (precision ${precision.toFixed(3)}, ` +
        `recall ${recall.toFixed(3)}, of ${hits + missed}), titles exactly right ${percent(titles, played.length)}`,
      `  facts that are right, by class: ${classLine(played.map(({ score }) => score.classes))}`,
      `  language of the answers ${percent(right, turns.length)} of ${turns.length}, ended ready ` +
        `${percent(ready, played.length)}, still asked after the last turn ${stuck}`,
      `  turns: ready after ${at(toReady, 0.5)} at the median, at most ${at(toReady, 1)}; whole talks ` +
        `${at(lengths, 0.5)} and ${at(lengths, 1)}; one question came at most ${mostAsked} times, ` +
        `three times or more in ${often} conversations`,
      `  options that fit: ${fit}`,
      `  a turn with the database: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms, ` +
        `slowest ${at(times, 1).toFixed(1)} ms`,
    ].join('\n'),
  );
  return {
    f1,
    titles: titles / played.length,
    language: right / Math.max(1, turns.length),
    ready: ready / played.length,
    turnsToReady: at(toReady, 0.5),
    mostAsked,
    options: options.told > 0 ? options.fitting / options.told : undefined,
  };
}

interface Half {
  name: string;
  conversations: readonly Conversation[];
  /** Prints what went wrong; otherwise figures only. */
  isShown: boolean;
  /** Prints every turn. */
  isWhole: boolean;
  fits?: FitsPosition;
}

/** Plays a set of conversations, prints what they came to, and answers it. */
export async function judgeTalks(
  chat: Chat,
  { name, conversations, isShown, isWhole, fits = () => undefined }: Half,
): Promise<TalksFigures> {
  const played: Played[] = [];
  for (const one of conversations) played.push(await playTalk(chat, one));
  if (isShown) for (const one of played) show(one, isWhole);
  return figuresOf(name, played, fits);
}
