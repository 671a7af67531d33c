import { createPlan, listCurrencies, listOperatorPlans, updatePlan } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { moderator, support } from '../../stories/fixtures.ts';
import { plans } from '../../stories/platform.ts';
import { Plans } from './Plans.tsx';

const meta = {
  title: 'Operator/Plans',
  component: Plans,
  parameters: { host: { path: '/operator/plans' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listOperatorPlans, { items: plans }),
      mock.ok(listCurrencies, [
        { id: 'UZS', code: 'UZS', symbol: 'сум', name: 'Узбекский сум' },
        { id: 'USD', code: 'USD', symbol: '$', name: 'Доллар США' },
      ]),
      mock.ok(createPlan, { ...plans[0], id: 'pl4', name: 'Команда' }),
      mock.ok(updatePlan, plans[0]),
    ),
} satisfies Meta<typeof Plans>;

export default meta;

type Story = StoryObj<typeof meta>;

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Планы' }));
const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const openNew = async (canvas: Canvas) => {
  await press(canvas, 'Добавить');
  return within(await page().findByRole('dialog', { name: 'Новый план' }));
};
const fillIn = async (canvas: Canvas) => {
  const dialog = await openNew(canvas);
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Название' }), 'Команда');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Цена' }), '1 490 000');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Сколько размещений' }), '15');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Что входит' }), '15 размещений{Enter}Аналитика');
  return dialog;
};
const change = async (canvas: Canvas) => {
  await press(canvas, 'Редактировать: Старт');
  const dialog = within(await page().findByRole('dialog', { name: 'Изменить план «Старт»' }));
  const price = await dialog.findByRole('textbox', { name: 'Цена' });
  await userEvent.clear(price);
  await userEvent.type(price, '550000');
  await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
  return dialog;
};
const askToRetire = async (canvas: Canvas) => {
  await press(canvas, 'Снять с продажи: Старт');
  return within(await page().findByRole('alertdialog', { name: 'Снять с продажи план «Старт»?' }));
};

/** The plans: what each costs and gives, and how many have it. */
export const Default: Story = {
  parameters: { state: { ru: 'Планы', rule: 'operators-plans', shows: ['В продаже', 'Без предела'] } },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    const row = within(await rows.findByRole('row', { name: /Старт/ }));
    await expect(await row.findByText('В продаже')).toBeVisible();
    await expect(await row.findByText('128')).toBeVisible();
    await expect(await rows.findByText('Без предела')).toBeVisible();
    await expect(await rows.findByText('Не продаётся')).toBeVisible();
  },
};

/** A plan was added. */
export const Added: Story = {
  parameters: { state: { ru: 'План добавлен', rule: 'operators-plans', shows: ['План «Команда» добавлен'] } },
  play: async ({ canvas }) => {
    const form = await fillIn(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('План «Команда» добавлен');
    await expect((await sent(createPlan)).body).toEqual({
      name: 'Команда',
      price: 1_490_000,
      currency: 'UZS',
      billingPeriod: 'monthly',
      features: ['15 размещений', 'Аналитика'],
      featuresUz: [],
      postingsLimit: 15,
      isOffered: true,
    });
  },
};

/** A plan lacks its name, its price or has a wrong limit: said under the fields. */
export const AddIncomplete: Story = {
  parameters: {
    state: { ru: 'План без названия и цены', rule: 'operators-plans', shows: ['Впишите цену целым числом'] },
  },
  play: async ({ canvas }) => {
    const form = await openNew(canvas);
    await userEvent.type(await form.findByRole('textbox', { name: 'Сколько размещений' }), '0');
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Напишите название');
    await says('Впишите цену целым числом');
    await says('Целое число от 1 до 1 000 000');
    await quiet(createPlan);
  },
};

/** A plan was not added: why; what was typed stays. */
export const AddRefused: Story = {
  parameters: { state: { ru: 'План не добавился', rule: 'operators-plans', shows: ['Такая запись уже есть'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(createPlan, 'alreadyExists', { fields: { name: { code: 'alreadyExists' } } })),
  play: async ({ canvas }) => {
    const form = await fillIn(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Такая запись уже есть');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Название' })).toHaveValue('Команда'));
  },
};

/** A plan was written anew. */
export const Changed: Story = {
  parameters: { state: { ru: 'План изменён', rule: 'operators-plans', shows: ['План «Старт» сохранён'] } },
  play: async ({ canvas }) => {
    await change(canvas);
    await says('План «Старт» сохранён');
    const { params, body } = await sent(updatePlan);
    await expect(params).toEqual({ id: 'pl1' });
    await expect(body).toMatchObject({ price: 550_000, nameUz: 'Boshlash', postingsLimit: 5, isOffered: true });
  },
};

/** A plan was not changed: why; what was typed stays. */
export const ChangeRefused: Story = {
  parameters: { state: { ru: 'План не изменился', rule: 'operators-plans', shows: ['План не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(updatePlan, 'unknownPlan')),
  play: async ({ canvas }) => {
    const form = await change(canvas);
    await says('План не найден');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Цена' })).toHaveValue('550000'));
  },
};

/** Taking a plan off the market asks first. */
export const RetireAsks: Story = {
  parameters: {
    state: { ru: 'Снятие с продажи спрашивает', rule: 'operators-plans', shows: ['Снять с продажи план «Старт»?'] },
  },
  play: async ({ canvas }) => {
    const dialog = await askToRetire(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await quiet(updatePlan);
  },
};

/** A plan was taken off the market. */
export const Retired: Story = {
  parameters: { state: { ru: 'План снят с продажи', rule: 'operators-plans', shows: ['План «Старт» снят с продажи'] } },
  play: async ({ canvas }) => {
    const dialog = await askToRetire(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Снять с продажи' }));
    await says('План «Старт» снят с продажи');
    await expect((await sent(updatePlan)).body).toMatchObject({ name: 'Старт', price: 490_000, isOffered: false });
  },
};

/** A plan was not taken off the market: why. */
export const RetireRefused: Story = {
  parameters: { state: { ru: 'План не снялся с продажи', rule: 'operators-plans', shows: ['План не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(updatePlan, 'unknownPlan')),
  play: async ({ canvas }) => {
    const dialog = await askToRetire(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Снять с продажи' }));
    await says('План не найден');
  },
};

/** A retired plan is on offer again. */
export const OfferedAgain: Story = {
  parameters: {
    state: { ru: 'План снова продаётся', rule: 'operators-plans', shows: ['План «Сезон» снова продаётся'] },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Продавать снова: Сезон');
    await says('План «Сезон» снова продаётся');
    await expect((await sent(updatePlan)).body).toMatchObject({ name: 'Сезон', isOffered: true });
  },
};

/** Support sees the plans and changes none. */
export const SupportOnlySees: Story = {
  parameters: {
    state: { ru: 'Поддержка только видит', rule: 'operators-plans', shows: ['Менять может администратор.'] },
  },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await expect(await (await table(canvas)).findByText('Старт')).toBeVisible();
    await expect(await canvas.findByText('Менять может администратор.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Добавить|Редактировать|Снять/ })).toBeNull();
  },
};

/** There are no plans. */
export const NoPlans: Story = {
  parameters: { state: { ru: 'Планов нет', rule: 'operators-plans', shows: ['Планов пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorPlans, { items: [] })),
  play: () => says('Планов пока нет'),
};

/** Moderators do not see the plans. */
export const ForbiddenToModerators: Story = {
  parameters: { state: { ru: 'Модератору недоступно', rule: 'operators-plans', shows: ['Раздел вам недоступен'] } },
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: () => says('Раздел вам недоступен'),
};

/** The plans are being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Планы загружаются', rule: 'operators-plans', shows: ['Планы'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperatorPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Планы' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The plans did not load. */
export const LoadError: Story = {
  parameters: { state: { ru: 'Ошибка загрузки', rule: 'operators-plans', shows: ['Не удалось загрузить данные'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorPlans, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone, without scrolling sideways. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Телефон 390', rule: 'operators-plans', shows: ['Старт'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await (await table(canvas)).findByText('Старт')).toBeVisible();
    await noHorizontalScroll();
  },
};
