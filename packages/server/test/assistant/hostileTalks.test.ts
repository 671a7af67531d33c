import { chatAnswer, jobData } from '@kasb/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import type { HostileOpening } from '../../bench/assistant/conversations/hostile/opening.ts';
import type { Heard } from '../../bench/assistant/talks/chat.ts';
import { complaintsOf } from '../../bench/assistant/talks/judgeHostile.ts';
import type { Played } from '../../bench/assistant/talks/playTalk.ts';

const opening: HostileOpening = {
  number: 111,
  manner: 'two positions at once',
  company: { name: 'Kasb' },
  language: 'ru',
  opening: 'нужны швея и водитель',
  answers: {},
  unknown: 'не знаю',
  ending: 'готово',
  expected: { title: 'Швея' },
  never: { title: ['водитель'] },
  outcome: { is: 'goes on with the first', asksNot: ['title'], names: ['водител'], title: 'Швея' },
};

const said = { message: opening.opening, kind: 'opening' } as const;
const right: Heard = {
  ...parse(chatAnswer, {
    language: 'ru',
    message: 'Принято: швея. Водителю нужна своя вакансия.',
    jobData: { title: 'Швея' },
  }),
  status: 200,
  draft: { duties: [], requirements: [], benefits: [], isPayNegotiable: false, skipped: [], asked: 'duties' },
  ms: 1,
};

/** What is said of a talk of one turn that differs from the right one in this. */
function complaints(heard: Partial<Heard> = {}, played: Partial<Played> = {}): string[] {
  return complaintsOf(opening, {
    conversation: opening,
    turns: [{ said, heard: { ...right, ...heard }, isInLanguage: true }],
    score: { hits: 1, extra: 0, missed: 0, isTitleRight: true, notes: [], classes: new Map() },
    isReady: true,
    isStuck: false,
    turnsToReady: 1,
    mostAsked: ['duties', 1],
    ...played,
  });
}

test('a talk that is as it must be has no complaint', () => {
  expect(complaints()).toEqual([]);
});

test.each<[complaint: string, heard: Partial<Heard>, played?: Partial<Played>]>([
  ['refused with 500', { status: 500 }],
  ['not its language: Принято', {}, { turns: [{ said, heard: right, isInLanguage: false }] }],
  ['still asked after the last turn', {}, { isStuck: true }],
  ['asked 3 times: title', {}, { mostAsked: ['title', 3] }],
  ['not ready', {}, { isReady: false }],
  ['asks title', { draft: { ...right.draft, asked: 'title' } }],
  ['does not name водител: Принято', { message: 'Принято: швея. Что она будет делать?' }],
  ['the title is Водитель', { jobData: parse(jobData, { title: 'Водитель' }) }],
  [
    'text: "водител" was not said',
    {},
    {
      score: {
        hits: 1,
        extra: 1,
        missed: 0,
        isTitleRight: true,
        notes: ['text: "водител" was not said'],
        classes: new Map(),
      },
    },
  ],
])('says: %s', (complaint, heard, played) => {
  expect(complaints(heard, played).join('\n')).toContain(complaint);
});
