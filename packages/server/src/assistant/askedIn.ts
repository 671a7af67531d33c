import type { ChatBody } from '@kasb/contract';
import { topics } from '../db/schema/draft.ts';
import type { Topic } from '../db/schema/draft.ts';
import { phrases } from './phrases.ts';

type History = NonNullable<ChatBody['chatHistory']>;

/** Words by which another assistant's question is known, the most telling first. */
const clues: [Topic, RegExp][] = [
  ['salary', /зарплат|оклад|оплат|maosh|oylik|ish haqi/iu],
  ['requirements', /требован|навык|опыт|talab|ko.nikma|tajriba/iu],
  ['benefits', /предлага|услови|бонус|льгот|taklif|sharoit|imtiyoz/iu],
  ['duties', /обязанност|заниматься|задач|vazifa|shug.ullan/iu],
  ['format', /формат|занятост|удал[её]н|офис|bandlik|masofa/iu],
  ['title', /должност|кого|ваканси|lavozim|kimni/iu],
];

/** What the last message of the assistant asked: our own question, or the last sentence of another's. */
export function askedIn(history: History): Topic | undefined {
  const last = history.findLast(({ sender }) => sender === 'ai')?.content;
  if (last === undefined) return undefined;
  const own = Object.values(phrases).flatMap(({ questions }) =>
    topics.filter((topic) => last.includes(questions[topic])),
  );
  if (own[0]) return own[0];
  const question = last.split('?').findLast((part, index, parts) => index < parts.length - 1 && part.trim() !== '');
  return clues.find(([, clue]) => clue.test((question ?? last).slice(-300)))?.[0];
}
