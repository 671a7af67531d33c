import { getToday } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { lastSent, noHorizontalScroll, phone, says } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { moderator } from '../../stories/fixtures.ts';
import { Overview } from './Overview.tsx';

const day = {
  day: '2025-06-16',
  at: '2025-06-16T04:00:00Z',
  tiles: [
    { id: 'employers', value: 14, usual: 11 },
    { id: 'vacancies', value: 63, usual: 54 },
    { id: 'applications', value: 418, usual: 440 },
    { id: 'paid', value: 19_674_000, usual: 18_000_000, note: 5 },
    { id: 'waiting', value: 18, note: 192 },
    { id: 'decided', value: 41, usual: 41, note: 38 },
    { id: 'sms', value: 286, usual: 270, note: 2 },
    { id: 'subscriptions', value: 312, note: 17 },
  ],
  attention: [
    { kind: 'late', count: 2, names: ['Технолог швейного производства', 'Продавец-консультант'], note: 2 },
    { kind: 'jobs', count: 2, names: ['posting.publish'] },
    { kind: 'invoices', count: 2, names: ['Toshkent Telecom', 'Uzum Soft'] },
    { kind: 'refunds', count: 1, names: ['22157790'], note: 80, by: 'click' },
    { kind: 'headhunter', count: 4 },
    { kind: 'marks', count: 1, names: ['Samarqand Textile'] },
    { kind: 'pauses', count: 1, names: ['Малика Рахимова'] },
  ],
  channels: [
    { type: 'website', name: 'Сайт Kasb', published: 58, failed: 0 },
    { type: 'telegram', name: 'Telegram', published: 41, failed: 6 },
    { type: 'whatsapp', name: 'WhatsApp', published: 12, failed: 0 },
    { type: 'hh', name: 'HeadHunter', published: 9, failed: 1 },
    { type: 'olx', name: 'OLX', published: 4, failed: 0 },
  ],
} satisfies WireAnswerOf<typeof getToday>;

const meta = {
  title: 'Operator/Overview',
  component: Overview,
  parameters: { host: { path: '/operator/today' } },
  globals: { viewport: { value: 'desktop' } },
  args: { onDayChange: fn() },
  beforeEach: ({ msw }) => msw.use(signedIn(), mock.ok(getToday, day)),
} satisfies Meta<typeof Overview>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A day in numbers, what waits, what went out. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'День в числах',
      rule: 'operators-today',
      shows: ['Сегодня, 16 июня', 'Новые работодатели', '14', 'Требует внимания', '2 вакансии ждут дольше 2 часов'],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Сегодня, 16 июня' })).toBeVisible();
    for (const text of [
      'Новые работодатели',
      '14',
      'Ждут модерации',
      'Требует внимания',
      '2 вакансии ждут дольше 2 часов',
      '2 задания не выполнены',
      'Возврат по заказу 2215 7790 не подтверждён',
      'Начат в Click 1 ч 20 мин назад',
      '5 заказов, сум',
      '1 пауза после неверных кодов',
      'Малика Рахимова',
      '2 не дошли: шлюз не принял',
      'самая старая 3 ч 12 мин',
      'медиана 38 мин',
      '17 закончатся за 7 дней',
    ])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect((await canvas.findAllByText(/к обычному понедельнику/))[0]).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: 'Публикации по каналам' }));
    await expect(await table.findByRole('row', { name: 'Telegram 41 6 87.2%' })).toBeVisible();
    await says('Понедельник, данные на 09:00');
    for (const [name, index, href] of [
      ['Открыть', 0, '/operator/moderation'],
      ['Посмотреть', 0, '/operator/jobs'],
      ['Отметить', 0, '/operator/orders?state=waiting&method=invoice'],
      ['Проверить', 0, '/operator/orders?state=refunds'],
      ['Посмотреть', 1, '/operator/audit?action=operator.failed'],
    ] as const)
      await expect((await canvas.findAllByRole('link', { name }))[index]).toHaveAttribute('href', href);
  },
};

/** Nothing waits. */
export const Calm: Story = {
  parameters: { state: { ru: 'Ничего не ждёт', rule: 'operators-today', shows: ['Сегодня всё спокойно'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getToday, { ...day, attention: [], channels: [] })),
  play: async () => {
    await says('Сегодня всё спокойно');
    await says('В этот день публикаций не было');
  },
};

/** Another day, chosen above. */
export const OtherDay: Story = {
  parameters: { state: { ru: 'Другой день', rule: 'operators-today', shows: ['13.06.2025'] } },
  args: { day: '2025-06-13' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: '13.06.2025' })).toBeVisible();
    await lastSent(getToday, ({ query }) => query.day === '2025-06-13');
    await fireEvent.change(canvas.getByLabelText('Другой день'), { target: { value: '2025-06-12' } });
    await waitFor(() => expect(args.onDayChange).toHaveBeenCalledWith('2025-06-12'));
  },
};

/** Nothing of money. */
export const ForModerator: Story = {
  parameters: { state: { ru: 'День глазами модератора', rule: 'operators-today', shows: ['Новые работодатели'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(moderator),
      mock.ok(getToday, {
        ...day,
        tiles: day.tiles.filter(({ id }) => id !== 'paid' && id !== 'subscriptions'),
        attention: day.attention.slice(0, 1),
      }),
    ),
  play: async ({ canvas }) => {
    await says('Новые работодатели');
    await expect(canvas.queryByText('Оплачено, сум')).toBeNull();
  },
};

/** The numbers are being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'День загружается', rule: 'operators-today', shows: ['Сегодня'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getToday)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible();
    await expect(canvas.queryByText('Новые работодатели')).toBeNull();
  },
};

/** They did not load. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки дня', rule: 'operators-today', shows: ['Не удалось загрузить данные', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getToday, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByText('Новые работодатели')).toBeNull();
  },
};

/** On a phone, two numbers in a row. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'День на телефоне', rule: 'operators-today', shows: ['Новые работодатели'] } },
  globals: phone,
  play: async () => {
    await says('Новые работодатели');
    await noHorizontalScroll();
  },
};
