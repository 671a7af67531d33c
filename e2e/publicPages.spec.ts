import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeAfter } from './outbox.ts';
import { phoneOf } from './people.ts';

/** What went wrong on a page: errors of scripts, of the policy and of hydration. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
  return troubles;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a vacancy, opens it and comes back, in both languages', { tag: '@gate' }, async ({ page }) => {
    for (const [prefix, words, find, back] of [
      ['', 'Поиск', 'Найти', 'Назад к поиску'],
      ['/uz', 'Qidiruv', 'Topish', 'Qidiruvga qaytish'],
    ] as const) {
      await page.goto(`${prefix}/vacancies`);
      await page.getByRole('textbox', { name: words }).fill('технолог швейного');
      await page.getByRole('button', { name: find }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/vacancies\\?search=`));
      await page.getByRole('link', { name: 'Технолог швейного производства', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Технолог швейного производства');
      await expect(page).toHaveTitle('Технолог швейного производства · Kasb');
      await page.getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/vacancies$`));
    }
  });

  test('a visitor filters by city and type with plain selects, and changes the language', async ({ page }) => {
    await page.goto('/vacancies');
    await page.getByRole('combobox', { name: 'Город' }).selectOption('Самарканд');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Самарканд');
    await expect(page.getByRole('article').filter({ hasText: 'Ташкент' })).toHaveCount(0);
    await page.goto('/');
    await page.getByRole('link', { name: 'O‘zbekcha' }).click();
    await expect(page).toHaveURL(/\/uz$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hamma narsa joyida bo‘lgan ishga yollash');
  });

  test('somebody new signs up by forms, over a wrong code', { tag: '@gate' }, async ({ page }) => {
    const phone = phoneOf('998977012233', '998977012244');
    await page.goto('/uz');
    await page.getByRole('textbox', { name: 'Telefon raqami' }).fill(phone.slice(3));
    await page.getByRole('button', { name: 'Boshlash' }).click();
    await expect(page).toHaveURL(/\/uz\/sign-in\/register$/);
    await page.getByRole('textbox', { name: 'Ism' }).fill('Aziz');
    await page.getByRole('textbox', { name: 'Familiya' }).fill('Karimov');
    const code = await codeAfter(phone, () => page.getByRole('button', { name: 'Ro‘yxatdan o‘tish' }).click());
    await expect(page).toHaveURL(/\/uz\/sign-in\/code$/);
    const field = page.getByRole('textbox', { name: 'Tasdiqlash kodi' });
    await field.fill('no');
    await page.getByRole('button', { name: 'Tasdiqlash' }).click();
    await expect(page.getByText('Kod noto‘g‘ri')).toBeVisible();
    await field.fill(code);
    await page.getByRole('button', { name: 'Tasdiqlash' }).click();
    await expect(page).toHaveURL(/\/uz\/employer\/dashboard$/);
  });
});

/** Keeps the app's scripts back; what is resolved with lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('the phone that is sent before the script is there leads to a code that sends itself once it is', async ({
  page,
}) => {
  const phone = phoneOf('998935551007', '998935551008');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const code = await codeAfter(phone, () => page.getByRole('button', { name: 'Начать' }).click());
  await expect(page).toHaveURL(/\/sign-in\/code$/);
  const field = page.getByRole('textbox', { name: 'Код подтверждения' });
  // Typed while the script is still away, and sent when it comes; then typed while it is there.
  await field.fill(code === '000000' ? '000001' : '000000');
  await release();
  await expect(page.getByText('Неверный код')).toBeVisible();
  await field.fill(code);
  await expect(page).toHaveURL(/\/vacancies$/);
});

test('a button that is pressed before the script is there looks so, and is pressed when it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/vacancies', { waitUntil: 'domcontentloaded' });
  const [city, kind] = ['Город', 'Тип занятости'].map((name) => page.getByRole('combobox', { name }));
  await kind?.click();
  await expect(page.locator('[data-pressed]')).toHaveText('Все типы');
  await city?.click();
  await expect(page.locator('[data-pressed]')).toHaveText('Все города');
  await release();
  await page.getByRole('option', { name: 'Самарканд', exact: true }).click();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page).toHaveURL(/location=/);
});

test('what is typed before the script is there stays, with the focus, and is sent', async ({ page }) => {
  const troubles = troublesOf(page);
  for (const [path, field, typed, held] of [
    ['/', 'Номер телефона', '901234567', '+998 (90) 123-45-67'],
    ['/vacancies', 'Поиск', 'технолог', 'технолог'],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const input = page.getByRole('textbox', { name: field });
    await input.fill(typed);
    const node = await input.elementHandle();
    await release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    );
    await expect(input).toHaveValue(held);
    await expect(input).toBeFocused();
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  }
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('link', { name: 'Технолог швейного производства', exact: true })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a first page asks for its fonts after its app, and the next one has them from its first paint', async ({
  page,
  context,
}) => {
  const troubles = troublesOf(page);
  const early = page.locator('head link[as=font]');
  await page.goto('/');
  await expect(early).toHaveCount(0);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('kasb_fonts');
  const startsOf = (part: string) =>
    page.evaluate(
      (named) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(named))
          .map(({ startTime, duration }) => [startTime, startTime + duration]),
      part,
    );
  const lastScript = Math.max(...(await startsOf('/assets/index-')).flat());
  for (const [start] of await startsOf('onest')) expect(start).toBeGreaterThanOrEqual(lastScript);
  await page.goto('/vacancies');
  await expect(early).toHaveCount(2);
  // Neither is written twice: the address is that of the face.
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('onest')),
  );
  expect(new Set(files).size).toBe(files.length);
  expect(troubles).toEqual([]);
});

test('a visitor’s page asks for nothing that came with it, and nothing private', async ({ page }) => {
  const troubles = troublesOf(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/uz', '/vacancies', '/uz/vacancies?search=a']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('[style]')).toHaveCount(0);
  }
  expect(calls).toEqual([]);
  expect(troubles).toEqual([]);
});
