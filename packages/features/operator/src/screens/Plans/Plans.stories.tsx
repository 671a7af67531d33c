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

export const Default: Story = {
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

export const Added: Story = {
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

export const AddIncomplete: Story = {
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

export const AddRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(createPlan, 'alreadyExists', { fields: { name: { code: 'alreadyExists' } } })),
  play: async ({ canvas }) => {
    const form = await fillIn(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Такая запись уже есть');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Название' })).toHaveValue('Команда'));
  },
};

export const Changed: Story = {
  play: async ({ canvas }) => {
    await change(canvas);
    await says('План «Старт» сохранён');
    const { params, body } = await sent(updatePlan);
    await expect(params).toEqual({ id: 'pl1' });
    await expect(body).toMatchObject({ price: 550_000, nameUz: 'Boshlash', postingsLimit: 5, isOffered: true });
  },
};

export const ChangeRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(updatePlan, 'unknownPlan')),
  play: async ({ canvas }) => {
    const form = await change(canvas);
    await says('План не найден');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Цена' })).toHaveValue('550000'));
  },
};

export const RetireAsks: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToRetire(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await quiet(updatePlan);
  },
};

export const Retired: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToRetire(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Снять с продажи' }));
    await says('План «Старт» снят с продажи');
    await expect((await sent(updatePlan)).body).toMatchObject({ name: 'Старт', price: 490_000, isOffered: false });
  },
};

export const RetireRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(updatePlan, 'unknownPlan')),
  play: async ({ canvas }) => {
    const dialog = await askToRetire(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Снять с продажи' }));
    await says('План не найден');
  },
};

export const OfferedAgain: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Продавать снова: Сезон');
    await says('План «Сезон» снова продаётся');
    await expect((await sent(updatePlan)).body).toMatchObject({ name: 'Сезон', isOffered: true });
  },
};

export const SupportOnlySees: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await expect((await table(canvas)).getByText('Старт')).toBeVisible();
    await expect(await canvas.findByText('Менять может администратор.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Добавить|Редактировать|Снять/ })).toBeNull();
  },
};

export const NoPlans: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorPlans, { items: [] })),
  play: () => says('Планов пока нет'),
};

export const ForbiddenToModerators: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: () => says('Раздел вам недоступен'),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperatorPlans)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Планы' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorPlans, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect((await table(canvas)).getByText('Старт')).toBeVisible();
    await noHorizontalScroll();
  },
};
