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
    contacts_locked: false,
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

test('only web addresses are links; a picture may be one of the provider’s own', () => {
  for (const link of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil',
    '/resume/1',
    'file:///etc/passwd',
    7,
  ]) {
    expect(read({ alternate_url: link })?.alternate_url, String(link)).toBeUndefined();
  }
  expect(read({ alternate_url: ' https://hh.uz/resume/r1 ' })?.alternate_url).toBe('https://hh.uz/resume/r1');
  const photo = (medium: unknown) => read({ photo: { medium } })?.photo?.medium;
  expect([photo('/photo.jpg'), photo('https://img.hh.uz/1.jpg')]).toEqual(['/photo.jpg', 'https://img.hh.uz/1.jpg']);
  expect([photo('data:image/svg+xml,<svg>'), photo('javascript:alert(1)'), photo(null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('contacts behind payment are marked', () => {
  expect(read({ contacts_locked: true })?.contacts_locked).toBe(true);
  expect(read({})?.contacts_locked).toBe(false);
});
