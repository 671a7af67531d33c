import {
  findEverything,
  getOperator,
  listAudit,
  listOperators,
  listPeople,
  operatorSignOut,
  stepUp,
  unattendedHeader,
  verifyAudit,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { fakeClock, lastSent, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { signedIn, waiting } from '../../stories/answers.ts';
import { admin, moderator } from '../../stories/fixtures.ts';
import { Audit } from '../Audit/Audit.tsx';
import { People } from '../People/People.tsx';
import { Frame } from './Frame.tsx';

const journal = <Audit view={{}} onViewChange={fn()} />;

const meta = {
  title: 'Operator/Frame',
  component: Frame,
  parameters: { host: { path: '/operator/audit' } },
  globals: { viewport: { value: 'desktop' } },
  args: { section: 'audit', children: journal, onSignedOut: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      waiting({ waiting: 18, orders: 3, failed_jobs: 2 }),
      mock.ok(listAudit, { items: [] }),
      mock.ok(listOperators, { items: [] }),
      mock.ok(verifyAudit, { is_whole: true, checked: 0 }),
      mock.ok(operatorSignOut, {}),
    ),
} satisfies Meta<typeof Frame>;

export default meta;

type Story = StoryObj<typeof meta>;

const menuOf = async (canvas: Canvas) => within(await canvas.findByRole('navigation', { name: 'Разделы' }));

/** The pages of an admin with what waits, and who they are. */
export const Admin: Story = {
  parameters: {
    state: {
      ru: 'Разделы администратора',
      rule: 'operators',
      shows: ['Модерация', '18', 'Журнал', 'Нодира Юнусова', 'Администратор'],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas);
    for (const name of ['Модерация 18', 'Заказы 3', 'Задания 2'])
      await expect(await menu.findByRole('link', { name })).toBeVisible();
    await waitFor(() => expect(menu.getByRole('link', { name: 'Журнал' })).toHaveAttribute('aria-current', 'page'));
    await expect(await canvas.findByText('Нодира Юнусова')).toBeVisible();
    await expect(await canvas.findByText('Администратор')).toBeVisible();
    await says('Вход подтверждён до 09:10');
  },
};

/** A moderator's menu has their pages alone. */
export const ModeratorMenu: Story = {
  parameters: { state: { ru: 'Разделы модератора', rule: 'operators', shows: ['Модерация', 'Журнал', 'Модератор'] } },
  beforeEach: ({ msw }) => msw.use(signedIn(moderator), waiting({ waiting: 18 })),
  play: async ({ canvas }) => {
    const menu = await menuOf(canvas);
    await expect(await menu.findByRole('link', { name: 'Модерация 18' })).toBeVisible();
    await expect(await menu.findByRole('link', { name: 'Журнал' })).toBeVisible();
    await expect(menu.queryByRole('link', { name: 'Операторы' })).toBeNull();
    await says('Модератор');
  },
};

/** A page that the role may not see. */
export const ForbiddenSection: Story = {
  args: { section: 'people', children: <People view={{}} /> },
  parameters: {
    state: { ru: 'Раздел недоступен', rule: 'operators', shows: ['Раздел вам недоступен', 'К модерации'] },
    host: { path: '/operator/people' },
  },
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: async ({ canvas }) => {
    await says('Раздел вам недоступен');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К модерации' })).toHaveAttribute('href', '/operator/moderation'),
    );
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(await quiet(listPeople)).toHaveLength(0);
  },
};

const found = {
  people: [{ id: 'pe1', name: 'Дилноза Каримова', phone: '998901234567' }],
  companies: [],
  vacancies: [],
  orders: [{ number: '48172093', name: 'Дилноза Каримова' }],
};

/** What was found, by its kind; arrows walk it. */
export const SearchEverything: Story = {
  parameters: {
    state: {
      ru: 'Поиск по всему',
      rule: 'operators-today',
      shows: ['Люди', 'Дилноза Каримова', 'Заказы', '4817 2093'],
    },
  },
  args: { children: null },
  beforeEach: ({ msw }) => msw.use(mock.ok(findEverything, found)),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Телефон, СТИР, номер заказа, название' });
    await expect(await canvas.findByText('/')).toBeVisible();
    await userEvent.keyboard('[Slash]');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '90123');
    const results = within(await canvas.findByRole('region', { name: 'Найдено' }));
    for (const text of ['Люди', 'Заказы', '4817 2093', '+998 (90) 123-45-67'])
      await expect(await results.findByText(text)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(results.getByRole('link', { name: /4817 2093/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Enter opens the first. */
export const FirstFoundOpened: Story = {
  parameters: { state: { ru: 'Первое найденное открыто', rule: 'operators-today' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(findEverything, found)),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Телефон, СТИР, номер заказа, название' });
    await userEvent.type(field, '90123');
    await canvas.findByRole('region', { name: 'Найдено' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/operator/people/pe1'));
    await expect(canvas.queryByRole('region', { name: 'Найдено' })).toBeNull();
  },
};

/** G and a letter lead to a page. */
export const KeysLead: Story = {
  parameters: { state: { ru: 'Переход по G и букве', rule: 'operators' } },
  args: { children: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Клавиши' });
    await userEvent.keyboard('gm');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/operator/moderation'));
    await userEvent.keyboard('gj');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/operator/jobs'));
  },
};

/** All keys, and the switch that turns them off; it is off. */
export const KeysShown: Story = {
  parameters: {
    state: {
      ru: 'Список клавиш, клавиши выключены',
      rule: 'operators',
      shows: ['Клавиши', 'Следующая и предыдущая в очереди', 'Клавиши в одно нажатие'],
    },
  },
  args: { children: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Клавиши' });
    await userEvent.keyboard('?');
    const dialog = within(await page().findByRole('dialog', { name: 'Клавиши' }));
    await says('G M');
    await says('Следующая и предыдущая в очереди');
    await userEvent.click(await dialog.findByRole('switch', { name: 'Клавиши в одно нажатие' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Клавиши' }));
    await waitFor(() => expect(page().getByRole('switch', { name: 'Клавиши в одно нажатие' })).not.toBeChecked());
  },
};

/** Nothing is like that. */
export const SearchFindsNothing: Story = {
  parameters: { state: { ru: 'Поиск по всему: ничего', rule: 'operators-today', shows: ['Ничего не найдено'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(findEverything, {})),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Телефон, СТИР, номер заказа, название' });
    await userEvent.type(field, 'нет такого');
    await says('Ничего не найдено');
  },
};

/** Nobody knows what there is. */
export const SearchFails: Story = {
  parameters: {
    state: { ru: 'Поиск по всему не удался', rule: 'operators-today', shows: ['Не удалось загрузить данные'] },
  },
  args: { children: null },
  beforeEach: ({ msw }) => msw.use(mock.fail(findEverything, 500)),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Телефон, СТИР, номер заказа, название' });
    await userEvent.type(field, '90123');
    await says('Не удалось загрузить данные');
    await expect(field).toHaveValue('90123');
  },
};

/** Signed out: the host takes over. */
export const SignedOut: Story = {
  parameters: { state: { ru: 'Оператор вышел', rule: 'operators' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce());
    await sent(operatorSignOut);
  },
};

/** A visitor goes to the sign-in, and comes back to the page. */
export const VisitorSentToSignIn: Story = {
  parameters: { state: { ru: 'Без входа: на вход, с возвратом', rule: 'operators' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOperator, 'noSession')),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent('/operator/sign-in?from=%2Foperator%2Faudit'),
    );
    await expect(canvas.queryByText('Нодира Юнусова')).toBeNull();
  },
};

/** Over the page, which stays as it is. */
export const SessionEnds: Story = {
  parameters: {
    state: {
      ru: 'Вход закончился: просим войти поверх страницы',
      rule: 'operators',
      shows: ['Вход закончился. Войдите снова', 'Номер телефона'],
    },
  },
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      mock.ok(getOperator, () => {
        asked += 1;
        return asked === 1 ? { operator: admin } : refusal();
      }),
      mock.fail(verifyAudit, 'noSession'),
    );
  },
  play: async () => {
    const dialog = within(await page().findByRole('dialog', { name: 'Вход закончился. Войдите снова' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Номер телефона' })).toBeVisible());
  },
};

const refusal = () => Response.json({ error: 'Войдите, чтобы продолжить', code: 'noSession' }, { status: 401 });

let clock: ReturnType<typeof fakeClock>;

/** The session as it is for who calls, and for a page that looks by itself. */
const lasting = (called: number, seen: number) =>
  mock.ok(getOperator, ({ headers }) => ({
    operator: { ...admin, idle_seconds: headers.has(unattendedHeader) ? seen : called },
  }));

/** A minute goes by, in which nobody does anything, and the page looks how long the session lasts. */
async function aMinuteAlone() {
  await says('Записей пока нет');
  await clock.advance(60_000);
}

/** Nothing was done for 58 minutes: two minutes are left to say that somebody is there. */
export const AsksWhetherToStay: Story = {
  parameters: {
    state: {
      ru: 'Вход скоро кончится: продолжить?',
      rule: 'operators',
      shows: ['Продолжить вход?', 'Осталась 1 минута', 'Продолжить'],
    },
  },
  tags: ['modes'],
  beforeEach: ({ msw }) => {
    clock = fakeClock({ isRunning: true });
    msw.use(lasting(180, 120));
  },
  play: async () => {
    await aMinuteAlone();
    const dialog = within(await page().findByRole('alertdialog', { name: 'Продолжить вход?' }));
    await says('Осталось 2 минуты');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Продолжить' })).toHaveFocus());
    await clock.advance(60_000);
    await says('Осталась 1 минута');
  },
};

/** The answer keeps the session; the page is as it was. */
export const Stays: Story = {
  parameters: { state: { ru: 'Вход продолжен', rule: 'operators', shows: ['Записей пока нет'] } },
  beforeEach: ({ msw }) => {
    clock = fakeClock({ isRunning: true });
    msw.use(lasting(180, 120));
  },
  play: async () => {
    await aMinuteAlone();
    await page().findByRole('alertdialog', { name: 'Продолжить вход?' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await lastSent(getOperator, ({ headers }) => !headers.has(unattendedHeader));
  },
};

/** Somebody is there in another window: nothing is asked. */
export const StaysElsewhere: Story = {
  parameters: { state: { ru: 'Вход продолжается в другом окне', rule: 'operators', shows: ['Записей пока нет'] } },
  beforeEach: ({ msw }) => {
    clock = fakeClock({ isRunning: true });
    msw.use(lasting(180, 3000));
  },
  play: async () => {
    await aMinuteAlone();
    await lastSent(getOperator, ({ headers }) => headers.has(unattendedHeader));
    await clock.advance(60_000);
    await quiet(getOperator);
    await expect(page().queryByRole('alertdialog')).toBeNull();
    await says('Записей пока нет');
  },
};

/** The answer did not arrive: it can be given again. */
export const StayingFails: Story = {
  parameters: {
    state: {
      ru: 'Продолжить вход не удалось',
      rule: 'operators',
      shows: ['Продолжить вход?', 'Не удалось войти. Попробуйте ещё раз'],
    },
  },
  beforeEach: ({ msw }) => {
    clock = fakeClock({ isRunning: true });
    msw.use(lasting(180, 120));
  },
  play: async ({ msw }) => {
    await aMinuteAlone();
    const dialog = within(await page().findByRole('alertdialog', { name: 'Продолжить вход?' }));
    msw.use(mock.fail(getOperator, 500));
    await userEvent.click(await dialog.findByRole('button', { name: 'Продолжить' }));
    await says('Не удалось войти. Попробуйте ещё раз');
  },
};

/** Nobody answered: the way in stands over the page. */
export const NobodyStays: Story = {
  parameters: {
    state: { ru: 'Никто не ответил: вход закончился', rule: 'operators', shows: ['Вход закончился. Войдите снова'] },
  },
  beforeEach: ({ msw }) => {
    clock = fakeClock({ isRunning: true });
    msw.use(lasting(180, 120));
  },
  play: async ({ msw }) => {
    await aMinuteAlone();
    await page().findByRole('alertdialog', { name: 'Продолжить вход?' });
    msw.use(mock.fail(getOperator, 'noSession'));
    await clock.advance(120_000);
    await page().findByRole('dialog', { name: 'Вход закончился. Войдите снова' });
    await expect(page().queryByRole('alertdialog')).toBeNull();
  },
};

/** Sends a action again once the digits are right. */
export const StepUpRepeatsCall: Story = {
  parameters: { state: { ru: 'Свежий код спрошен, действие повторено', rule: 'operators', shows: ['Цепочка цела'] } },
  beforeEach: ({ msw }) => {
    let sentBefore = false;
    msw.use(
      mock.ok(verifyAudit, () => {
        const isFirst = !sentBefore;
        sentBefore = true;
        return isFirst
          ? Response.json({ error: 'Подтвердите вход кодом', code: 'stepUpNeeded' }, { status: 403 })
          : { is_whole: true, checked: 3 };
      }),
      mock.ok(stepUp, { operator: admin }),
    );
  },
  play: async () => {
    const dialog = within(await page().findByRole('dialog', { name: 'Подтвердите код' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Код подтверждения' }), '287082');
    await says(/Цепочка цела/);
    await expect((await sent(stepUp)).body).toEqual({ code: '287082' });
    await expect(await quiet(verifyAudit)).toHaveLength(2);
    await expect(page().queryByText('Подтвердите вход кодом')).toBeNull();
  },
};

/** Wrong digits, said under the field. */
export const StepUpWrong: Story = {
  parameters: { state: { ru: 'Свежий код неверный', rule: 'operators', shows: ['Подтвердите код', 'Неверный код'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(verifyAudit, 403, { code: 'stepUpNeeded' }), mock.fail(stepUp, 'wrongCode')),
  play: async () => {
    const dialog = within(await page().findByRole('dialog', { name: 'Подтвердите код' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Код подтверждения' }), '000000');
    await says('Неверный код');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Код подтверждения' })).toHaveValue('000000'));
  },
};

/** Nobody knows who is there: a way to ask again. */
export const WhoFailsToLoad: Story = {
  parameters: {
    state: {
      ru: 'Не удалось узнать, кто вошёл',
      rule: 'operators',
      shows: ['Не удалось загрузить данные', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOperator, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone the pages open in a sheet. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Разделы на телефоне', rule: 'operators', shows: ['Операторская', 'Модерация'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('/')).not.toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть меню' }));
    const sheet = await page().findByRole('dialog', { name: 'Операторская' });
    await waitFor(() => expect(within(sheet).getByRole('link', { name: 'Модерация 18' })).toBeVisible());
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await noHorizontalScroll();
  },
};
