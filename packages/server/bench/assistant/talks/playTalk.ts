import { jobData } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { parse } from 'valibot';
import type { Topic } from '../../../src/db/schema/draft.ts';
import type { Conversation } from '../conversations/conversation.ts';
import type { Chat, Heard } from './chat.ts';
import { Employer } from './employer.ts';
import type { Said } from './employer.ts';
import { scoreTalk } from './scoring.ts';
import type { TalkScore } from './scoring.ts';
import { isAnswerIn } from './tongue.ts';

/** Nobody talks longer than this: whoever is still asked then is stuck. */
const mostTurns = 16;

interface Turn {
  said: Said;
  heard: Heard;
  /** Whether the answer is in the language of the person, or in one of ours where either will do. */
  isInLanguage: boolean;
}

/** One whole talk: its turns, what came out, and how near that is to what should. */
export interface Played {
  conversation: Conversation;
  turns: Turn[];
  score: TalkScore;
  /** The vacancy could be made of it, and was. */
  isReady: boolean;
  isStuck: boolean;
  /** How many messages it took until the vacancy could be made, and stayed so. */
  turnsToReady: number;
  /** What was asked most, and how many times. */
  mostAsked: [topic: Topic | undefined, times: number];
}

function mostAskedOf(asked: readonly (Topic | undefined)[]): Played['mostAsked'] {
  const times = new Map<Topic, number>();
  for (const topic of asked) if (topic) times.set(topic, (times.get(topic) ?? 0) + 1);
  return [...times].toSorted(([, left], [, right]) => right - left)[0] ?? [undefined, 0];
}

/** Plays one employer against the server until they have left. */
export async function playTalk(chat: Chat, conversation: Conversation): Promise<Played> {
  const talk = await chat.begin(conversation.company, conversation.interface ?? 'ru');
  const employer = new Employer(conversation);
  const turns: Turn[] = [];
  const asked: (Topic | undefined)[] = [];
  let heard = talk.greeting;
  let language: Language | undefined = conversation.language;
  let isStuck = false;
  for (;;) {
    // The question counts where somebody is still there to hear it.
    const { draft, isComplete, quickOptions } = heard;
    const said = employer.next({ asked: draft.asked, isReady: isComplete, quickOptions });
    if (said === undefined) break;
    if (turns.length === mostTurns) {
      isStuck = true;
      break;
    }
    if (said.kind !== 'press') asked.push(turns.length === 0 ? undefined : heard.draft.asked);
    heard = await talk.say(said.message);
    language = said.interjection?.language ?? language;
    const quoted = [said.message, heard.jobData?.title ?? '', ...Object.values(conversation.answers).flat()];
    turns.push({ said, heard, isInLanguage: isAnswerIn(language, heard, quoted) });
  }
  const isReady = heard.isComplete && (await talk.create()) === 201;
  const score = scoreTalk(conversation, { draft: heard.draft, jobData: heard.jobData ?? parse(jobData, {}) });
  const turnsToReady = turns.findLastIndex((turn) => !turn.heard.isComplete) + 2;
  return { conversation, turns, score, isReady, isStuck, turnsToReady, mostAsked: mostAskedOf(asked) };
}
