import {
  createOperator,
  createOperatorToken,
  listOperators,
  listOperatorTokens,
  removeOperator,
  resetOperator,
  revokeOperatorToken,
  updateOperator,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { support } from '../../stories/fixtures.ts';
import { accounts, tokens } from '../../stories/platform.ts';
import { Operators } from './Operators.tsx';

const [first, second] = accounts;
const code = 'K7QF2M9X';

const meta = {
  title: 'Operator/Operators',
  component: Operators,
  parameters: { host: { path: '/operator/operators' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listOperators, { items: [...accounts] }),
      mock.ok(listOperatorTokens, { items: tokens }),
      mock.ok(createOperator, { ...second, id: 'op9', name: 'Азиза Каримова', enrolment_code: code }, { status: 201 }),
      mock.ok(updateOperator, { ...second, role: 'support' }),
      mock.ok(resetOperator, { ...second, enrolment_code: code }),
      mock.ok(removeOperator, {}),
      mock.ok(createOperatorToken, { name: 'отчёты', role: 'support', token: 'kasb_4f8a' }, { status: 201 }),
      mock.ok(revokeOperatorToken, {}),
    ),
} satisfies Meta<typeof Operators>;

export default meta;

type Story = StoryObj<typeof meta>;

const add = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Добавить' }));
  const dialog = within(await page().findByRole('dialog', { name: 'Новый оператор' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Номер телефона' }), '909000001');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Имя' }), 'Азиза');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Фамилия' }), 'Каримова');
  await userEvent.click(await dialog.findByRole('radio', { name: 'Модератор' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Добавить' }));
  return dialog;
};
const choose = async (canvas: Canvas, name: string, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Действия: ${name}` }));
  await userEvent.click(await page().findByRole('menuitem', { name: action }));
};
const confirm = async (title: string, action: string) => {
  const dialog = within(await page().findByRole('alertdialog', { name: title }));
  await userEvent.click(await dialog.findByRole('button', { name: action }));
};
const remove = async (canvas: Canvas, name: string) => {
  await choose(canvas, name, 'Убрать');
  await confirm(`Убрать оператора: ${name}?`, 'Убрать');
};
const toSupport = async (canvas: Canvas) => {
  await choose(canvas, second.name, 'Изменить роль');
  const dialog = within(await page().findByRole('dialog', { name: `Роль: ${second.name}` }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'Поддержка' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
};
const reset = async (canvas: Canvas) => {
  await choose(canvas, second.name, 'Сбросить второй шаг');
  await confirm(`Сбросить второй шаг: ${second.name}?`, 'Сбросить');
};
const issue = async (canvas: Canvas, days = '') => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Выпустить токен' }));
  const dialog = within(await page().findByRole('dialog', { name: 'Выпустить токен' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Для чего' }), 'отчёты');
  await userEvent.click(await dialog.findByRole('radio', { name: 'Поддержка' }));
  if (days) await userEvent.type(dialog.getByRole('textbox', { name: 'Сколько дней действует' }), days);
  await userEvent.click(await dialog.findByRole('button', { name: 'Выпустить токен' }));
};
const revoke = async (canvas: Canvas) => {
  const table = within(await canvas.findByRole('table', { name: 'Токены программ' }));
  const row = within(await table.findByRole('row', { name: /выгрузка/ }));
  await userEvent.click(await row.findByRole('button', { name: 'Отозвать' }));
  await confirm('Отозвать токен «выгрузка»?', 'Отозвать');
};

/** The operators and the tokens of programs. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Операторы и токены',
      rule: 'operators',
      shows: ['Нодира Юнусова', 'Ещё не зарегистрирован', 'Бессрочно'],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Операторы' }));
    for (const text of ['Нодира Юнусова', 'Администратор', 'Ещё не зарегистрирован'])
      await expect(await table.findByText(text)).toBeVisible();
    await expect(await canvas.findByText('Бессрочно')).toBeVisible();
  },
};

/** An operator was added: the code to enrol with is shown once. */
export const AddedShowsCodeOnce: Story = {
  parameters: {
    state: {
      ru: 'Оператор добавлен: код показан один раз',
      rule: 'operators',
      shows: ['K7QF2M9X', 'Код показан один раз', 'Скопировать'],
    },
  },
  play: async ({ canvas }) => {
    await add(canvas);
    const shown = within(await page().findByRole('dialog', { name: 'Код регистрации: Азиза Каримова' }));
    await says(code);
    await says(/Код показан один раз/);
    await expect(await shown.findByRole('button', { name: 'Скопировать' })).toBeVisible();
    await expect((await sent(createOperator)).body).toEqual({
      phone: '998909000001',
      firstName: 'Азиза',
      lastName: 'Каримова',
      role: 'moderator',
    });
  },
};

/** An operator was not added: why, and what was typed stays. */
export const AddRefused: Story = {
  parameters: { state: { ru: 'Оператор не добавился', rule: 'operators', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(createOperator, 'tooOften')),
  play: async ({ canvas }) => {
    const dialog = await add(canvas);
    await says(/Слишком много попыток/);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Каримова'));
  },
};

/** The last admin is not removed. */
export const LastAdmin: Story = {
  parameters: {
    state: {
      ru: 'Последнего администратора убрать нельзя',
      rule: 'operators',
      shows: ['Должен остаться хотя бы один администратор'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(removeOperator, 'lastAdmin')),
  play: async ({ canvas }) => {
    await remove(canvas, first.name);
    await says('Должен остаться хотя бы один администратор');
    await expect((await sent(removeOperator)).params).toEqual({ id: first.id });
  },
};

/** An operator was removed. */
export const Removed: Story = {
  parameters: { state: { ru: 'Оператор убран', rule: 'operators', shows: ['Оператор убран'] } },
  play: async ({ canvas }) => {
    await remove(canvas, second.name);
    await says(`Оператор убран: ${second.name}`);
  },
};

/** An operator got another role. */
export const RoleChanged: Story = {
  parameters: { state: { ru: 'Роль изменена', rule: 'operators', shows: ['Роль изменена'] } },
  play: async ({ canvas }) => {
    await toSupport(canvas);
    await says(`Роль изменена: ${second.name}`);
    await expect((await sent(updateOperator)).body).toEqual({ role: 'support' });
  },
};

/** The last admin keeps the role. */
export const RoleRefused: Story = {
  parameters: {
    state: { ru: 'Роль не изменилась', rule: 'operators', shows: ['Должен остаться хотя бы один администратор'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateOperator, 'lastAdmin')),
  play: async ({ canvas }) => {
    await toSupport(canvas);
    await says('Должен остаться хотя бы один администратор');
  },
};

/** The second step was taken away: a new code, once. */
export const ResetShowsCode: Story = {
  parameters: {
    state: { ru: 'Второй шаг сброшен: новый код', rule: 'operators', shows: ['K7QF2M9X', 'Код показан один раз'] },
  },
  play: async ({ canvas }) => {
    await reset(canvas);
    await says(code);
    await says(/Код показан один раз/);
  },
};

/** The second step was not taken away: why. */
export const ResetRefused: Story = {
  parameters: { state: { ru: 'Второй шаг не сбросился', rule: 'operators', shows: ['Оператор не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(resetOperator, 'unknownOperator')),
  play: async ({ canvas }) => {
    await reset(canvas);
    await says('Оператор не найден');
  },
};

/** A token was made, and is shown once. */
export const TokenShownOnce: Story = {
  parameters: {
    state: { ru: 'Токен показан один раз', rule: 'operators', shows: ['kasb_4f8a', 'Токен показан один раз'] },
  },
  play: async ({ canvas }) => {
    await issue(canvas, '30');
    await says('kasb_4f8a');
    await says(/Токен показан один раз/);
    await expect((await sent(createOperatorToken)).body).toEqual({ name: 'отчёты', role: 'support', days: 30 });
  },
};

/** The days of a token make no sense. */
export const TokenDaysWrong: Story = {
  parameters: { state: { ru: 'Неверный срок токена', rule: 'operators', shows: ['Целое число от 1 до 36 500'] } },
  play: async ({ canvas }) => {
    await issue(canvas, '0');
    await says('Целое число от 1 до 36 500');
    await expect(await quiet(createOperatorToken)).toHaveLength(0);
  },
};

/** A token was not made: why. */
export const TokenRefused: Story = {
  parameters: { state: { ru: 'Токен не выпустился', rule: 'operators', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(createOperatorToken, 'tooOften')),
  play: async ({ canvas }) => {
    await issue(canvas);
    await says(/Слишком много попыток/);
  },
};

/** A token was revoked. */
export const TokenRevoked: Story = {
  parameters: { state: { ru: 'Токен отозван', rule: 'operators', shows: ['Токен отозван: выгрузка'] } },
  play: async ({ canvas }) => {
    await revoke(canvas);
    await says('Токен отозван: выгрузка');
    await expect((await sent(revokeOperatorToken)).params).toEqual({ name: 'выгрузка' });
  },
};

/** A token was not revoked: why. */
export const RevokeRefused: Story = {
  parameters: { state: { ru: 'Токен не отозвался', rule: 'operators', shows: ['Токен не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(revokeOperatorToken, 'unknownToken')),
  play: async ({ canvas }) => {
    await revoke(canvas);
    await says('Токен не найден');
  },
};

/** Support is told that the page is not theirs. */
export const ForbiddenToSupport: Story = {
  parameters: { state: { ru: 'Поддержке раздел недоступен', rule: 'operators', shows: ['Раздел вам недоступен'] } },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: () => says('Раздел вам недоступен'),
};

/** Operators and tokens are being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Операторы загружаются', rule: 'operators', shows: ['Операторы'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperators), mock.pending(listOperatorTokens)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Операторы' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The operators did not load. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки операторов', rule: 'operators', shows: ['Не удалось загрузить данные', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperators, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone, without scrolling sideways. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Операторы на телефоне', rule: 'operators', shows: ['Нодира Юнусова'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нодира Юнусова')).toBeVisible();
    await noHorizontalScroll();
  },
};
