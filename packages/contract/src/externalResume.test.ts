import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { getHeadHunterResume } from './headhunter.ts';

function read(resume: unknown) {
  return parse(getHeadHunterResume.answer, { resume }).resume;
}

test('a resume with names alone has empty lists and no holes', () => {
  expect(read({ first_name: 'Дилшод' })).toEqual({
    first_name: 'Дилшод',
    contacts: [],
    experience: [],
    education: { primary: [], additional: [] },
    skill_set: [],
    languages: [],
    employment: [],
    schedule: [],
  });
});

test('no resume is absent', () => {
  expect(read(null)).toBeUndefined();
  expect(parse(getHeadHunterResume.answer, {}).resume).toBeUndefined();
});

test('names, lists of names and relocation come in more forms than one', () => {
  const spelledOut = {
    gender: { id: 'male', name: 'Мужской' },
    area: 'Ташкент',
    employment: [{ name: 'Полная занятость' }, { name: null }, 'Частичная занятость'],
    schedule: { name: 'Полный день' },
    relocation: { type: { id: 'no', name: 'не готов к переезду' }, area: [] },
  };
  expect(read(spelledOut)).toMatchObject({
    gender: { name: 'Мужской' },
    area: { name: 'Ташкент' },
    employment: [{ name: 'Полная занятость' }, { name: 'Частичная занятость' }],
    schedule: [{ name: 'Полный день' }],
    relocation: { type: { name: 'не готов к переезду' } },
  });
  expect(read({ relocation: { name: 'готов' } })?.relocation?.type?.name).toBe('готов');
});

test('phones of contacts are texts too, and an unreadable contact is left out', () => {
  const contacts = [
    { type: { name: 'Телефон' }, value: { country: '998', city: '90', number: '7654321' }, preferred: true },
    { type: { name: 'Почта' }, value: 'dilshod@mail.uz' },
    'письмом',
  ];
  expect(read({ contacts })?.contacts).toEqual([
    { type: { name: 'Телефон' }, value: '+998 (90) 765-43-21', preferred: true },
    { type: { name: 'Почта' }, value: 'dilshod@mail.uz', preferred: false },
  ]);
});

test('years and months of a job are texts, an open end is absent', () => {
  const [job] = read({ experience: [{ position: 'Повар', start: '2022-03', end: null }] })?.experience ?? [];
  expect(job).toEqual({ position: 'Повар', start: '2022-03', end: undefined });
  expect(read({ education: { primary: [{ name: 'ТУИТ', year: 2019 }] } })?.education).toEqual({
    primary: [{ name: 'ТУИТ', year: '2019' }],
    additional: [],
  });
});
