import { expect, test } from '@playwright/test';
import { defaultLinks as to } from '../packages/kit/src/links/links.ts';
import { candidate } from '../packages/server/src/db/seed/demo/people.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();

// This machine is the proxy, so that each of the two has an address of their own.
test.beforeAll(() => stand.start({ KASB_TRUST_PROXY: '127.0.0.1,::1' }));

declare global {
  /** Whether a page goes on reading, and how often it was answered what. */
  var loop: { goesOn: boolean; answers: Record<number, number> };
}

test('somebody reads a document without end while a candidate responds', async ({ browser }) => {
  const reader = await stand.visit(browser);
  await reader.context().setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.66' });
  await reader.goto(to.candidateSignIn());
  await reader.getByRole('textbox', { name: 'Номер телефона' }).fill(candidate.phone.slice(3));
  const known = await codeAfter(candidate.phone, () => reader.keyboard.press('Enter'), stand.outbox);
  await reader.getByRole('textbox', { name: 'Код подтверждения' }).fill(known);
  await expect(reader).toHaveURL(/\/my$/);
  const resumes = await reader.request.get('/candidate/resumes', { headers: { accept: 'application/json' } });
  const { items } = (await resumes.json()) as { items: { id: string }[] };
  await reader.goto(to.myResume(items[0]?.id ?? ''));
  const asked = reader.waitForResponse((answer) => answer.url().endsWith('/pdf'));
  await reader.getByRole('button', { name: 'Скачать PDF' }).click();
  const { url } = (await (await asked).json()) as { url: string };
  await reader.evaluate((address) => {
    globalThis.loop = { goesOn: true, answers: {} };
    const read = async (): Promise<void> => {
      const answer = await fetch(address, { cache: 'no-store' });
      await answer.arrayBuffer();
      globalThis.loop.answers[answer.status] = (globalThis.loop.answers[answer.status] ?? 0) + 1;
      if (globalThis.loop.goesOn) await read();
    };
    for (let lane = 0; lane < 8; lane += 1) void read();
  }, url);

  const person = await stand.visit(browser, undefined, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await person.context().setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.7' });
  const failed: string[] = [];
  person.on('response', (answer) => {
    if (answer.status() >= 500) failed.push(`${answer.status()} ${answer.url()}`);
  });
  const phone = '998977003366';
  const found = await person.request.get('/vacancies?limit=1', { headers: { accept: 'application/json' } });
  const [vacancy] = (await found.json()) as { id: string }[];
  await person.goto(to.vacancy(vacancy?.id ?? ''));
  await person.getByRole('link', { name: 'Откликнуться по телефону' }).click();
  await person.getByRole('textbox', { name: 'Имя' }).fill('Жасур');
  await person.getByRole('textbox', { name: 'Фамилия' }).fill('Тошматов');
  await person.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  await person.getByText('1–3 года', { exact: true }).click();
  await person.getByText('Сразу', { exact: true }).click();
  const respond = person.getByRole('button', { name: 'Откликнуться' });
  const code = await codeAfter(phone, () => respond.click(), stand.outbox);
  await person.getByRole('textbox', { name: 'Код подтверждения' }).fill(code);
  await expect(person.getByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();

  const answers = await reader.evaluate(() => {
    globalThis.loop.goesOn = false;
    return globalThis.loop.answers;
  });
  expect(failed).toEqual([]);
  // The reader had what they came for, and was then told to wait.
  expect(answers[200]).toBeGreaterThan(0);
  expect(answers[429]).toBeGreaterThan(0);
  expect(Object.keys(answers)).toEqual(['200', '429']);
});
