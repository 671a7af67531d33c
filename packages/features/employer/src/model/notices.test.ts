import type { Notification } from '@kasb/contract';
import { ru } from '@kasb/domain/notices/ru';
import { uz } from '@kasb/domain/notices/uz';
import { expect, it } from 'vitest';
import { noticeKinds, unread } from './notices.ts';

const left = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'member_left',
  values: { company: 'Samarqand Textile', person: 'Жасур Тошматов' },
  at: `2025-06-0${id}T10:00:00Z`,
  is_read: false,
  ...changes,
});
const idsOf = (...given: Notification[]) => unread(given).map(({ id }) => id);

it('takes the newest five that are not read', () => {
  expect(idsOf(...['3', '1', '6', '2', '5', '4'].map((id) => left(id)))).toEqual(['6', '5', '4', '3', '2']);
  expect(idsOf(left('1', { is_read: true }), left('2'))).toEqual(['2']);
});

it('leaves out what it has no words for', () => {
  expect(idsOf(left('1', { kind: 'moon_landed' }), left('2', { kind: undefined }))).toEqual([]);
  expect(idsOf(left('1', { kind: 'toString' }))).toEqual([]);
  expect(idsOf(left('1', { values: undefined }), left('2', { values: { company: '', person: 'Жасур' } }))).toEqual([]);
  expect(idsOf(left('1', { kind: 'sessions_ended', values: undefined }))).toEqual(['1']);
});

it.each(noticeKinds)('asks for exactly what the sentence of %s says', (kind) => {
  const namesIn = (text: unknown) =>
    [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)).toSorted();
  const names = namesIn(ru[kind]);
  expect(namesIn(uz[kind])).toEqual(names);
  const values = Object.fromEntries(names.map((name) => [name, 'x']));
  expect(idsOf(left('1', { kind, values }))).toEqual(['1']);
  for (const name of names) expect(idsOf(left('1', { kind, values: { ...values, [name]: '' } }))).toEqual([]);
});
