import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { demoOperator } from '../packages/server/src/db/seed/demo/people.ts';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { digitsOf } from '../scripts/lib/totp.ts';
import { tabTo } from './keyboard.ts';
import { byHand, command, enrol } from './operators.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();
test.describe.configure({ timeout: timeoutMs(150) });

test.beforeAll(() => stand.start({ KASB_MODERATION: 'manual' }));

const kasb = (...args: string[]) => command(stand, ...args);
const written = 20;

/** An employer writes to the server as their pages do. @returns the answer */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, where, what]) => {
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      const response = await fetch(where, { method: how, headers, body: what && JSON.stringify(what) });
      if (!response.ok) throw new Error(`${where}: ${response.status} ${await response.text()}`);
      return response.json() as unknown;
    },
    [method, path, body] as const,
  );

const vacancy = (number: number) => ({
  title: `Швея ${number}`,
  description:
    number % 4 === 0
      ? 'Шить домашний текстиль на экспорт. Звоните по телефону +998 90 123-45-67, спросите Азизу.'
      : 'Шить домашний текстиль на экспорт, следить за качеством строчки и учить новых.',
  requirements: number % 4 === 0 ? ['Девушка до 35 лет', 'Опыт от года'] : ['Опыт от года'],
});

/** Counts from the next key to the frame that shows another title. @returns what gives the milliseconds */
async function counting(page: Page): Promise<() => Promise<number>> {
  const clock = await page.evaluateHandle(() => {
    const title = () => document.querySelector('h1')?.textContent;
    const before = title();
    const shown = new Promise<number>((resolve) => {
      const begin = () => {
        const start = performance.now();
        const look = () => (title() === before ? requestAnimationFrame(look) : resolve(performance.now() - start));
        requestAnimationFrame(look);
      };
      document.addEventListener('keydown', begin, { capture: true, once: true });
    });
    return { shown };
  });
  return () => clock.evaluate(({ shown }) => shown);
}

/** Keeps the claim that is asked for from the server until it is told to come. */
async function holdClaim(page: Page, ask: () => Promise<unknown>) {
  const isAsked = Promise.withResolvers<void>();
  const hold = Promise.withResolvers<void>();
  const isClaim = (request: Request) => request.method() === 'POST' && /\/(?:claim|next)$/.test(request.url());
  const comes = page.waitForResponse((answer) => isClaim(answer.request()));
  await page.route(/\/(?:claim|next)$/, async (route) => {
    if (isClaim(route.request())) {
      isAsked.resolve();
      await hold.promise;
    }
    await route.fallback();
  });
  await ask();
  await isAsked.promise;
  return { comes, come: hold.resolve };
}

/** Vacancies wait, the last of them changed since it was approved. */
async function fillQueue(office: Page): Promise<void> {
  const list = (await call(office, 'GET', '/api/employer/companies')) as { items: { id: string }[] };
  const path = `/api/employer/companies/${list.items[0]?.id}/vacancies`;
  let last = '';
  for (let number = 1; number <= written; number += 1)
    last = ((await call(office, 'POST', path, vacancy(number))) as { vacancy: { id: string } }).vacancy.id;
  kasb('moderate', 'approve', last);
  await call(office, 'PUT', `/api/employer/vacancies/${last}`, {
    ...vacancy(written),
    description: 'Шить домашний текстиль на экспорт и принимать ткань со склада. Звоните +998 90 123-45-67.',
  });
}

test('a moderator works through a queue of twenty by the keyboard alone, and leaves what is left to another', async ({
  browser,
}) => {
  await fillQueue(await stand.enter(browser, '998901234567'));
  const { phone, secret } = demoOperator;
  await byHand(stand, (sql) => sql`update operators set role = 'moderator' where phone = ${phone}`);

  const page = await stand.visit(browser);
  const { keyboard } = page;
  await page.goto('/operator');
  await tabTo(page.getByRole('textbox', { name: 'Номер телефона' }));
  await keyboard.type(phone.slice(3));
  const code = await codeAfter(phone, () => keyboard.press('Enter'), stand.outbox);
  await expect(page.getByRole('textbox', { name: 'Код из SMS' })).toBeFocused();
  await keyboard.type(code);
  await expect(page.getByRole('textbox', { name: 'Код подтверждения' })).toBeFocused();
  await keyboard.type(digitsOf(secret));
  await expect(page).toHaveURL(/\/operator\/today$/);
  await tabTo(page.getByRole('link', { name: /Модерация/ }));
  await keyboard.press('Enter');

  const queue = page.getByRole('complementary', { name: 'Очередь' }).getByRole('listitem');
  const title = page.getByRole('heading', { level: 1 });
  await expect(queue.nth(written - 1)).toBeVisible();
  const titles = await queue.evaluateAll((rows) => rows.map((row) => row.querySelector('span')?.textContent ?? ''));
  let left = titles.length;
  const isAtHand = async (name: string | undefined) => {
    await expect(title).toHaveText(name ?? '');
    await expect(queue).toHaveCount(left);
  };
  const isDone = async (deed: string, name: string, next: string | undefined) => {
    left -= 1;
    await expect(page.getByRole('alertdialog', { name: `${deed}: ${name}` })).toBeVisible();
    await isAtHand(next);
  };
  const times: number[] = [];
  const approve = async (name: string, next: string | undefined) => {
    const shown = await counting(page);
    await keyboard.press('a');
    times.push(await shown());
    await isDone('Одобрена', name, next);
  };
  const refuse = async (key: 'n' | 'r', name: string, next: string | undefined) => {
    await keyboard.press(key);
    await expect(page.getByRole('checkbox', { name: 'Контакты в тексте' })).toBeVisible();
    await keyboard.press('1');
    await keyboard.press('2');
    await tabTo(page.getByRole('textbox', { name: 'Комментарий работодателю' }));
    await keyboard.type('Уберите номер и возраст');
    await keyboard.press('Control+Enter');
    await isDone(key === 'n' ? 'На доработку' : 'Отклонена', name, next);
  };

  const [first = '', second = '', third = '', ...others] = titles;
  const changed = others.pop() ?? '';
  await isAtHand(first);
  await approve(first, second);
  // Tab leads there through the whole page, and on a slow machine the news is gone by then: the focus holds it.
  await keyboard.press('F6');
  await tabTo(page.getByRole('button', { name: 'Вернуть в очередь' }));
  await keyboard.press('Enter');
  left += 1;
  await isAtHand(first);
  await keyboard.press('r');
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Одобрить' })).toBeVisible();
  await refuse('r', first, second);
  await keyboard.press('s');
  await isAtHand(third);
  await refuse('n', third, others[0]);

  for (const [at, name] of others.entries()) {
    const next = others[at + 1] ?? changed;
    const hasFindings = Number(/\d+/.exec(name)?.[0] ?? 1) % 4 === 0;
    if (hasFindings) {
      await keyboard.press(']');
      await expect(page.locator('mark:focus')).toHaveText('+998 90 123-45-67');
      await keyboard.press(']');
      await expect(page.locator('mark:focus')).toContainText('Девушка');
      await refuse(at % 2 === 0 ? 'n' : 'r', name, next);
    } else await approve(name, next);
  }

  times.sort((a, b) => a - b);
  const [median = 0, longest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  const told = `median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms of ${times.length}`;
  console.warn(`from the key to the next vacancy on the screen: ${told}`);

  await expect(page.getByRole('radio', { name: 'Изменения' })).toBeChecked();
  await expect(page.getByRole('insertion')).not.toHaveCount(0);

  // Who looks at a vacancy keeps others from it, until they leave.
  const colleague = await stand.visit(browser);
  const post = { phone: '998909000002', role: 'moderator', to: '/operator/moderation' };
  const { comes, come } = await holdClaim(colleague, () => enrol(stand, colleague, post));
  const theirs = colleague.getByRole('complementary', { name: 'Очередь' }).getByRole('button', { name: changed });
  await theirs.click();
  await expect(colleague.getByText('Вакансию смотрит Нодира Юнусова')).toBeVisible();
  // Which one they would have got first comes late: it is not looked at, and is not kept from others below.
  come();
  await comes;
  await expect(colleague.getByRole('button', { name: 'Одобрить' })).toHaveCount(0);
  const isReleased = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await tabTo(page.getByRole('link', { name: 'Журнал' }));
  await keyboard.press('Enter');
  await isReleased;
  const claims = () => byHand(stand, (sql) => sql`select vacancy_id from moderation_claims`);
  await expect.poll(claims).toHaveLength(0);
  // Nor does who leaves before their claim has come, asked for by name or as the next one.
  const toQueue = colleague.getByRole('link', { name: /Модерация/ });
  for (const ask of [() => theirs.click(), () => toQueue.click()]) {
    const { comes, come } = await holdClaim(colleague, ask);
    await colleague.getByRole('link', { name: 'Журнал' }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible();
    come();
    await comes;
    await expect.poll(claims).toHaveLength(0);
  }
  await toQueue.click();
  await expect(colleague.getByRole('button', { name: 'Одобрить' })).toBeVisible();
  await expect(colleague.getByText('Вакансию смотрит Нодира Юнусова')).toHaveCount(0);
  await expect.poll(claims).toHaveLength(1);
  // The page is left for good.
  await colleague.goto('about:blank');
  await expect.poll(claims).toHaveLength(0);
  await colleague.context().close();
  await page.context().close();
});
