import {
  blockPerson,
  endPersonSessions,
  getPerson,
  listPeople,
  revealPerson,
  stepUp,
  unblockPerson,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { lastSent, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { admin, support } from '../../stories/fixtures.ts';
import { peopleRows, person } from '../../stories/people.ts';
import { People } from './People.tsx';

const closed = {
  ...person,
  sessions: [],
  blocked_at: '2025-06-16T04:00:00Z',
  blocked_reason: 'Мошенничество с оплатой',
};

const meta = {
  title: 'Operator/People',
  component: People,
  parameters: { host: { path: '/operator/people/pe1?search=901234567' } },
  globals: { viewport: { value: 'desktop' } },
  args: { view: { search: '901234567' }, personId: 'pe1' },
  beforeEach: ({ msw }) =>
    msw.use(signedIn(support), mock.ok(listPeople, { items: peopleRows }), mock.ok(getPerson, person)),
} satisfies Meta<typeof People>;

export default meta;

type Story = StoryObj<typeof meta>;

const detailOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: person.name }));
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await (await detailOf(canvas)).findByRole('button', { name }));
const dialog = async () => within(await page().findByRole('alertdialog'));
const answer = async (field: string, text: string, confirm: string) => {
  const box = await dialog();
  await userEvent.type(await box.findByRole('textbox', { name: field }), text);
  await userEvent.click(await box.findByRole('button', { name: confirm }));
};
const block = async (canvas: Canvas) => {
  await press(canvas, 'Заблокировать');
  await answer('Причина', 'Мошенничество с оплатой', 'Заблокировать');
};

/** Somebody found by phone: companies, sessions, codes. */
export const FoundByPhone: Story = {
  parameters: {
    state: {
      ru: 'Человек найден по телефону',
      rule: 'operators-people',
      shows: ['Дилноза Каримова', 'Chrome, Windows', 'Завершить все'],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const detail = await detailOf(canvas);
    await expect(await detail.findByRole('heading', { name: 'Дилноза Каримова' })).toBeVisible();
    for (const text of ['+998 (90) •••-••-67', 'Chrome, Windows', 'Бизнес, до 01.07.2025', 'Код не подошёл'])
      await expect(await detail.findByText(text)).toBeVisible();
    await expect(await detail.findByRole('button', { name: 'Завершить все' })).toBeVisible();
    await waitFor(() =>
      expect(detail.getByRole('link', { name: 'Samarqand Textile' })).toHaveAttribute('href', '/operator/companies/c3'),
    );
    await waitFor(() =>
      expect(detail.getByRole('link', { name: /^5 на 4/ })).toHaveAttribute(
        'href',
        `/operator/orders?search=${encodeURIComponent(person.name).replace('%20', '+')}`,
      ),
    );
    await waitFor(() => expect(detail.getAllByText('Сейчас')).toHaveLength(1));
    // Whoever searched by the whole phone knows it already.
    await expect(await canvas.findByText('+998 (90) 123-45-67')).toBeVisible();
    await expect(await detail.findByRole('button', { name: 'Показать телефон' })).toBeVisible();
    await says('2 по запросу «901234567»');
    const { query } = await lastSent(listPeople, () => true);
    await expect(query.search).toBe('901234567');
  },
};

const reveal = async (canvas: Canvas) => {
  await press(canvas, 'Показать телефон');
  const box = await dialog();
  await userEvent.type(await box.findByRole('textbox', { name: 'Причина' }), 'Просит перезвонить');
  await userEvent.click(await box.findByRole('button', { name: 'Показать' }));
};

/** A phone is shown for a reason, which the journal keeps. */
export const PhoneShown: Story = {
  parameters: {
    state: { ru: 'Телефон показан с причиной', rule: 'operators-people', shows: ['Просмотр записан в журнал'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(revealPerson, { phone: '998901234567' })),
  play: async ({ canvas }) => {
    await reveal(canvas);
    await says('Просмотр записан в журнал');
    const detail = await detailOf(canvas);
    await expect(await detail.findByText('+998 (90) 123-45-67')).toBeVisible();
    await expect(await detail.findByRole('button', { name: 'Скопировать телефон' })).toBeVisible();
    await expect((await sent(revealPerson)).body).toEqual({ reason: 'Просит перезвонить' });
  },
};

/** Shown too often for a day; the reason stays. */
export const PhoneRefused: Story = {
  parameters: {
    state: {
      ru: 'Телефон не показан: слишком часто',
      rule: 'operators-people',
      shows: ['Слишком много попыток. Попробуйте позже'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(revealPerson, 'tooOften')),
  play: async ({ canvas }) => {
    await reveal(canvas);
    await says('Слишком много попыток. Попробуйте позже');
    await expect((await dialog()).getByRole('textbox')).toHaveValue('Просит перезвонить');
    await expect(await (await detailOf(canvas)).findByText('+998 (90) •••-••-67')).toBeVisible();
  },
};

/** All sessions are over, and how many there were. */
export const SessionsEnded: Story = {
  parameters: {
    state: { ru: 'Все входы завершены', rule: 'operators-people', shows: ['Входы завершены: 3', 'Нигде не вошёл'] },
  },
  beforeEach: ({ msw }) => {
    let isOver = false;
    msw.use(
      mock.ok(getPerson, () => (isOver ? { ...person, sessions: [] } : person)),
      mock.ok(endPersonSessions, () => {
        isOver = true;
        return { ended: 3, person: { ...person, sessions: [] } };
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Завершить все');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Завершить все' }));
    await says('Входы завершены: 3');
    await says('Нигде не вошёл');
    await expect((await sent(endPersonSessions)).body).toEqual({});
    await expect((await detailOf(canvas)).queryByText('Chrome, Windows')).toBeNull();
  },
};

/** One of them is over. */
export const OneSessionEnded: Story = {
  parameters: { state: { ru: 'Один вход завершён', rule: 'operators-people', shows: ['Входы завершены: 1'] } },
  beforeEach: ({ msw }) => {
    const rest = { ...person, sessions: person.sessions.slice(1) };
    let isOver = false;
    msw.use(
      mock.ok(getPerson, () => (isOver ? rest : person)),
      mock.ok(endPersonSessions, () => {
        isOver = true;
        return { ended: 1, person: rest };
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Завершить: Chrome, Windows');
    await says('Входы завершены: 1');
    await expect((await sent(endPersonSessions)).body).toEqual({ sessionId: 's1' });
    await waitFor(() => expect(canvas.queryByText('Chrome, Windows')).toBeNull());
  },
};

/** They go on: why. */
export const EndRefused: Story = {
  parameters: {
    state: {
      ru: 'Входы завершить не удалось',
      rule: 'operators-people',
      shows: ['Не удалось изменить. Попробуйте ещё раз.', 'Chrome, Windows'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(endPersonSessions, 500)),
  play: async ({ canvas }) => {
    await press(canvas, 'Завершить все');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Завершить все' }));
    await says('Не удалось изменить. Попробуйте ещё раз.');
    await expect(await (await detailOf(canvas)).findByText('Chrome, Windows')).toBeVisible();
  },
};

/** The service is closed to them. */
export const Blocked: Story = {
  parameters: { state: { ru: 'Доступ закрыт', rule: 'operators-people', shows: ['Доступ закрыт', 'Разблокировать'] } },
  beforeEach: ({ msw }) => {
    let isClosed = false;
    msw.use(
      mock.ok(getPerson, () => (isClosed ? closed : person)),
      mock.ok(blockPerson, () => {
        isClosed = true;
        return closed;
      }),
    );
  },
  play: async ({ canvas }) => {
    await block(canvas);
    await says('Человек заблокирован');
    const detail = await detailOf(canvas);
    await expect(await detail.findByText('Доступ закрыт')).toBeVisible();
    await expect(await detail.findByRole('button', { name: 'Разблокировать' })).toBeVisible();
    await expect((await sent(blockPerson)).body).toEqual({ reason: 'Мошенничество с оплатой' });
  },
};

/** The second step is asked for over the question, which keeps what was typed. */
export const BlockedAfterCode: Story = {
  parameters: { state: { ru: 'Доступ закрыт после кода', rule: 'operators-people', shows: ['Доступ закрыт'] } },
  beforeEach: ({ msw }) => {
    let isFresh = false;
    let isClosed = false;
    msw.use(
      mock.ok(getPerson, () => (isClosed ? closed : person)),
      mock.ok(stepUp, () => {
        isFresh = true;
        return { operator: admin };
      }),
      mock.ok(blockPerson, () => {
        isClosed = isFresh;
        return isFresh
          ? closed
          : Response.json({ error: 'Подтвердите вход кодом', code: 'stepUpNeeded' }, { status: 403 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await block(canvas);
    const asked = within(await page().findByRole('dialog', { name: 'Подтвердите код' }));
    const code = await asked.findByRole('textbox', { name: 'Код подтверждения' });
    // Over the question that waits, and ready to be typed into.
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '287082');
    await says('Человек заблокирован');
    const bodies = (await quiet(blockPerson)).map(({ body }) => body);
    await expect(bodies).toEqual([{ reason: 'Мошенничество с оплатой' }, { reason: 'Мошенничество с оплатой' }]);
  },
};

/** They were not blocked: what was typed stays. */
export const BlockRefused: Story = {
  parameters: {
    state: {
      ru: 'Заблокировать не удалось',
      rule: 'operators-people',
      shows: ['Аккаунт удаляется: сначала восстановите его'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(blockPerson, 'accountLeaving')),
  play: async ({ canvas }) => {
    await block(canvas);
    await says('Аккаунт удаляется: сначала восстановите его');
    await expect((await dialog()).getByRole('textbox')).toHaveValue('Мошенничество с оплатой');
  },
};

/** They may sign in again. */
export const Unblocked: Story = {
  parameters: { state: { ru: 'Человек разблокирован', rule: 'operators-people', shows: ['Заблокировать'] } },
  beforeEach: ({ msw }) => {
    let isClosed = true;
    msw.use(
      mock.ok(getPerson, () => (isClosed ? closed : person)),
      mock.ok(unblockPerson, () => {
        isClosed = false;
        return person;
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Разблокировать');
    await answer('Причина', 'Разобрались с жалобой', 'Разблокировать');
    await says('Человек разблокирован');
    await lastSent(unblockPerson, ({ body }) => (body as { reason?: string }).reason === 'Разобрались с жалобой');
    await expect(await (await detailOf(canvas)).findByRole('button', { name: 'Заблокировать' })).toBeVisible();
  },
};

/** It stays closed: why. */
export const UnblockRefused: Story = {
  parameters: {
    state: { ru: 'Разблокировать не удалось', rule: 'operators-people', shows: ['Доступ закрыт', 'Разблокировать'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getPerson, closed), mock.fail(unblockPerson, 500)),
  play: async ({ canvas }) => {
    await press(canvas, 'Разблокировать');
    await answer('Причина', 'Разобрались с жалобой', 'Разблокировать');
    await says('Не удалось изменить. Попробуйте ещё раз.');
    await expect(await (await detailOf(canvas)).findByText('Доступ закрыт')).toBeVisible();
  },
};

/** Who asked to be forgotten: nothing is to be done. */
export const Leaving: Story = {
  parameters: { state: { ru: 'Аккаунт удаляется', rule: 'operators-people', shows: ['Аккаунт удаляется 20.06.2025'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getPerson, { ...person, leaving_at: '2025-06-20T00:00:00Z' })),
  play: async ({ canvas }) => {
    await says('Аккаунт удаляется 20.06.2025: с ним ничего нельзя сделать');
    const detail = await detailOf(canvas);
    for (const name of ['Заблокировать', 'Завершить все', 'Завершить: Chrome, Windows'])
      await expect(detail.queryByRole('button', { name })).toBeNull();
  },
};

/** Nobody is like that; reset. */
export const NothingFound: Story = {
  parameters: { state: { ru: 'Никого не нашли', rule: 'operators-people', shows: ['Ничего не найдено', 'Сбросить'] } },
  args: { personId: undefined, view: { search: '99' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listPeople, { items: [] })),
  play: async ({ canvas }) => {
    await says('Ничего не найдено');
    await expect(await canvas.findByRole('button', { name: 'Сбросить' })).toBeVisible();
  },
};

/** Those whose access is closed. */
export const OnlyBlocked: Story = {
  parameters: {
    state: { ru: 'Только заблокированные', rule: 'operators-people', shows: ['Бахтиёр Каримов', 'Доступ закрыт'] },
  },
  args: { personId: undefined, view: { kind: 'blocked' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listPeople, ({ query }) => ({ items: query.state === 'blocked' ? peopleRows.slice(1) : [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Бахтиёр Каримов' })).toBeVisible();
    await says('Доступ закрыт');
    await userEvent.click(await canvas.findByRole('button', { name: 'Кандидаты' }));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/operator/people?kind=candidate'));
  },
};

/** The person of the address is not there. */
export const NotFound: Story = {
  parameters: { state: { ru: 'Человека нет', rule: 'operators-people', shows: ['Человек не найден'] } },
  args: { personId: 'pe9' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPerson, 'unknownPerson')),
  play: () => says('Человек не найден'),
};

/** The list is being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Люди загружаются', rule: 'operators-people', shows: ['Люди'] } },
  args: { personId: undefined },
  beforeEach: ({ msw }) => msw.use(mock.pending(listPeople)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Люди' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The list did not load. */
export const LoadError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки людей',
      rule: 'operators-people',
      shows: ['Не удалось загрузить данные', 'Повторить'],
    },
  },
  args: { personId: undefined },
  beforeEach: ({ msw }) => msw.use(mock.fail(listPeople, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone each row is a card. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Люди на телефоне', rule: 'operators-people', shows: ['Дилноза Каримова'] } },
  globals: phone,
  args: { personId: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: person.name })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** On a phone the person stands in the list’s place. */
export const MobileDetail390: Story = {
  parameters: {
    state: { ru: 'Человек на телефоне', rule: 'operators-people', shows: ['Дилноза Каримова', 'Завершить все'] },
  },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await (await detailOf(canvas)).findByRole('button', { name: 'Завершить все' })).toBeVisible();
    await noHorizontalScroll();
  },
};
