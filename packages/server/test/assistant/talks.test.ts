import { describe, expect, test } from 'vitest';
import type { Conversation } from '../../bench/assistant/conversations/conversation.ts';
import { classLine } from '../../bench/assistant/talks/classes.ts';
import { Employer } from '../../bench/assistant/talks/employer.ts';
import { fitsPosition } from '../../bench/assistant/talks/fits.ts';
import { missedOf } from '../../bench/assistant/talks/goals.ts';
import { scoreTalk } from '../../bench/assistant/talks/scoring.ts';
import type { Outcome } from '../../bench/assistant/talks/scoring.ts';
import { isAnswerIn } from '../../bench/assistant/talks/tongue.ts';
import { has } from '../../bench/assistant/talks/words.ts';
import type { Draft } from '../../src/db/schema/draft.ts';

const talk: Conversation = {
  number: 2,
  manner: 'tidy',
  company: { name: 'Kasb' },
  language: 'ru',
  opening: 'Нужен водитель категории С в Навои, 9 млн, вахта 15/15',
  answers: {
    duties: 'возить руду мыть машину',
    requirements: ['стаж 3 года, трезвость', 'нужна трезвость'],
    benefits: 'питание',
    salary: '9 млн',
  },
  told: ['salary'],
  unknown: 'не знаю',
  interjections: [{ at: 'benefits', say: 'не Навои, а Зарафшан', is: 'correction' }],
  ending: 'готово',
  expected: {
    title: 'Водитель категории C',
    places: [['Зарафшан', 'Zarafshon']],
    pay: { min: 9_000_000, max: 9_000_000, currency: 'UZS' },
    experience: '3',
    schedule: { pattern: '15/15', kind: 'rotation' },
    duties: [['возить руду', 'мыть машину']],
    requirements: ['трезвость'],
    benefits: ['питание'],
    may: ['стаж 3 года'],
  },
  never: { place: ['Навои'], anywhere: ['нужен', '19'] },
};

const pay = { min: 9_000_000, max: 9_000_000, currency: 'UZS', period: 'month' } as const;
const draft: Draft = {
  title: 'Водитель категории С',
  duties: ['Возить руду', 'Мыть машину'],
  requirements: ['Стаж 3 года', 'Трезвость'],
  benefits: ['Питание'],
  pay,
  isPayNegotiable: false,
  employment: 'full-time',
  place: { ru: 'Зарафшан', uz: 'Zarafshon' },
  schedule: { pattern: '15/15', kind: 'rotation' },
  experience: { from: 3, text: 'Стаж 3 года' },
  skipped: [],
};

/** The score of a vacancy that differs from the right one in this. */
function scoreOf(changes: Partial<Draft>) {
  const changed = { ...draft, ...changes };
  const { title, requirements, benefits, place } = changed;
  const description = changed.duties.join('\n');
  const jobData = { title, description, requirements, benefits, location: place?.ru } as Outcome['jobData'];
  return scoreTalk(talk, { draft: changed, jobData });
}

describe('what came out of a talk', () => {
  test('counts each fact that is there', () => {
    expect(scoreOf({})).toMatchObject({ hits: 9, extra: 0, missed: 0, isTitleRight: true, notes: [] });
  });

  test.each<[what: string, changes: Partial<Draft>, score: object]>([
    ['a title with more than its position', { title: 'Водитель категории С в Навои' }, { extra: 1, missed: 1 }],
    ['a title in small letters', { title: 'водитель категории С' }, { isTitleRight: false }],
    ['the place that was taken back', { place: { ru: 'Навои', uz: 'Navoiy' } }, { extra: 2, missed: 1 }],
    ['another pay', { pay: { min: 9_000_000, currency: 'UZS', period: 'month' } }, { extra: 1, missed: 1 }],
    ['a pay of another time', { pay: { ...pay, period: 'day' } }, { extra: 1, missed: 1 }],
    ['no experience', { experience: undefined }, { extra: 0, missed: 1 }],
    ['a format that nobody named', { format: 'remote' }, { extra: 1, missed: 0 }],
    ['hours that nobody named', { schedule: { ...draft.schedule, hours: '9:00–18:00' } }, { extra: 1, missed: 0 }],
    ['a line that was not said', { benefits: ['Питание', 'Не знаю'] }, { extra: 1, missed: 0 }],
    ['a line said in another list', { requirements: ['Питание'], benefits: [] }, { extra: 1, missed: 2 }],
    ['a line twice', { benefits: ['Питание', 'Питание'] }, { extra: 1, missed: 0 }],
    ['a run-on message in one line', { duties: ['Возить руду мыть машину'] }, { extra: 0, missed: 0 }],
    ['half of a run-on message', { duties: ['Возить руду'] }, { extra: 0, missed: 1 }],
    ['words that must not be there', { duties: ['Возить руду', 'Нужен мыть машину'] }, { extra: 1, missed: 0 }],
    ['words of a line that was refused', { benefits: ['Питание', 'Нужен 19'] }, { extra: 1, missed: 0 }],
  ])('%s', (_, changes, score) => {
    expect(scoreOf(changes)).toMatchObject(score);
  });
});

describe('an employer', () => {
  const seen = { isReady: false, quickOptions: [{ value: 'Предложите' }, { value: 'Другое' }] };

  test('answers what is asked, tells what was not, ends, and presses what is offered', () => {
    const employer = new Employer(talk);
    const says = (asked?: 'duties' | 'requirements' | 'benefits' | 'format') => employer.next({ ...seen, asked });
    expect(says()?.kind).toBe('opening');
    expect(says('requirements')?.message).toBe('стаж 3 года, трезвость');
    expect(says('requirements')?.message).toBe('нужна трезвость');
    expect(says('requirements')?.message).toBe('не знаю');
    expect(says('format')).toMatchObject({ message: 'не знаю', kind: 'unknown' });
    expect(says('benefits')).toMatchObject({ message: 'не Навои, а Зарафшан', kind: 'correction' });
    expect(says('benefits')?.message).toBe('питание');
    expect(says()).toEqual({ message: 'обязанности: возить руду мыть машину', kind: 'more' });
    expect(says()).toEqual({ message: 'готово', kind: 'ending' });
    expect(says('duties')).toEqual({ message: 'Предложите', kind: 'press' });
    expect(employer.next({ ...seen, isReady: true })).toBeUndefined();
  });

  test('knows whom they look for, whatever else they do not', () => {
    const employer = new Employer({ ...talk, answers: {} });
    employer.next(seen);
    expect(employer.next({ ...seen, asked: 'title' })?.message).toBe('водитель категории c');
    expect(employer.next({ ...seen, asked: 'salary' })?.kind).toBe('unknown');
  });

  test('leaves when the last question comes, whatever is missing', () => {
    const employer = new Employer({ ...talk, endsAt: 'duties' });
    expect(employer.next({ ...seen })?.kind).toBe('opening');
    expect(employer.next({ ...seen, asked: 'duties' })?.kind).toBe('ending');
  });

  test('gives up on options that bring nothing', () => {
    const employer = new Employer({ ...talk, answers: {}, interjections: [] });
    const kinds = Array.from({ length: 8 }, () => employer.next(seen)?.kind);
    expect(kinds).toEqual(['opening', 'ending', 'press', 'press', 'press', 'press', undefined, undefined]);
  });
});

test.each<[message: string, language: string, due: 'ru' | 'uz' | undefined, isRight: boolean]>([
  ['Lavozim: «Водитель категории С». Maosh?', 'uz', 'uz', true],
  ['Lavozim: «Водитель категории С». Maosh?', 'ru', 'ru', false],
  ['Lavozim: «Водитель категории С». Maosh?', 'uz', 'ru', false],
  ['Принято: React, TypeScript. Что ещё?', 'ru', undefined, true],
  ['Who?', 'en', undefined, false],
  [' ', 'ru', 'ru', false],
])('%s, called %s, for %s: %s', (message, language, due, isRight) => {
  expect(isAnswerIn(due, { language, message }, ['Водитель категории С', 'React TypeScript'])).toBe(isRight);
});

test('goals that are missed are named', () => {
  const good = { f1: 0.97, titles: 0.95, language: 0.99, ready: 1, turnsToReady: 6, mostAsked: 2, options: undefined };
  expect(missedOf(good)).toEqual([]);
  const bad = { f1: 0.96, titles: 0.9, language: 0.98, ready: 0.9, turnsToReady: 7, mostAsked: 3, options: 0.9 };
  expect(missedOf(bad)).toEqual([
    'f1 0.97',
    'titles 0.95',
    'language 0.99',
    'ready 1',
    'options 0.95',
    'turnsToReady 6',
    'mostAsked 2',
  ]);
});

test('misses are counted by class, without the words', () => {
  const worse = scoreOf({ title: 'Швея', experience: undefined, benefits: ['Питание', 'Премии'], format: 'remote' });
  expect(classLine([scoreOf({}).classes, worse.classes])).toBe(
    'benefits 2, 1 invented; duties 2; experience 1, 1 missed; format 0, 1 invented; pay 2; place 2; requirements 2; ' +
      'schedule 4; title 1, 1 wrong',
  );
});

test.each([
  ['Доставлять заказы клиентам', 'Курьер', true],
  ['Доставлять заказы клиентам', 'Швея', false],
  ['5–8 млн сум', 'Швея', undefined],
])('%s fits %s: %s', (option, position, isFit) => {
  expect(fitsPosition(option, position)).toBe(isFit);
});

test.each([
  ['6 000 000 сум', '6000', false],
  ['за 6000 $', '6000', true],
  ['ведёт учёт', 'вед', true],
])('%s has %s: %s', (text, words, isThere) => {
  expect(has(text, words)).toBe(isThere);
});
