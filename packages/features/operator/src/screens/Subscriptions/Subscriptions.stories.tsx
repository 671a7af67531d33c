import { cancelSubscription, grantSubscription, listOperatorSubscriptions, listPricingPlans } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { subscriptionRows } from '../../stories/orders.ts';
import { Subscriptions } from './Subscriptions.tsx';

const plans = [
  { id: 'm1', name: 'Старт', billing_period: 'monthly', price: 490_000, currency: 'UZS' },
  { id: 'm2', name: 'Бизнес', billing_period: 'monthly', price: 990_000, currency: 'UZS' },
];

const meta = {
  title: 'Operator/Subscriptions',
  component: Subscriptions,
  parameters: { host: { path: '/operator/subscriptions' } },
  globals: { viewport: { value: 'desktop' } },
  args: { view: {} },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listOperatorSubscriptions, { items: subscriptionRows }),
      mock.ok(listPricingPlans, plans),
      mock.ok(grantSubscription, subscriptionRows[0] ?? { id: 's1' }),
    ),
} satisfies Meta<typeof Subscriptions>;

export default meta;

type Story = StoryObj<typeof meta>;

const grant = async (canvas: Canvas, more?: (box: ReturnType<typeof within>) => Promise<void>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Выдать подписку' }));
  const box = within(await page().findByRole('dialog'));
  await userEvent.type(await box.findByRole('textbox', { name: 'Телефон' }), '901234567');
  await userEvent.click(await box.findByRole('combobox', { name: 'План' }));
  await userEvent.click(await page().findByRole('option', { name: 'Бизнес, месяц' }));
  await userEvent.type(await box.findByRole('textbox', { name: 'Причина' }), 'Возмещение за простой');
  await more?.(box);
  await userEvent.click(await box.findByRole('button', { name: 'Выдать' }));
};
const end = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Отменить подписку' }));
  const box = within(await page().findByRole('alertdialog'));
  await userEvent.type(await box.findByRole('textbox', { name: 'Причина' }), 'Выдана по ошибке');
  await userEvent.click(await box.findByRole('button', { name: 'Отменить подписку' }));
};

/** Who has which subscription. */
export const Default: Story = {
  parameters: { state: { ru: 'Подписки', rule: 'operators-orders', shows: ['Дилноза Каримова', 'Бессрочно'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Подписки' }));
    await expect(await table.findByRole('link', { name: 'Дилноза Каримова' })).toBeVisible();
    await expect(await table.findByText('Бессрочно')).toBeVisible();
  },
};

/** A subscription is given. */
export const GrantDialog: Story = {
  parameters: { state: { ru: 'Подписка выдана', rule: 'operators-orders', shows: ['Подписка выдана'] } },
  play: async ({ canvas }) => {
    await grant(canvas);
    await says('Подписка выдана');
    await expect((await sent(grantSubscription)).body).toEqual({
      phone: '998901234567',
      planId: 'm2',
      reason: 'Возмещение за простой',
    });
  },
};

/** As much as the command line may say. */
export const GrantedInDetail: Story = {
  parameters: { state: { ru: 'Выдана со всеми условиями', rule: 'operators-orders', shows: ['Подписка выдана'] } },
  play: async ({ canvas }) => {
    await grant(canvas, async (box) => {
      await userEvent.click(await box.findByRole('switch', { name: 'Бессрочно' }));
      await waitFor(() => expect(box.getByRole('textbox', { name: 'Дней' })).toBeDisabled());
      await userEvent.type(await box.findByRole('textbox', { name: 'Размещений' }), '3');
      await userEvent.type(await box.findByRole('textbox', { name: 'Сколько оплачено' }), '150000');
      await userEvent.type(await box.findByRole('textbox', { name: /^Как оплачено/ }), 'Наличными');
    });
    await says('Подписка выдана');
    await expect((await sent(grantSubscription)).body).toEqual({
      phone: '998901234567',
      planId: 'm2',
      isUnlimited: true,
      postings: 3,
      amountPaid: 150_000,
      paymentMethod: 'Наличными',
      reason: 'Возмещение за простой',
    });
  },
};

/** The last day stands in place of days, and one that is over is refused beside it. */
export const GrantedUntil: Story = {
  parameters: { state: { ru: 'Выдана до дня', rule: 'operators-orders', shows: ['Подписка выдана'] } },
  play: async ({ canvas }) => {
    await grant(canvas, async (box) => {
      await fireEvent.change(await box.findByLabelText('Последний день'), { target: { value: '2025-12-31' } });
      await waitFor(() => expect(box.getByRole('textbox', { name: 'Дней' })).toBeDisabled());
    });
    await says('Подписка выдана');
    await expect((await sent(grantSubscription)).body).toEqual({
      phone: '998901234567',
      planId: 'm2',
      until: '2025-12-31',
      reason: 'Возмещение за простой',
    });
  },
};

/** A last day that is over is refused beside its field. */
export const GrantedUntilYesterday: Story = {
  parameters: { state: { ru: 'День уже прошёл', rule: 'operators-orders', shows: ['Этот день уже прошёл'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(grantSubscription, 'invalid', { fields: { until: { code: 'dayOver', text: 'Этот день уже прошёл' } } }),
    ),
  play: async ({ canvas }) => {
    await grant(canvas, async (box) => {
      await fireEvent.change(await box.findByLabelText('Последний день'), { target: { value: '2025-06-15' } });
    });
    const box = within(await page().findByRole('dialog'));
    await waitFor(() =>
      expect(box.getByLabelText('Последний день')).toHaveAccessibleDescription('Этот день уже прошёл'),
    );
  },
};

/** Phone, plan and reason are missing. */
export const GrantNeedsAll: Story = {
  parameters: {
    state: {
      ru: 'Выдача: не всё заполнено',
      rule: 'operators-orders',
      shows: ['Впишите телефон работодателя', 'Выберите план', 'Напишите причину'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выдать подписку' }));
    const box = within(await page().findByRole('dialog'));
    await userEvent.click(await box.findByRole('button', { name: 'Выдать' }));
    for (const text of ['Впишите телефон работодателя', 'Выберите план', 'Напишите причину']) await says(text);
    await expect(await quiet(grantSubscription)).toHaveLength(0);
  },
};

/** Nobody has that phone: what was typed stays. */
export const GrantRefused: Story = {
  parameters: { state: { ru: 'Выдача не принята', rule: 'operators-orders', shows: ['Человек не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(grantSubscription, 'unknownPerson')),
  play: async ({ canvas }) => {
    await grant(canvas);
    await says('Человек не найден');
    const box = within(await page().findByRole('dialog'));
    await waitFor(() => expect(box.getByRole('textbox', { name: 'Причина' })).toHaveValue('Возмещение за простой'));
  },
};

/** A subscription is over at once. */
export const Ended: Story = {
  parameters: { state: { ru: 'Подписка отменена', rule: 'operators-orders', shows: ['Отменена'] } },
  args: { subscriptionId: 's1' },
  beforeEach: ({ msw }) => {
    const [first, ...others] = subscriptionRows;
    let isOver = false;
    const rows = () => (first ? [isOver ? { ...first, status: 'cancelled' } : first, ...others] : others);
    msw.use(
      mock.ok(listOperatorSubscriptions, () => ({ items: rows() })),
      mock.ok(cancelSubscription, () => {
        isOver = true;
        return { id: 's1' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await end(canvas);
    await says('Подписка отменена');
    const detail = within(await canvas.findByRole('region', { name: 'Дилноза Каримова' }));
    await expect(await detail.findByText('Отменена')).toBeVisible();
    const { params, body } = await sent(cancelSubscription);
    await expect([params.id, body]).toEqual(['s1', { reason: 'Выдана по ошибке' }]);
  },
};

/** It goes on: why. */
export const EndRefused: Story = {
  parameters: { state: { ru: 'Отмена подписки не принята', rule: 'operators-orders', shows: ['Подписка не найдена'] } },
  args: { subscriptionId: 's1' },
  beforeEach: ({ msw }) => msw.use(mock.fail(cancelSubscription, 'unknownSubscription')),
  play: async ({ canvas }) => {
    await end(canvas);
    const box = within(await page().findByRole('alertdialog'));
    await says('Подписка не найдена');
    await waitFor(() => expect(box.getByRole('textbox')).toHaveValue('Выдана по ошибке'));
  },
};

/** There are no subscriptions. */
export const NoneYet: Story = {
  parameters: { state: { ru: 'Подписок пока нет', rule: 'operators-orders', shows: ['Подписок пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorSubscriptions, { items: [] })),
  play: () => says('Подписок пока нет'),
};

/** The search finds nobody; it can be reset. */
export const NothingFound: Story = {
  parameters: {
    state: { ru: 'Подписки не найдены', rule: 'operators-orders', shows: ['Ничего не найдено', 'Сбросить'] },
  },
  args: { view: { search: 'Нетова' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorSubscriptions, { items: [] })),
  play: async ({ canvas }) => {
    await says('Ничего не найдено');
    await expect(await canvas.findByRole('button', { name: 'Сбросить' })).toBeVisible();
  },
};

/** The list is being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Подписки загружаются', rule: 'operators-orders', shows: ['Подписки'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperatorSubscriptions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Подписки' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The list did not load. */
export const LoadError: Story = {
  parameters: { state: { ru: 'Ошибка загрузки', rule: 'operators-orders', shows: ['Не удалось загрузить данные'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorSubscriptions, 500)),
  play: () => says('Не удалось загрузить данные'),
};

/** On a phone each row is a card. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Телефон: карточки', rule: 'operators-orders', shows: ['Дилноза Каримова'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Дилноза Каримова' })).toBeVisible();
    await noHorizontalScroll();
  },
};
