import { getNotificationSettings, linkTelegram, unlinkTelegram, updateNotificationSettings } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { fakeClock, noHorizontalScroll, page, phone, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { settings } from '../../stories/fixtures.ts';
import type { WireSettings } from '../../stories/fixtures.ts';
import { onSettings } from '../../stories/onSettings.ts';
import { NotificationSettings } from './NotificationSettings.tsx';

const meta = {
  title: 'Notifications/Settings',
  component: NotificationSettings,
  tags: ['snapshot'],
  ...onSettings,
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const turnOf = (canvas: Canvas, name: string) => canvas.findByRole('switch', { name });
/** A provider that keeps what it is told of one switch. */
const moderatorBySms = 'Решение модератора, SMS';
const withoutIt: WireSettings = {
  ...settings,
  kinds: settings.kinds?.map((row) => (row?.kind === 'vacancy_moderated' ? { ...row, sms: false } : row)),
};

/** All that the person is told of, by channel, with quiet hours and the rhythm of new applications. */
export const Default: Story = {
  parameters: {
    state: { ru: 'Все настройки', rule: 'notification-settings', shows: ['Уведомления', 'Тихие часы', 'Раз в час'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
    await expect(await turnOf(canvas, 'Новые заявки, Telegram')).toBeChecked();
    await expect(await turnOf(canvas, 'Новые заявки, SMS')).not.toBeChecked();
    await waitFor(() => expect(canvas.getByLabelText('С')).toHaveValue('22:00'));
    await waitFor(() => expect(canvas.getByLabelText('До')).toHaveValue('08:00'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Раз в час' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Тихие часы' })).toBeChecked());
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Итоги недели, SMS' })).toBeNull();
  },
};

/** A switch applies at once. */
export const SwitchSaves: Story = {
  parameters: { state: { ru: 'Сохранено сразу', rule: 'notification-settings', shows: ['Решение модератора'] } },
  beforeEach: ({ msw }) => {
    let now = settings;
    msw.use(
      mock.ok(getNotificationSettings, () => now),
      mock.ok(updateNotificationSettings, () => (now = withoutIt)),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await turnOf(canvas, moderatorBySms));
    await expect((await sent(updateNotificationSettings)).body).toEqual({
      kinds: { vacancy_moderated: { sms: false } },
    });
    await waitFor(async () => expect(await turnOf(canvas, moderatorBySms)).not.toBeChecked());
  },
};

/** A switch that was not saved goes back, and it is said. */
export const SwitchRollsBack: Story = {
  parameters: {
    state: { ru: 'Не сохранилось', rule: 'notification-settings', shows: ['Не удалось сохранить настройку'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateNotificationSettings, 500, {})),
  play: async ({ canvas }) => {
    await userEvent.click(await turnOf(canvas, moderatorBySms));
    await says('Не удалось сохранить настройку');
    await waitFor(async () => expect(await turnOf(canvas, moderatorBySms)).toBeChecked());
  },
};

const botUrl = 'https://t.me/kasb_bot?start=AAAA';
const noChat: WireSettings = { ...settings, telegram: null };
const connecting = [
  mock.ok(getNotificationSettings, noChat),
  mock.ok(linkTelegram, { url: botUrl, expires_at: '2025-06-16T10:10:00+05:00' }),
];

async function connect(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Подключить Telegram' }));
  return within(await page().findByRole('dialog', { name: 'Подключить Telegram' }));
}

/** To connect Telegram there are a link and a code for the phone. */
export const TelegramLink: Story = {
  parameters: {
    state: {
      ru: 'Подключение Telegram',
      rule: 'notification-settings',
      shows: ['Подключить Telegram', 'Открыть Telegram'],
    },
  },
  beforeEach: ({ msw }) => msw.use(...connecting),
  play: async ({ canvas }) => {
    const dialog = await connect(canvas);
    await waitFor(() => expect(dialog.getByRole('link', { name: /Открыть Telegram/ })).toHaveAttribute('href', botUrl));
    await waitFor(() => expect(dialog.getByRole('img', { name: 'QR-код' })).toHaveAttribute('aria-busy', 'false'));
  },
};

/** Once the person has begun there, the dialog closes and it is said. */
export const TelegramLinked: Story = {
  parameters: {
    state: { ru: 'Telegram подключён', rule: 'notification-settings', shows: ['Telegram подключён', '@dilnoza_hr'] },
  },
  beforeEach: ({ msw }) => msw.use(...connecting),
  play: async ({ canvas, context }) => {
    const clock = fakeClock({ isRunning: true });
    await connect(canvas);
    context.msw.use(mock.ok(getNotificationSettings, settings));
    await clock.advance(3000);
    await says('Telegram подключён');
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'Подключить Telegram' })).toBeNull());
    await expect(await canvas.findByText(/@dilnoza_hr/)).toBeVisible();
  },
};

/** A portal whose bot does not answer says so, and nothing else changes. */
export const TelegramUnavailable: Story = {
  parameters: {
    state: { ru: 'Бот недоступен', rule: 'notification-settings', shows: ['Telegram не подключен на этом портале'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getNotificationSettings, noChat), mock.fail(linkTelegram, 'channelUnavailable')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подключить Telegram' }));
    await says('Telegram не подключен на этом портале');
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

/** Of a blocked bot it is said, its switches are off, and it can be connected anew. */
export const TelegramBlocked: Story = {
  parameters: {
    state: {
      ru: 'Бот заблокирован',
      rule: 'notification-settings',
      shows: ['Telegram отключён: бот заблокирован', 'Подключить'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getNotificationSettings, { ...settings, telegram: { name: '@dilnoza_hr', is_blocked: true } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Telegram отключён: бот заблокирован')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Подключить Telegram' })).toBeVisible();
    await expect(await turnOf(canvas, 'Новые заявки, Telegram')).not.toBeChecked();
    await expect(await turnOf(canvas, 'Новые заявки, Telegram')).toBeDisabled();
  },
};

/** Telegram that could not be ended stays. */
export const TelegramEndFails: Story = {
  parameters: {
    state: {
      ru: 'Telegram не отключился',
      rule: 'notification-settings',
      shows: ['Не получилось отключить Telegram', '@dilnoza_hr'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(unlinkTelegram, 500, {})),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отключить Telegram' }));
    await says('Не получилось отключить Telegram');
    await expect(await canvas.findByText(/@dilnoza_hr/)).toBeVisible();
  },
};

/** A channel that the portal lacks is named as such. */
export const ChannelAbsent: Story = {
  parameters: { state: { ru: 'Канала нет', rule: 'notification-settings', shows: ['Канал не настроен'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getNotificationSettings, { ...settings, channels: ['app', 'telegram', 'sms'], email: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Канал не настроен')).toBeVisible();
    await expect(await turnOf(canvas, 'Новые заявки, SMS')).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Новые заявки, Почта' })).toBeNull();
  },
};

/** The hours count when their field is left, and the rhythm at once. */
export const OtherHours: Story = {
  parameters: { state: { ru: 'Другие часы', rule: 'notification-settings', shows: ['Раз в день, в 9:00'] } },
  beforeEach: ({ msw }) => {
    let now = settings;
    msw.use(
      mock.ok(getNotificationSettings, () => now),
      mock.ok(updateNotificationSettings, ({ body }) => {
        const { quiet, gather } = body as { quiet?: { from?: string }; gather?: 'daily' };
        now = { ...now, quiet: { ...now.quiet, ...quiet }, gather: gather ?? now.gather };
        return now;
      }),
    );
  },
  play: async ({ canvas }) => {
    const from = await canvas.findByLabelText('С');
    await userEvent.clear(from);
    await userEvent.type(from, '23:30');
    await userEvent.tab();
    await expect((await sent(updateNotificationSettings)).body).toEqual({ quiet: { from: '23:30' } });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Раз в день, в 9:00' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Раз в день, в 9:00' })).toBeChecked());
    await waitFor(() => expect(canvas.getByLabelText('С')).toHaveValue('23:30'));
  },
};

/** While they load their places are kept. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка', rule: 'notification-settings', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getNotificationSettings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

/** Settings that did not load say so, with a retry. */
export const Failed: Story = {
  parameters: {
    state: {
      ru: 'Не загрузилось',
      rule: 'notification-settings',
      shows: ['Не удалось загрузить настройки уведомлений', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getNotificationSettings, 500, {})),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить настройки уведомлений');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone each event has its switches under it. */
export const Mobile390: Story = {
  parameters: {
    state: { ru: 'На телефоне', rule: 'notification-settings', shows: ['Новые заявки', 'Telegram', 'SMS', 'Почта'] },
  },
  globals: phone,
  play: async ({ canvas }) => {
    for (const channel of ['Telegram', 'SMS', 'Почта'])
      await expect(await turnOf(canvas, `Новые заявки, ${channel}`)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await noHorizontalScroll();
  },
};
