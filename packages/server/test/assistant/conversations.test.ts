import { jobData } from '@kasb/contract';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Conversation } from '../../bench/assistant/conversations/conversation.ts';
import { hostileOpenings } from '../../bench/assistant/conversations/hostile/index.ts';
import { keptConversations } from '../../bench/assistant/conversations/kept/index.ts';
import { workConversations } from '../../bench/assistant/conversations/work/index.ts';
import { scoreTalk } from '../../bench/assistant/talks/scoring.ts';
import type { Outcome } from '../../bench/assistant/talks/scoring.ts';
import { all, shareIn, stemsOf } from '../../bench/assistant/talks/words.ts';
import type { Draft } from '../../src/db/schema/draft.ts';

const numbersOf = (conversations: readonly Conversation[]) =>
  conversations.map(({ number }) => number).toSorted((left, right) => left - right);

/** The vacancy that somebody writes who understands everything. */
function understood({ expected }: Conversation): Outcome {
  const places = (expected.places ?? []).map((place) => all(place)[0]).join(', ');
  const [from, to] = (expected.experience ?? '').split('-').map(Number);
  const flat = (lines: Conversation['expected']['duties'] = []) => lines.flatMap(all);
  const said = (expected.said ?? []).map((spellings) => all(spellings)[0] ?? '');
  const draft: Draft = {
    title: all(expected.title)[0],
    duties: flat(expected.duties),
    requirements: flat(expected.requirements),
    benefits: [...flat(expected.benefits), ...said],
    ...(expected.pay && {
      pay: { ...expected.pay, period: all(expected.pay.period ?? 'month')[0] as NonNullable<Draft['pay']>['period'] },
    }),
    isPayNegotiable: false,
    format: typeof expected.format === 'string' ? expected.format : expected.format?.[0],
    employment: typeof expected.employment === 'string' ? expected.employment : expected.employment?.[0],
    ...(places && { place: { ru: places, uz: places } }),
    ...(expected.schedule && { schedule: expected.schedule }),
    ...(expected.experience !== undefined && { experience: { from: from ?? 0, to, text: '' } }),
    skipped: [],
  };
  const { requirements, benefits } = draft;
  const description = draft.duties.join('\n');
  const wire = { title: draft.title, description, requirements, benefits, location: places };
  return { draft, jobData: parse(jobData, wire) };
}

/** The words of all that an employer may say. */
const wordsOf = ({ opening, answers, interjections = [] }: Conversation) =>
  new Set(
    [opening, ...Object.values(answers).flatMap(all), ...interjections.map(({ say }) => say)].flatMap((message) =>
      message.split(/[\n,.;]/u).flatMap((part) => [...stemsOf(part)]),
    ),
  );

// What was read of the kept half is in the other since, and has a number beyond its pairs.
test.each([
  ['work', workConversations, 2, 31],
  ['kept', keptConversations, 1, 30],
])('the %s half holds its numbers', (_, conversations, first, length) => {
  expect(numbersOf(conversations)).toEqual(Array.from({ length }, (_row, index) => first + 2 * index));
});

describe.each([...workConversations, ...keptConversations])('conversation $number', (conversation) => {
  test('ends without a fault where everything was understood', () => {
    expect(scoreTalk(conversation, understood(conversation)).notes).toEqual([]);
  });

  test('expects nothing that is not said', () => {
    const { expected } = conversation;
    const words = wordsOf(conversation);
    const lines = [expected.duties, expected.requirements, expected.benefits].flatMap((list) => list ?? []);
    // Of words that are typed wrong the right ones stand beside them.
    expect(lines.filter((line) => shareIn(stemsOf(all(line).join(' ')), words) < 0.5)).toEqual([]);
  });

  test('answers what it says it told', () => {
    const { answers, told = [] } = conversation;
    expect(told.filter((topic) => topic !== 'title' && answers[topic] === undefined)).toEqual([]);
  });
});

test('each hostile opening is exact about what may come of it', () => {
  expect(new Set(numbersOf(hostileOpenings)).size).toBe(20);
  for (const opening of hostileOpenings.filter(({ outcome }) => outcome.isExact))
    expect(scoreTalk(opening, understood(opening)).notes).toEqual([]);
  const titles = hostileOpenings.map(
    ({ outcome, expected }) => [all(outcome.title ?? []), all(expected.title)] as const,
  );
  expect(titles.filter(([ends, wanted]) => ends.some((title) => !wanted.includes(title)))).toEqual([]);
});
