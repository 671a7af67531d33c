import {
  checkSubscription,
  getCurrentUser,
  lendSubscription,
  listPaymentMethods,
  listSubscriptionLendings,
  takeBackSubscription,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { answeredSoFar, employer, longText, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { checked, lendings, subscription } from '../../stories/fixtures.ts';
import { Subscriptions } from './Subscriptions.tsx';

const meta = {
  title: 'Billing/Lending',
  component: Subscriptions,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/subscriptions' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listPaymentMethods, { items: [] }),
      mock.ok(checkSubscription, checked(subscription(60))),
      mock.ok(listSubscriptionLendings, { items: lendings() }),
    ),
} satisfies Meta<typeof Subscriptions>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const title = { name: 'Кто ещё публикует по этой подписке' };
const block = async (canvas: Canvas) => within(await canvas.findByRole('region', title));
const switchOf = async (canvas: Canvas, name = 'ИП Рахимов') => (await block(canvas)).findByRole('switch', { name });
const path = `/api/employer/subscription/${subscription(0).id}/lendings/c2`;

/** Nobody else, until the holder says so. */
export const NobodyElse: Story = {
  parameters: { state: { ru: 'Никому не дано', rule: 'lending', shows: ['Кто ещё публикует по этой подписке'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const shown = await block(canvas);
    await expect(await shown.findByText(/^Решаете только вы/)).toBeVisible();
    const switches = await shown.findAllByRole('switch');
    await expect(switches).toHaveLength(2);
    for (const one of switches) await expect(one).not.toBeChecked();
  },
};

/** How much others used is told also after it was taken back. */
export const Lent: Story = {
  parameters: {
    state: { ru: 'Дано компании', rule: 'lending', shows: ['Другие участники использовали 2 размещения'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listSubscriptionLendings, { items: lendings('c2') })),
  play: async ({ canvas }) => {
    await expect(await switchOf(canvas)).toBeChecked();
    const other = await switchOf(canvas, 'ООО «Барака Строй»');
    await expect(other).not.toBeChecked();
    await expect(other).toHaveAccessibleDescription('Другие участники использовали 2 размещения');
  },
};

/** The switch is on at once, while the lending is on its way. */
export const Lending: Story = {
  parameters: { state: { ru: 'Даём компании', rule: 'lending', shows: ['Кто ещё публикует по этой подписке'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(lendSubscription)),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await expect(await switchOf(canvas)).toBeChecked();
    await sent(lendSubscription);
    await expect(await sent(lendSubscription)).toMatchObject({ method: 'PUT', path });
  },
};

/** A lending that failed says so, and the switch goes back. */
export const LendFails: Story = {
  parameters: {
    state: { ru: 'Ошибка: дать не вышло', rule: 'lending', shows: ['Не удалось изменить. Попробуйте ещё раз.'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.offline(lendSubscription)),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await expect(await canvas.findByText('Не удалось изменить. Попробуйте ещё раз.')).toBeVisible();
    await expect(await switchOf(canvas)).not.toBeChecked();
  },
};

/** Taken back, the switch is off. */
export const TakenBack: Story = {
  parameters: { state: { ru: 'Забрано обратно', rule: 'lending', shows: ['Кто ещё публикует по этой подписке'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listSubscriptionLendings, () => ({
        items: answeredSoFar(takeBackSubscription) > 0 ? lendings() : lendings('c2'),
      })),
      mock.ok(takeBackSubscription, { is_lent: false }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await sent(listSubscriptionLendings, 2);
    await expect(await switchOf(canvas)).not.toBeChecked();
    await expect(await sent(takeBackSubscription)).toMatchObject({ method: 'DELETE', path });
  },
};

/** What could not be taken back stays on, with the server's words. */
export const TakeBackFails: Story = {
  parameters: { state: { ru: 'Ошибка: забрать не вышло', rule: 'lending', shows: ['Сервис временно недоступен'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listSubscriptionLendings, { items: lendings('c2') }),
      mock.fail(takeBackSubscription, 'unavailable'),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await expect(await canvas.findByText('Сервис временно недоступен')).toBeVisible();
    await expect(await switchOf(canvas)).toBeChecked();
  },
};

/** On and off in a hurry: one goes after the other, and the last one decides. */
export const SecondThoughts: Story = {
  parameters: { state: { ru: 'Передумали на ходу', rule: 'lending', shows: ['Кто ещё публикует по этой подписке'] } },
  beforeEach: ({ msw }) => {
    const isLent = () => answeredSoFar(lendSubscription) > answeredSoFar(takeBackSubscription);
    msw.use(
      mock.ok(listSubscriptionLendings, () => ({ items: isLent() ? lendings('c2') : lendings() })),
      mock.ok(lendSubscription, { is_lent: true }),
      mock.ok(takeBackSubscription, { is_lent: false }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.dblClick(await switchOf(canvas));
    await sent(takeBackSubscription);
    await expect(await quiet(lendSubscription)).toHaveLength(1);
    const switched = (await quiet()).filter((call) => call.path === path);
    await expect(switched.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
    await waitFor(async () => expect(await switchOf(canvas)).not.toBeChecked());
  },
};

/** While lendings are on their way there is a spinner and no switch. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка списка компаний', rule: 'lending', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listSubscriptionLendings)),
  play: async ({ canvas }) => {
    await expect(await (await block(canvas)).findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** Without companies there is nobody to lend to, and a link leads to them. */
export const NoCompanies: Story = {
  parameters: { state: { ru: 'Компаний нет', rule: 'lending', shows: ['К компаниям'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listSubscriptionLendings, { items: [] })),
  play: async ({ canvas }) => {
    const shown = await block(canvas);
    await expect(await shown.findByText(/^Компаний, которым можно дать подписку, пока нет/)).toBeVisible();
    await waitFor(() =>
      expect(shown.getByRole('link', { name: 'К компаниям' })).toHaveAttribute('href', '/employer/companies'),
    );
  },
};

/** Lendings that did not load say so quietly and can be tried again. */
export const LoadFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки списка компаний',
      rule: 'lending',
      shows: ['Не удалось узнать, кто ещё публикует по этой подписке.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listSubscriptionLendings, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Не удалось узнать, кто ещё публикует по этой подписке.');
    await expect(notice.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByText(/boom/)).toBeNull();
  },
};

/** A provider that has no lending: nothing is said of it. */
export const NotProvided: Story = {
  parameters: { state: { ru: 'У сервера этого нет', rule: 'extensions', shows: ['Бизнес'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(listSubscriptionLendings, 404, { error: 'Не найдено' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Бизнес' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', title)).toBeNull());
  },
};

/** What is over is lent to nobody, and nothing is asked about it. */
export const ExpiredIsNotLent: Story = {
  parameters: { state: { ru: 'Истёкшую подписку не дают', rule: 'lending', shows: ['Бизнес'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, checked(subscription(-3, { status: 'expired' })))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Бизнес' })).toBeVisible();
    await expect(canvas.queryByRole('region', title)).toBeNull();
    await expect(await quiet(listSubscriptionLendings)).toHaveLength(0);
  },
};

/** On a phone long names of companies wrap beside their switches. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Компании на телефоне', rule: 'lending', shows: ['Кто ещё публикует по этой подписке'] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listSubscriptionLendings, {
        items: lendings('c1').map((lending) => ({ ...lending, company_name: longText })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await (await block(canvas)).findAllByRole('switch'))[0]).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
