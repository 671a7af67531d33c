/** @module-tag slow */

import { createResume, createResumePdf, deleteResume } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../src/db/schema/index.ts';
import { drawPdf } from '../../src/resumes/pdf/drawPdf.ts';
import { Harness } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';
import { readPdf } from '../support/readPdf.ts';

const api = Harness.forThisFile();
const mostBytes = 150 * 1024;

const body = {
  title: 'Технолог швейного производства',
  about: 'Нормы <script>alert(1)</script> {{x}} (скобки) \\ слеш',
  location: 'Самарканд',
  salaryAmount: 11_500_000,
  experience: [
    {
      position: 'Технолог потока',
      company: 'Bogʻishamol Tikuv',
      start: '2020-03',
      end: '2022-02',
      description: 'Пошив',
    },
  ],
  education: [{ level: 'higher' as const, institution: 'ТИТЛП', specialty: 'Технология', year: 2020 }],
  skills: ['Лекала', 'САПР', 'Juki'],
  languages: [{ name: 'Қорақалпоқча', level: 'native' as const }],
};

const idOf = (answer: Answer) => (answer.body as { id: string }).id;
const urlOf = (answer: Answer) => (answer.body as { url: string }).url;

async function asked(language: 'ru' | 'uz') {
  const { token } = await api.person();
  const id = idOf(await api.call(createResume, { body }, { as: token }));
  const answer = await api.call(createResumePdf, { params: { id }, body: { language } }, { as: token });
  return { id, token, answer };
}

test.each([
  [
    'ru',
    ['Опыт работы', 'март 2020 – февраль 2022', '11 500 000 сум', 'Қорақалпоқча, родной', 'Технология, высшее, 2020'],
  ],
  [
    'uz',
    ['Ish tajribasi', 'mart 2020 – fevral 2022', '11 500 000 so‘m', 'Қорақалпоқча, ona tili', 'Технология, oliy, 2020'],
  ],
] as const)('a document in %s has its words, to be selected and searched', async (language, words) => {
  const { answer } = await asked(language);
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { expires_at: new Date(api.now.getTime() + 15 * 60 * 1000).toISOString() },
  ]);
  const response = await api.app.request(`http://localhost${urlOf(answer)}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Азиз Каримов.pdf'));
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(mostBytes);
  const { text } = await readPdf(bytes);
  for (const expected of [
    'Азиз Каримов',
    'Bogʻishamol Tikuv',
    '<script>alert(1)</script> {{x}} (скобки) \\ слеш',
    ...words,
  ])
    expect(text).toContain(expected);
});

test('what was kept decomposed is drawn and named composed; signs and bullets of lists are there', async () => {
  const { token, id: userId } = await api.person();
  // Texts are composed as they come in; these are older than that.
  const name = { firstName: 'Андрей'.normalize('NFD'), lastName: "Ёлкин-О'Нил".normalize('NFD') };
  await api.services.db.update(users).set(name).where(eq(users.id, userId));
  const about = '● полуавтомат\n▪ аргон\n\n1\u202f000 шт., ≥ 18 лет → нон\u2011стоп, ﬁnal, 5 µm ✓';
  const id = idOf(await api.call(createResume, { body: { ...body, about } }, { as: token }));
  const address = urlOf(await api.call(createResumePdf, { params: { id }, body: {} }, { as: token }));
  const response = await api.app.request(`http://localhost${address}`);
  expect(response.headers.get('content-disposition')).toContain(
    `''${encodeURIComponent('Андрей Ёлкин-О')}%27${encodeURIComponent('Нил.pdf')}`,
  );
  const { text, boxes } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(text).toContain("Андрей Ёлкин-О'Нил");
  expect(text).toContain('● полуавтомат\n▪ аргон\n1 000 шт., ≥ 18 лет → нон-стоп, final, 5 µm ✓');
  expect(boxes).toBe(0);
});

test('an address is over after a quarter of an hour, when it was changed, and when the resume is gone', async () => {
  const { answer, id, token } = await asked('ru');
  const url = urlOf(answer);
  const status = async (path: string) => (await api.request(path)).status;
  expect(await status(`${url.slice(0, -4)}AAAA`)).toBe(404);
  expect(await status('/api/resume-pdf/x')).toBe(404);
  api.pass(14 * 60);
  expect(await status(url)).toBe(200);
  await api.call(deleteResume, { params: { id } }, { as: token });
  expect(await status(url)).toBe(404);
  const { answer: later } = await asked('ru');
  api.pass(16 * 60);
  expect(await status(urlOf(later))).toBe(404);
});

test('nobody else is given one', async () => {
  const { id } = await asked('ru');
  const { token } = await api.person();
  expect((await api.call(createResumePdf, { params: { id }, body: {} }, { as: token })).status).toBe(404);
});

test('the longest resume there may be is a document of some pages, and not too large', async () => {
  const description = 'Запуск детского ассортимента: 38 рабочих мест. '.repeat(64).slice(0, 3000);
  const job = { position: 'Я'.repeat(200), company: 'Z'.repeat(200), start: '2020-03', end: '2021-03', description };
  const bytes = await drawPdf({
    content: { title: 'Швея', experience: Array.from({ length: 20 }, () => job) },
    name: 'Нилуфар Юсупова',
    contacts: [],
    language: 'ru',
  });
  expect(bytes.byteLength).toBeLessThan(mostBytes);
  expect((await readPdf(bytes)).pages).toBeGreaterThan(10);
});
