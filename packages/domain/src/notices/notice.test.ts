import { notificationKinds } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { translator } from '../messages.ts';
import { noticePlace, noticeWords } from './notice.ts';
import { ru } from './ru.ts';
import { uz } from './uz.ts';

const bundle = { namespace: 'notices', texts: { ru, uz } };
const [russian, uzbek] = [translator<keyof typeof ru>(bundle, 'ru'), translator<keyof typeof ru>(bundle, 'uz')];
const values = { person: 'Азиз Каримов', company: 'Samarqand Textile', title: 'Швея', count: '3', search: 'швея' };

describe('words', () => {
  test('are a headline and what it is about, in both languages', () => {
    const told = { title: '3 новые заявки', text: 'Швея' };
    expect(noticeWords('application_new', values, russian)).toEqual(told);
    expect(noticeWords('application_new', values, uzbek)).toEqual({ ...told, title: '3 ta yangi ariza' });
    expect(noticeWords('sessions_ended', {}, russian)?.text).toBeUndefined();
  });

  test('have no hole: whoever is gone is left out of a list, and a headline without its name is none', () => {
    const { person: _, ...nobody } = values;
    expect(noticeWords('candidate_message', nobody, russian)).toEqual({ title: 'Сообщение кандидата', text: 'Швея' });
    expect(noticeWords('candidate_message', {}, russian)).toEqual({ title: 'Сообщение кандидата' });
    expect(noticeWords('invitation_accepted', nobody, russian)).toBeUndefined();
  });

  test('are none for what nobody knows, however it is called', () => {
    for (const kind of [undefined, 'moon_landed', 'toString', 'application_new.about'])
      expect(noticeWords(kind, values, russian)).toBeUndefined();
  });

  test('show braces of what people wrote as they are, and a phone as phones are written', () => {
    expect(noticeWords('application_new', { ...values, title: '{company}' }, russian)?.text).toBe('{company}');
    const declined = noticeWords('invitation_declined', { ...values, phone: '998935556677' }, russian);
    expect(declined?.title).toContain('+998\u00A0(93)\u00A0555-66-77:');
  });

  test('name the vacancies that a saved search found', () => {
    const found = noticeWords('saved_search', { ...values, titles: 'Швея\nЗакройщик' }, russian);
    expect(found).toEqual({ title: 'Новые вакансии по поиску «швея»: 3', text: 'Швея, Закройщик' });
  });

  test.each(notificationKinds)('of %s are there', (kind) => {
    const paper = { invoice: '2026-000041', plan: 'Бизнес', sum: '1 490 000 сум' };
    const all = { ...values, ...paper, phone: '998935556677', account: '@niluf', channel: 'Telegram', waiting: '8' };
    for (const t of [russian, uzbek]) expect(noticeWords(kind, all, t)?.title).not.toMatch(/[{}]/);
  });
});

test('a place is the page of the role, with what it shows', () => {
  expect(noticePlace('application_offer', { applicationId: 'a1' }, 'candidate')).toEqual({
    page: 'myApplications',
    id: 'a1',
  });
  expect(noticePlace('sessions_ended', {}, 'candidate')).toEqual({ page: 'myProfile' });
  expect(noticePlace('sessions_ended', {}, 'employer')).toEqual({ page: 'profile' });
  expect(noticePlace('member_invited', {}, 'employer')).toEqual({ page: 'companies' });
  expect(noticePlace('company_blocked', {}, 'employer')).toEqual({ page: 'companies' });
  expect(noticePlace('application_new', {}, 'employer')).toBeUndefined();
  const both = { applicationId: 'a1', vacancyId: 'v1' };
  expect(noticePlace('candidate_message', both, 'employer')).toEqual({ page: 'application', id: 'a1' });
  expect(noticePlace('note_mention', { vacancyId: 'v1' }, 'employer')).toEqual({
    page: 'vacancyApplications',
    id: 'v1',
  });
  expect(noticePlace('moon_landed', { applicationId: 'a1' }, 'candidate')).toBeUndefined();
});
