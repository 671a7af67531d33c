import {
  blockCompany,
  getOperatorCompany,
  listOperatorCompanies,
  revealCompany,
  unblockCompany,
  unverifyCompany,
  verifyCompany,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { fakeClock, lastSent, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas, FakeClock } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { builder, companyRows, trader } from '../../stories/companies.ts';
import { moderator } from '../../stories/fixtures.ts';
import { Companies } from './Companies.tsx';

const name = 'ООО «Барака Строй»';
const verified = {
  ...builder,
  verified_at: '2025-06-16T04:00:00Z',
  verified_by: 'Нодира Юнусова',
  verified_note: 'Свидетельство 1147',
};
const blocked = { ...builder, blocked_at: '2025-06-16T04:00:00Z', blocked_reason: 'Чужие реквизиты' };

const meta = {
  title: 'Operator/Companies',
  component: Companies,
  parameters: { host: { path: '/operator/companies/c1' } },
  globals: { viewport: { value: 'desktop' } },
  args: { view: {}, companyId: 'c1' },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listOperatorCompanies, { items: companyRows }),
      mock.ok(getOperatorCompany, ({ params }) => (params.id === 'c2' ? trader : builder)),
    ),
} satisfies Meta<typeof Companies>;

export default meta;

type Story = StoryObj<typeof meta>;

const detailOf = async (canvas: Canvas, company = name) => within(await canvas.findByRole('region', { name: company }));
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await (await detailOf(canvas)).findByRole('button', { name }));
const dialog = async () => within(await page().findByRole('alertdialog'));
const answer = async (field: string, text: string, confirm: string) => {
  const box = await dialog();
  await userEvent.type(await box.findByRole('textbox', { name: field }), text);
  await userEvent.click(await box.findByRole('button', { name: confirm }));
};

/** The companies, and one with its requisites, people and decisions. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Компании и открытая из них',
      rule: 'operators-companies',
      shows: ['ООО «Барака Строй»', '301234567', 'Проверить', 'Заблокировать'],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Компании' }));
    await waitFor(() => expect(table.getByRole('link', { name })).toHaveAttribute('aria-current'));
    const detail = await detailOf(canvas);
    await expect(await detail.findByRole('heading', { name })).toBeVisible();
    for (const text of ['301234567', '24, из них 8 активны', '14 одобрено, 1 отклонено'])
      await expect(await detail.findByText(text)).toBeVisible();
    await expect(await detail.findByRole('button', { name: 'Проверить' })).toBeVisible();
    await expect(await detail.findByRole('button', { name: 'Заблокировать' })).toBeVisible();
  },
};

/** Its number is its own now: by whom, and by what. */
export const Verified: Story = {
  parameters: {
    state: { ru: 'Компания отмечена проверенной', rule: 'operators-companies', shows: ['Проверена', 'Нодира Юнусова'] },
  },
  beforeEach: ({ msw }) => {
    let isVerified = false;
    msw.use(
      mock.ok(getOperatorCompany, () => (isVerified ? verified : builder)),
      mock.ok(verifyCompany, () => {
        isVerified = true;
        return verified;
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Проверить');
    await answer('Что показали: номер и дата документа', 'Свидетельство 1147', 'Отметить проверенной');
    await says('Компания проверена');
    const detail = await detailOf(canvas);
    await expect(await detail.findByText(/Нодира Юнусова, .*: Свидетельство 1147/)).toBeVisible();
    await expect(detail.getAllByText('Проверена')).toHaveLength(2);
    const { params, body } = await sent(verifyCompany);
    await expect([params.id, body]).toEqual(['c1', { note: 'Свидетельство 1147' }]);
  },
};

/** What was seen must be written. */
export const VerifyNeedsNote: Story = {
  parameters: {
    state: { ru: 'Без заметки проверка не отмечается', rule: 'operators-companies', shows: ['Напишите, что показали'] },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Проверить');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Отметить проверенной' }));
    await says('Напишите, что показали');
    await expect(await quiet(verifyCompany)).toHaveLength(0);
  },
};

/** The number is another company’s; what was typed stays. */
export const NumberOfAnother: Story = {
  parameters: {
    state: { ru: 'СТИР уже у другой компании', rule: 'operators-companies', shows: ['Компания с таким СТИР уже есть'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyCompany, 'stirTaken')),
  play: async ({ canvas }) => {
    await press(canvas, 'Проверить');
    await answer('Что показали: номер и дата документа', 'Свидетельство 1147', 'Отметить проверенной');
    await says('Компания с таким СТИР уже есть');
    const field = (await dialog()).getByRole('textbox');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('Свидетельство 1147');
  },
};

/** The number is anybody’s again. */
export const VerificationTakenBack: Story = {
  parameters: { state: { ru: 'Проверка снята', rule: 'operators-companies', shows: ['Проверить'] } },
  beforeEach: ({ msw }) => {
    let isVerified = true;
    msw.use(
      mock.ok(getOperatorCompany, () => (isVerified ? verified : builder)),
      mock.ok(unverifyCompany, () => {
        isVerified = false;
        return builder;
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Снять проверку');
    await answer('Причина', 'Документ чужой', 'Снять проверку');
    await says('Проверка компании снята');
    await expect(await (await detailOf(canvas)).findByRole('button', { name: 'Проверить' })).toBeVisible();
    await expect((await sent(unverifyCompany)).body).toEqual({ reason: 'Документ чужой' });
  },
};

/** It was not taken back: what was typed stays. */
export const VerificationStays: Story = {
  parameters: {
    state: {
      ru: 'Проверку снять не удалось',
      rule: 'operators-companies',
      shows: ['Не удалось изменить. Попробуйте ещё раз.'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorCompany, verified), mock.fail(unverifyCompany, 500)),
  play: async ({ canvas }) => {
    await press(canvas, 'Снять проверку');
    await answer('Причина', 'Документ чужой', 'Снять проверку');
    await says('Не удалось изменить. Попробуйте ещё раз.');
    await expect((await dialog()).getByRole('textbox')).toHaveValue('Документ чужой');
  },
};

const reveal = async (canvas: Canvas, reason: string) => {
  const detail = await detailOf(canvas, trader.name);
  await userEvent.click(await detail.findByRole('button', { name: 'Показать ПИНФЛ' }));
  await answer('Причина', reason, 'Показать');
};

/** PINFL and passport in full, for a reason that is written down. */
export const RevealIsRecorded: Story = {
  args: { companyId: 'c2' },
  parameters: {
    state: {
      ru: 'ПИНФЛ показан, просмотр записан',
      rule: 'operators-companies',
      shows: ['30101901234567', 'Просмотр записан в журнал'],
    },
    host: { path: '/operator/companies/c2' },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(revealCompany, { pinfl: '30101901234567', passport_series: 'AB', passport_number: '1234567' })),
  play: async ({ canvas }) => {
    const detail = await detailOf(canvas, trader.name);
    await expect(detail.queryByText('30101901234567')).toBeNull();
    await reveal(canvas, 'Сверка договора');
    await expect(await detail.findByText('30101901234567')).toBeVisible();
    await expect(await detail.findByText('AB 1234567')).toBeVisible();
    await says('Просмотр записан в журнал');
    await expect(await sent(revealCompany)).toMatchObject({
      params: { id: 'c2' },
      body: { reason: 'Сверка договора' },
    });
    await expect(await quiet(revealCompany)).toHaveLength(1);
  },
};

/** It stays in dots: why. */
export const RevealRefused: Story = {
  parameters: {
    state: { ru: 'ПИНФЛ показать нельзя', rule: 'operators-companies', shows: ['Это действие вам недоступно'] },
  },
  args: { companyId: 'c2' },
  beforeEach: ({ msw }) => msw.use(mock.fail(revealCompany, 'forbidden')),
  play: async ({ canvas }) => {
    const detail = await detailOf(canvas, trader.name);
    await reveal(canvas, 'Сверка договора');
    await says('Это действие вам недоступно');
    await expect((await dialog()).getByRole('textbox')).toHaveValue('Сверка договора');
    await expect(await detail.findByText('••••••••••4567')).toBeInTheDocument();
  },
};

/** Nobody looks without a reason. */
export const RevealNeedsReason: Story = {
  parameters: {
    state: {
      ru: 'ПИНФЛ без причины не показать',
      rule: 'operators-companies',
      shows: ['Напишите причину', 'Показать ПИНФЛ'],
    },
  },
  args: { companyId: 'c2' },
  play: async ({ canvas }) => {
    await reveal(canvas, 'да');
    await says('Напишите причину');
    await expect(await quiet(revealCompany)).toHaveLength(0);
  },
};

/** Without a reason nothing is blocked. */
export const BlockNeedsReason: Story = {
  parameters: { state: { ru: 'Блокировка без причины', rule: 'operators-companies', shows: ['Напишите причину'] } },
  play: async ({ canvas }) => {
    await press(canvas, 'Заблокировать');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Заблокировать' }));
    await says('Напишите причину');
    await expect(await quiet(blockCompany)).toHaveLength(0);
  },
};

/** The company is blocked, with the reason. */
export const Blocked: Story = {
  parameters: {
    state: { ru: 'Компания заблокирована', rule: 'operators-companies', shows: ['Чужие реквизиты', 'Разблокировать'] },
  },
  beforeEach: ({ msw }) => {
    let isBlocked = false;
    msw.use(
      mock.ok(getOperatorCompany, () => (isBlocked ? blocked : builder)),
      mock.ok(blockCompany, () => {
        isBlocked = true;
        return blocked;
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Заблокировать');
    await answer('Причина', 'Чужие реквизиты', 'Заблокировать');
    await says('Компания заблокирована');
    const detail = await detailOf(canvas);
    await expect(await detail.findByText('Чужие реквизиты')).toBeVisible();
    await expect(await detail.findByRole('button', { name: 'Разблокировать' })).toBeVisible();
    await expect((await sent(blockCompany)).body).toEqual({ reason: 'Чужие реквизиты' });
  },
};

/** It was not blocked: what was typed stays. */
export const BlockRefused: Story = {
  parameters: {
    state: { ru: 'Заблокировать не удалось', rule: 'operators-companies', shows: ['Компания не найдена'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(blockCompany, 'unknownCompany')),
  play: async ({ canvas }) => {
    await press(canvas, 'Заблокировать');
    await answer('Причина', 'Чужие реквизиты', 'Заблокировать');
    await says('Компания не найдена');
    await expect((await dialog()).getByRole('textbox')).toHaveValue('Чужие реквизиты');
  },
};

/** It may publish again. */
export const Unblocked: Story = {
  parameters: { state: { ru: 'Компания разблокирована', rule: 'operators-companies', shows: ['Заблокировать'] } },
  beforeEach: ({ msw }) => {
    let isBlocked = true;
    msw.use(
      mock.ok(getOperatorCompany, () => (isBlocked ? blocked : builder)),
      mock.ok(unblockCompany, () => {
        isBlocked = false;
        return builder;
      }),
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Разблокировать');
    await answer('Причина', 'Разобрались с жалобой', 'Разблокировать');
    await says('Компания разблокирована');
    await lastSent(unblockCompany, ({ body }) => (body as { reason?: string }).reason === 'Разобрались с жалобой');
    await expect(await (await detailOf(canvas)).findByRole('button', { name: 'Заблокировать' })).toBeVisible();
  },
};

/** It stays blocked: why. */
export const UnblockRefused: Story = {
  parameters: {
    state: {
      ru: 'Разблокировать не удалось',
      rule: 'operators-companies',
      shows: ['Не удалось изменить. Попробуйте ещё раз.', 'Разблокировать'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getOperatorCompany, blocked), mock.fail(unblockCompany, 500)),
  play: async ({ canvas }) => {
    await press(canvas, 'Разблокировать');
    await answer('Причина', 'Разобрались с жалобой', 'Разблокировать');
    await says('Не удалось изменить. Попробуйте ещё раз.');
    await expect(await (await detailOf(canvas)).findByRole('button', { name: 'Разблокировать' })).toBeVisible();
  },
};

/** Who decides on vacancies says whose number it is, and no more. */
export const ForModerator: Story = {
  parameters: { state: { ru: 'Компания глазами модератора', rule: 'operators-companies', shows: ['Проверить'] } },
  args: { companyId: 'c1' },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(moderator),
      mock.ok(getOperatorCompany, { ...builder, owner: { ...builder.owner, phone: '99890*****67' } }),
    ),
  play: async ({ canvas }) => {
    const detail = await detailOf(canvas);
    await expect(await detail.findByRole('button', { name: 'Проверить' })).toBeVisible();
    await expect(detail.queryByRole('button', { name: 'Заблокировать' })).toBeNull();
    await expect(detail.queryByRole('link', { name: 'Дилноза Каримова' })).toBeNull();
    await says('14 одобрено, 1 отклонено');
  },
};

/** Arrows walk the rows, Enter opens one. */
export const WalkedByKeys: Story = {
  parameters: { state: { ru: 'Строки по клавишам', rule: 'operators-companies' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Компании' }));
    const [first, second] = table.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/operator/companies/c2'));
  },
};

/** A name is looked for, and a kind chosen: both in the address. */
export const Searched: Story = {
  args: { companyId: undefined },
  parameters: {
    state: { ru: 'Поиск и фильтр в адресе', rule: 'operators-companies', shows: ['Заблокированы'] },
    host: { path: '/operator/companies' },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Название или СТИР' });
    await userEvent.type(field, 'барака{Enter}');
    await waitFor(() =>
      expect(decodeURI(canvas.getByTestId('location').textContent)).toBe('/operator/companies?search=барака'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Заблокированы' }));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/operator/companies?state=blocked'));
    await expect(await canvas.findByRole('table', { name: 'Компании' })).toBeVisible();
  },
};

/** Nothing is like that; reset. */
export const NothingFound: Story = {
  parameters: {
    state: { ru: 'Ничего не найдено', rule: 'operators-companies', shows: ['Ничего не найдено', 'Сбросить'] },
  },
  args: { companyId: undefined, view: { search: 'нет такой', state: 'blocked' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorCompanies, { items: [] })),
  play: async ({ canvas }) => {
    await says('Ничего не найдено');
    const { query } = await lastSent(listOperatorCompanies, () => true);
    await expect([query.search, query.state]).toEqual(['нет такой', 'blocked']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/operator\/companies$/));
    await says('Ничего не найдено');
  },
};

/** There are no companies. */
export const NoneYet: Story = {
  parameters: { state: { ru: 'Компаний ещё нет', rule: 'operators-companies', shows: ['Компаний пока нет'] } },
  args: { companyId: undefined },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorCompanies, { items: [] })),
  play: () => says('Компаний пока нет'),
};

/** The list is being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Компании загружаются', rule: 'operators-companies', shows: ['Компании'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperatorCompanies), mock.pending(getOperatorCompany)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Компании' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The list did not load. */
export const LoadError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки компаний',
      rule: 'operators-companies',
      shows: ['Не удалось загрузить данные', 'Повторить'],
    },
  },
  args: { companyId: undefined },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorCompanies, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** The company of the address is not there. */
export const NotFound: Story = {
  parameters: { state: { ru: 'Компании нет', rule: 'operators-companies', shows: ['Компания не найдена'] } },
  args: { companyId: 'c9' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getOperatorCompany, 'unknownCompany')),
  play: () => says('Компания не найдена'),
};

let clock: FakeClock;
let hasCome = false;

/** A minute later a company more is there. */
export const NewRows: Story = {
  parameters: { state: { ru: 'Пришла новая компания', rule: 'operators-companies', shows: ['Ипак йўли'] } },
  beforeEach: ({ msw }) => {
    clock = fakeClock({ isRunning: true });
    hasCome = false;
    const newcomer = { id: 'c9', name: 'Ипак йўли', owner: builder.owner };
    msw.use(mock.ok(listOperatorCompanies, () => ({ items: hasCome ? [newcomer, ...companyRows] : companyRows })));
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Компании' }));
    const row = await table.findByRole('link', { name });
    const place = row.getBoundingClientRect().top;
    await quiet(listOperatorCompanies);
    hasCome = true;
    await clock.advance(60_000);
    const told = await canvas.findByRole('button', { name: 'Новых: 1. Показать' });
    await expect(told.closest('[role=status]')).not.toBeNull();
    await expect(table.queryByRole('link', { name: 'Ипак йўли' })).toBeNull();
    await expect(row.getBoundingClientRect().top).toBe(place);
    await userEvent.click(told);
    await expect(await table.findByRole('link', { name: 'Ипак йўли' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Новых/ })).toBeNull());
  },
};

/** Esc leaves what is open; in a field it does not. */
export const ClosedByEscape: Story = {
  parameters: {
    state: { ru: 'Открытая компания закрыта клавишей Esc', rule: 'operators-companies', shows: ['ООО «Барака Строй»'] },
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name });
    const field = await canvas.findByRole('textbox', { name: /СТИР/ });
    await userEvent.type(field, 'Барака');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/operator/companies/c1'));
    field.blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/\/operator\/companies$/));
    await expect(row).toHaveFocus();
  },
};

/** On a phone each row is a card. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Компании на телефоне', rule: 'operators-companies', shows: ['ООО «Барака Строй»'] } },
  globals: phone,
  args: { companyId: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** On a phone what is open stands in the list's place, with the way back. */
export const MobileDetail390: Story = {
  parameters: {
    state: { ru: 'Компания на телефоне', rule: 'operators-companies', shows: ['ООО «Барака Строй»', '301234567'] },
  },
  globals: phone,
  play: async ({ canvas }) => {
    const detail = await detailOf(canvas);
    await expect(await detail.findByRole('heading', { name })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Компании' })).toBeVisible();
    await noHorizontalScroll();
  },
};
