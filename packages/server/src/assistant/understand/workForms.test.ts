import { expect, test } from 'vitest';
import type { Topic } from '../../db/schema/draft.ts';
import { emptyDraft, nextTopic } from '../draft.ts';
import { phrases } from '../phrases.ts';
import { noFacts } from './facts.ts';
import { understand } from './understand.ts';

const read = (text: string, asked: Topic = 'format') =>
  understand(text, { language: /[a-z]/.test(text) ? 'uz' : 'ru', asked });

test.each([
  ['офис не нужен, работа на выезде', { format: 'hybrid', benefits: ['работа на выезде'] }],
  ['разъездной характер работы', { format: 'hybrid', benefits: ['разъездной характер работы'] }],
  ['ofis kerak emas, dala ishi', { format: 'hybrid', benefits: ['dala ishi'] }],
  ['офис не нужен', { format: 'remote' }],
  ['uydan ishlash', { format: 'remote' }],
  ['уйдан ишлаш', { format: 'remote' }],
  ['работа на дому', { format: 'remote' }],
  ['3 дня в офисе, 2 из дома', { format: 'hybrid' }],
  ['два дня в офисе, остальное удалённо', { format: 'hybrid' }],
  ['офис + удалёнка', { format: 'hybrid' }],
  ['день в офисе, остальные дома', { format: 'hybrid' }],
  ['раз в неделю приезжать в офис', { format: 'hybrid' }],
  ['офис 4 дня, дома 1', { format: 'hybrid' }],
  ['4 дня ходить в офис, 1 хоум офис', { format: 'hybrid' }],
  ['ofis 4 kun, uy 1', { format: 'hybrid' }],
  ['4 кун офисга келади, қолган кунлари уйда', { format: 'hybrid' }],
  ['гибрид 2/3', { format: 'hybrid' }],
  ['yarmi ofisda, yarmi uyda', { format: 'hybrid' }],
  ['офис не требуется, работа из любой точки', { format: 'remote' }],
  ['офисга келмаса ҳам бўлади', { format: 'remote' }],
  ['только офис, никакой удалёнки', { format: 'office' }],
  ['иногда из дома', { format: 'hybrid' }],
  ['haftada ikki kun ofisda, qolgani uyda', { format: 'hybrid' }],
  ['офис нам не нужен', { format: 'remote' }],
  ['в офис приходить необязательно', { format: 'remote' }],
  ['ofisga kelish kerak emas', { format: 'remote' }],
  ['офис керак эмас', { format: 'remote' }],
  ['в офисе, удалёнка не предусмотрена', { format: 'office' }],
  ['не удалённо', { format: 'office' }],
  ['masofaviy emas', { format: 'office' }],
  ['возможны командировки по области', { benefits: ['возможны командировки по области'] }],
])('%s says where the work is', (text, facts) => {
  expect(read(text)).toEqual({ ...noFacts, ...facts });
});

test.each([
  ['вахта 15/15', 'Вахтовый метод, 15/15'],
  ['вахтовым методом 30/15', 'Вахтовый метод, 30/15'],
  ['работа вахтой', 'Вахтовый метод'],
  ['vaxta usulida 15/15', 'Вахтовый метод, 15/15'],
])('%s is a shift camp, of which no place is asked', (text, line) => {
  const { schedule } = read(text);
  expect(schedule && phrases.ru.schedule(schedule)).toBe(line);
  const known = { ...emptyDraft, title: 'Сварщик', duties: ['Варить'], requirements: ['Опыт'], benefits: ['Обеды'] };
  expect(nextTopic({ ...known, isPayNegotiable: true, schedule })).toBeUndefined();
});

test.each(['24/72', '2/2', '5/2'])('%s is none', (text) => {
  const { schedule } = read(text);
  expect(schedule && phrases.ru.schedule(schedule)).toBe(`График ${text}`);
});

test('a watchman is no shift camp', () => {
  expect(read('Вахтёр', 'title')).toEqual({ ...noFacts, title: 'Вахтёр' });
});
