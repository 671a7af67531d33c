import { checkSubscription, getCurrentUser, listPaymentMethods, listSubscriptionLendings } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, longText } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checked, lendings, manyFeatures, subscription } from '../../stories/fixtures.ts';
import { Subscriptions } from './Subscriptions.tsx';

const meta = {
  title: 'Billing/Subscriptions',
  component: Subscriptions,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/subscriptions' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listPaymentMethods, { items: [] }),
      mock.ok(checkSubscription, checked(subscription(31))),
      mock.ok(listSubscriptionLendings, { items: lendings() }),
    );
  },
} satisfies Meta<typeof Subscriptions>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = async (canvas: Canvas, name = 'Бизнес') => within(await canvas.findByRole('article', { name }));
const linkNames = (canvas: Canvas) => canvas.getAllByRole('link').map(({ textContent }) => textContent);
const answers = (answer: ReturnType<typeof checked>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, answer)),
});
const isSilentAbout = (canvas: Canvas, text: string | RegExp) => expect(canvas.queryByText(text)).toBeNull();
const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** A subscription with all its numbers and nothing that urges. */
export const Default31DaysLeft: Story = {
  parameters: { state: { ru: 'Подписка: 31 день', rule: 'subscriptions', shows: ['Создать вакансию'] } },
  tags: ['gate'],
  play: async ({ canvas, canvasElement }) => {
    const shown = await card(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Мои подписки' })).toBeVisible();
    await waitFor(() =>
      expect(shown.getByText('Активна').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
    );
    await expect(await shown.findByText('№ 3f2a9c')).toBeVisible();
    await waitFor(() =>
      expect(shown.getByText('990 000 сум', { selector: 'p *' }).closest('p')).toHaveTextContent('990 000 сум / месяц'),
    );
    await expect(await shown.findByText('01.06.2025')).toBeVisible();
    await expect(await shown.findByText('17.07.2025')).toBeVisible();
    await waitFor(() =>
      expect(shown.getByRole('progressbar', { name: 'Размещения' })).toHaveAttribute('aria-valuetext', '3 из 10'),
    );
    await expect(await shown.findByText('Payme')).toBeVisible();
    const features = within(shown.getByRole('list', { name: 'Что входит в план' })).getAllByRole('listitem');
    await expect(features.map(({ textContent }) => textContent)).toEqual(['10 публикаций', 'Поддержка']);
    await expect(linkNames(canvas)).toEqual(['Выбрать план', 'Создать вакансию']);
    await waitFor(() =>
      expect(shown.getByRole('link', { name: 'Создать вакансию' })).toHaveAttribute('href', '/employer/vacancies/new'),
    );
    await expect(canvasElement).not.toHaveTextContent(/3f2a9c10-7b6d-4e21|Истекает/);
  },
};

/** While subscriptions are on their way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка подписок', rule: 'subscriptions', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(checkSubscription)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout(canvas, 'Не удалось загрузить подписки');
  },
};

/** Without subscriptions the way to the plans is offered. */
export const Empty: Story = {
  ...answers(checked()),
  parameters: {
    state: { ru: 'Подписок нет', rule: 'subscriptions', shows: ['У вас пока нет подписок', 'Выбрать план'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'У вас пока нет подписок' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Выбрать план' })).toHaveAttribute('href', '/employer/pricing'),
    );
    await isSilentAbout(canvas, 'Не удалось загрузить подписки');
  },
};

/** Subscriptions that did not load say so. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки подписок', rule: 'subscriptions', shows: ['Не удалось загрузить подписки'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(checkSubscription, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить подписки'));
    await isSilentAbout(canvas, 'У вас пока нет подписок');
    await isSilentAbout(canvas, /boom/);
  },
};

/** Trying again shows the subscriptions. */
export const RetrySucceeds: Story = {
  parameters: { state: { ru: 'Повтор после ошибки удался', rule: 'subscriptions', shows: ['Активна'] } },
  beforeEach: LoadError.beforeEach,
  play: async ({ canvas, context }) => {
    await canvas.findByRole('alert');
    context.msw.use(mock.ok(checkSubscription, checked(subscription(31))));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await card(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** With 30 days left it can be extended. */
export const ThirtyDaysLeft: Story = {
  ...answers(checked(subscription(30))),
  parameters: { state: { ru: 'Подписка: 30 дней', rule: 'subscription-standing', shows: ['Продлить'] } },
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await waitFor(() =>
      expect(shown.getByText('30 дней').closest('[data-tone]')).toHaveAttribute('data-tone', 'caution'),
    );
    await waitFor(() =>
      expect(shown.getByRole('link', { name: 'Продлить' })).toHaveAttribute('href', '/employer/pricing'),
    );
    await expect(shown.queryByRole('link', { name: 'Купить новую' })).toBeNull();
    await isSilentAbout(canvas, /Осталось 30 дней|Истекает/);
  },
};

/** With 8 days left it can be extended, without a warning yet. */
export const EightDaysLeft: Story = {
  ...answers(checked(subscription(8))),
  parameters: { state: { ru: 'Подписка: 8 дней', rule: 'subscription-standing', shows: ['Продлить'] } },
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await waitFor(() =>
      expect(shown.getByText('8 дней').closest('[data-tone]')).toHaveAttribute('data-tone', 'caution'),
    );
    await expect(await shown.findByRole('link', { name: 'Продлить' })).toBeVisible();
    await isSilentAbout(canvas, /Осталось 8 дней|Истекает/);
  },
};

/** With 7 days left it is ending, and a warning says when. */
export const SevenDaysLeft: Story = {
  ...answers(checked(subscription(7))),
  parameters: {
    state: {
      ru: 'Подписка: 7 дней, предупреждение',
      rule: 'subscription-standing',
      shows: ['Истекает', 'Осталось 7 дней', 'Продлить'],
    },
  },
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await waitFor(() =>
      expect(shown.getByText('Истекает').closest('[data-tone]')).toHaveAttribute('data-tone', 'warning'),
    );
    const warning = shown.getByText('Осталось 7 дней.').closest('[data-tone]');
    await expect(warning).toHaveAttribute('data-tone', 'warning');
    await expect(warning).toHaveTextContent('Осталось 7 дней. Продлите подписку, чтобы публикации не прервались.');
    await expect(await shown.findByRole('link', { name: 'Продлить' })).toBeVisible();
    await expect(await shown.findByRole('link', { name: 'Создать вакансию' })).toBeVisible();
  },
};

/** Without end and limit it says so in words. */
export const Unlimited: Story = {
  ...answers(checked(subscription(0, { expires_at: null, vacancy_postings_limit: null }))),
  parameters: { state: { ru: 'Подписка бессрочная', rule: 'subscription-standing', shows: ['Бессрочно', 'Безлимит'] } },
  play: async ({ canvas, canvasElement }) => {
    const shown = await card(canvas);
    await waitFor(() =>
      expect(shown.getByText('Бессрочно', { selector: '[data-tone] *' }).parentElement).toHaveAttribute(
        'data-tone',
        'promote',
      ),
    );
    await expect(await shown.findByText('Бессрочно', { selector: 'dd *' })).toBeVisible();
    await expect(await shown.findByText('Безлимит')).toBeVisible();
    await expect(await shown.findByText('Использовано 3')).toBeVisible();
    await expect(shown.queryByRole('progressbar')).toBeNull();
    await expect(shown.queryByRole('link', { name: 'Продлить' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/Invalid Date|null|NaN/);
  },
};

/** One that ran out offers a new one. */
export const Expired: Story = {
  ...answers(checked(subscription(-3, { status: 'expired' }))),
  parameters: { state: { ru: 'Подписка истекла', rule: 'subscription-standing', shows: ['Истекла', 'Купить новую'] } },
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await waitFor(() =>
      expect(shown.getByText('Истекла').closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral'),
    );
    await waitFor(() =>
      expect(shown.getByRole('link', { name: 'Купить новую' })).toHaveAttribute('href', '/employer/pricing'),
    );
    await expect(linkNames(canvas)).toEqual(['Выбрать план', 'Купить новую']);
    await isSilentAbout(canvas, 'Истекает');
  },
};

/** A cancelled one offers a new one, whatever is left. */
export const Cancelled: Story = {
  ...answers(checked(subscription(10, { status: 'cancelled' }))),
  parameters: {
    state: { ru: 'Подписка отменена', rule: 'subscription-standing', shows: ['Отменена', 'Купить новую'] },
  },
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await expect(await shown.findByText('Отменена')).toBeVisible();
    await expect(linkNames(canvas)).toEqual(['Выбрать план', 'Купить новую']);
  },
};

/** Several stand in the order they came. */
export const Several: Story = {
  ...answers(
    checked(
      subscription(60),
      subscription(-3, {
        id: '5a90c3aa',
        status: 'expired',
        pricing_plans: { name: 'Старт', price: 490_000, billing_period: 'monthly' },
      }),
    ),
  ),
  parameters: { state: { ru: 'Несколько подписок', rule: 'subscriptions', shows: ['Истекла'] } },
  play: async ({ canvas }) => {
    await card(canvas);
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Бизнес', 'Старт']);
    const second = await card(canvas, 'Старт');
    await expect(await second.findByText('Истекла')).toBeVisible();
    await waitFor(() => expect(second.getByRole('progressbar')).toHaveAttribute('data-tone', 'neutral'));
  },
};

/** A long plan grows its card. */
export const LongContent: Story = {
  ...answers(
    checked(
      subscription(60, {
        pricing_plans: { name: longText, price: 990_000, billing_period: 'monthly', features: manyFeatures },
      }),
    ),
  ),
  parameters: { state: { ru: 'Длинный тариф', rule: 'subscriptions', shows: ['Создать вакансию'] } },
  play: async ({ canvas }) => {
    const shown = await card(canvas, longText);
    await expect(shown.getAllByRole('listitem')).toHaveLength(25);
    await expect(await shown.findByRole('link', { name: 'Создать вакансию' })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** On a phone the cards stand in one column. */
export const Mobile390: Story = {
  globals: { viewport: { value: 'phone' } },
  ...answers(checked(subscription(7))),
  parameters: { state: { ru: 'Подписки на телефоне', rule: 'subscriptions', shows: ['Истекает'] } },
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await expect(await shown.findByText('Истекает')).toBeVisible();
    await waitFor(() => {
      const usage = shown.getByText('Размещения').getBoundingClientRect();
      void expect(shown.getByText('Начало').getBoundingClientRect().top).toBeGreaterThan(usage.bottom);
    });
    await noHorizontalScroll();
  },
};

/** A subscription without a posting left says so. */
export const OutOfPostings: Story = {
  ...answers(checked(subscription(20, { vacancy_postings_used: 10 }))),
  parameters: { state: { ru: 'Размещения кончились', rule: 'postings', shows: ['Размещения закончились'] } },
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await expect(await shown.findByText('Размещения закончились')).toBeVisible();
    await waitFor(() => expect(shown.getByRole('progressbar')).toHaveAttribute('data-tone', 'warning'));
  },
};

/** Senseless answers are shown without senseless words. */
export const AbsurdValues: Story = {
  ...answers({
    hasActiveSubscription: true,
    subscriptions: [
      { id: 'x1' },
      subscription(5, {
        id: 'x2',
        status: 'frozen',
        amount_paid: -1,
        pricing_plans: { name: 'План', price: 0, currency: 'XYZ', billing_period: 'weekly' },
      }),
    ],
  }),
  parameters: { state: { ru: 'Нелепые данные', rule: 'subscriptions', shows: ['План', 'Подписка'] } },
  play: async ({ canvas, canvasElement }) => {
    await card(canvas, 'Подписка');
    const second = await card(canvas, 'План');
    await expect(await second.findByText('frozen')).toBeVisible();
    await expect(await second.findByText(/weekly/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/NaN|null|undefined|Invalid/);
  },
};
