import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { shellLaunchOptions } from '../scripts/lib/chromium.ts';
import { Stand } from './stand.ts';

const options = shellLaunchOptions();
const fakeDevices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...options, args: [...options.args, ...fakeDevices] } });

const owner = '998901234567';
const stand = Stand.forThisFile();

test.beforeAll(() => stand.start());

/** Makes an interview of so many questions from an application, by its place in the list; gives its link. */
async function invite(page: Page, row: number, questions: number) {
  await page.goto('/employer/applications?status=interview');
  await page.getByRole('grid', { name: 'Список заявок' }).getByRole('row').nth(row).click();
  await expect(page).toHaveURL(/[?&]application/);
  const application = page.url();
  await page.getByRole('link', { name: 'Настроить интервью' }).click();
  const deletions = page.getByRole('button', { name: /^Удалить вопрос/ });
  await expect(deletions).toHaveCount(10);
  for (let left = 9; left >= questions; left -= 1) {
    await deletions.last().click();
    await expect(deletions).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Создать интервью' }).click();
  const made = await page.getByText(/Интервью создано! Ссылка:/).textContent();
  return { application, link: /https?:\S+\/interview\/\S+/.exec(made ?? '')?.[0] ?? '' };
}

/** To the first question, with camera and microphone. */
async function begin(browser: Browser, link: string, prepare: (page: Page) => Promise<void>) {
  const page = await stand.visit(browser);
  await page.context().grantPermissions(['camera', 'microphone']);
  await prepare(page);
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Как вас зовут?' }).fill('Мадина Юсупова');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('button', { name: 'Включить камеру и микрофон' }).click();
  await page.getByRole('button', { name: 'Начать интервью' }).click();
  return page;
}

async function record(page: Page) {
  await page.getByRole('button', { name: 'Начать запись' }).click();
  await expect(page.getByText('0:06')).toBeVisible();
  await page.getByRole('button', { name: 'Закончить запись' }).click();
}

/** How long a player says its recording is, and where it comes to when it is sent to the fourth second. */
async function expectSixSeconds(player: Locator) {
  await expect.poll(() => player.evaluate((media: HTMLMediaElement) => media.duration)).toBeLessThan(12);
  expect(await player.evaluate((media: HTMLMediaElement) => media.duration)).toBeGreaterThan(5);
  // The player may be on its way back from the end, where it looked for the length.
  await expect.poll(() => player.evaluate((media: HTMLMediaElement) => media.seeking)).toBe(false);
  const reached = await player.evaluate(async (media: HTMLMediaElement) => {
    const sought = new Promise((resolve) => media.addEventListener('seeked', resolve, { once: true }));
    media.currentTime = 4;
    await sought;
    return { at: media.currentTime, hasPicture: media.readyState >= media.HAVE_CURRENT_DATA, error: media.error };
  });
  expect(reached).toEqual({ at: 4, hasPicture: true, error: null });
}

/** Waits until all is at the server, and hands it in. */
async function handIn(page: Page) {
  await page.getByRole('button', { name: 'Отправить интервью' }).click();
  await expect(page.getByRole('heading', { name: 'Спасибо! Ответы отправлены' })).toBeVisible();
}

test('a recorded answer has its length, for who recorded it and for who looks at it, and can be gone into', async ({
  browser,
}) => {
  const page = await stand.enter(browser, owner);
  const { application, link } = await invite(page, 0, 2);
  const loaded: string[] = [];
  const candidate = await begin(browser, link, async (visitor) => {
    visitor.on('request', (request) => loaded.push(request.url()));
  });
  const isPackerLoaded = () => loaded.some((url) => url.includes('packRecording'));
  const mine = candidate.getByLabel('Ваш записанный ответ');
  expect(isPackerLoaded()).toBe(false);
  await record(candidate);
  await expectSixSeconds(mine);
  expect(isPackerLoaded()).toBe(true);
  await candidate.getByRole('button', { name: 'Далее' }).click();

  await candidate.getByRole('radio', { name: 'Голос' }).check({ force: true });
  await candidate.getByRole('button', { name: 'Включить микрофон' }).click();
  await record(candidate);
  await expectSixSeconds(mine);
  await candidate.getByRole('button', { name: 'Далее' }).click();
  await handIn(candidate);

  await page.goto(application);
  await expectSixSeconds(page.getByLabel('Ответ на вопрос 1'));
  await expectSixSeconds(page.getByLabel('Ответ на вопрос 2'));
  // As the recorder writes it, a file of MP4 is in fragments, which other players read to the end for its length.
  for (const name of ['Ответ на вопрос 1', 'Ответ на вопрос 2']) {
    const file = await page.request.get((await page.getByLabel(name).getAttribute('src')) ?? '');
    expect((await file.body()).includes('moof')).toBe(false);
  }
});

test('a recording that was sent as the browser wrote it has its length too, looked for by the player', async ({
  browser,
}) => {
  const page = await stand.enter(browser, owner);
  const { application, link } = await invite(page, 1, 1);
  let refused = 0;
  const candidate = await begin(browser, link, async (visitor) => {
    // As all were before: WebM without a length, and nothing that packs it anew.
    await visitor.addInitScript(() => {
      const { isTypeSupported } = MediaRecorder;
      MediaRecorder.isTypeSupported = (type) => !type.includes('mp4') && isTypeSupported.call(MediaRecorder, type);
    });
    await visitor.route(/packRecording/, (route) => {
      refused += 1;
      return route.abort();
    });
  });
  await record(candidate);
  await expectSixSeconds(candidate.getByLabel('Ваш записанный ответ'));
  await candidate.getByRole('button', { name: 'Далее' }).click();
  await handIn(candidate);

  await page.goto(application);
  await expectSixSeconds(page.getByLabel('Ответ на вопрос 1'));
  expect(refused).toBeGreaterThan(0);
});
