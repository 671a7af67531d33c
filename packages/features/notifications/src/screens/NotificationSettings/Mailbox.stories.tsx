import { confirmEmail, getNotificationSettings, setEmail, testChannel } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { page, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { settings } from '../../stories/fixtures.ts';
import type { WireSettings } from '../../stories/fixtures.ts';
import { onSettings } from '../../stories/onSettings.ts';
import { NotificationSettings } from './NotificationSettings.tsx';

const meta = {
  title: 'Notifications/Mailbox',
  component: NotificationSettings,
  tags: ['snapshot'],
  ...onSettings,
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const switchOf = (canvas: Canvas) => canvas.findByRole('switch', { name: 'Оплата и счета, Почта' });
const mailbox = 'dilnoza@samarqand.example';
const noMailbox: WireSettings = { ...settings, email: null };
const ofMailbox = (state: object): WireSettings => ({ ...settings, email: { address: mailbox, ...state } });

async function nameMailbox(canvas: Canvas, press: string, address: string) {
  await userEvent.click(await canvas.findByRole('button', { name: press }));
  const dialog = within(await page().findByRole('dialog', { name: press }));
  const field = await dialog.findByRole('textbox', { name: 'Эл. почта' });
  await userEvent.clear(field);
  await userEvent.type(field, address);
  await userEvent.click(await dialog.findByRole('button', { name: 'Прислать письмо' }));
  return dialog;
}

/** A letter went to a new mailbox, which waits to be confirmed; its switches are off until then. */
export const Connected: Story = {
  parameters: { state: { ru: 'Подключение: письмо отправлено', rule: 'mail', shows: ['не подтверждена'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => {
    let now = noMailbox;
    msw.use(
      mock.ok(getNotificationSettings, () => now),
      mock.ok(setEmail, () => (now = ofMailbox({ is_confirmed: false }))),
    );
  },
  play: async ({ canvas }) => {
    await nameMailbox(canvas, 'Подключить почту', mailbox);
    await says('Письмо отправлено: откройте ссылку из него');
    await expect((await sent(setEmail)).body).toEqual({ email: mailbox });
    await expect(await canvas.findByText(`${mailbox}, не подтверждена`)).toBeVisible();
    await expect(await switchOf(canvas)).toBeDisabled();
  },
};

/** A mailbox that takes no letters is refused under its field. */
export const Refused: Story = {
  parameters: {
    state: {
      ru: 'Отказ: ящик не принимает письма',
      rule: 'mail',
      shows: ['Этот ящик не принимает письма. Проверьте адрес'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(setEmail, 'mailRefused', { fields: { email: { code: 'mailRefused' } } })),
  play: async ({ canvas }) => {
    const dialog = await nameMailbox(canvas, 'Изменить почту', 'nobody@samarqand.example');
    await waitFor(() => expect(dialog.getByText('Этот ящик не принимает письма. Проверьте адрес')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Эл. почта' })).toBeInvalid());
  },
};

/** A mail server that is away says so over the buttons. */
export const NotSent: Story = {
  parameters: { state: { ru: 'Письмо не отправилось', rule: 'mail', shows: ['Канал не ответил'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(setEmail, 'channelFailed')),
  play: async ({ canvas }) => {
    const dialog = await nameMailbox(canvas, 'Изменить почту', 'other@samarqand.example');
    await expect(await dialog.findByText('Канал не ответил')).toBeVisible();
  },
};

/** Whoever follows the link of the letter has the mailbox confirmed. */
export const Confirmed: Story = {
  parameters: { state: { ru: 'Почта подтверждена по ссылке', rule: 'mail', shows: ['подтверждена'] } },
  args: { emailToken: 'KvQ4mZ', onReturned: fn() },
  beforeEach: ({ msw }) => msw.use(mock.ok(confirmEmail, settings)),
  play: async ({ args, canvas }) => {
    await says('Почта подтверждена');
    await expect((await sent(confirmEmail)).body).toEqual({ token: 'KvQ4mZ' });
    await waitFor(() => expect(args.onReturned).toHaveBeenCalled());
    await expect(await canvas.findByText(`${mailbox}, подтверждена`)).toBeVisible();
  },
};

/** A link that is too old or was used confirms nothing, and it is said. */
export const LinkSpent: Story = {
  parameters: {
    state: { ru: 'Ссылка устарела', rule: 'mail', shows: ['Ссылка устарела. Запросите новую', 'не подтверждена'] },
  },
  args: { emailToken: 'KvQ4mZ' },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getNotificationSettings, ofMailbox({ is_confirmed: false })), mock.fail(confirmEmail, 'spentLink')),
  play: async ({ canvas }) => {
    await says('Ссылка устарела. Запросите новую');
    await expect(await canvas.findByText(`${mailbox}, не подтверждена`)).toBeVisible();
  },
};

/** Of a dead mailbox it is said, and its switches are off. */
export const Dead: Story = {
  parameters: {
    state: { ru: 'Ящик не принимает письма', rule: 'mail', shows: ['отключена: ящик не принимает письма'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getNotificationSettings, ofMailbox({ is_confirmed: true, is_dead: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${mailbox}, отключена: ящик не принимает письма`)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Проверить: Почта' })).toBeNull();
    await expect(await switchOf(canvas)).toBeDisabled();
    await expect(await switchOf(canvas)).not.toBeChecked();
  },
};

/** Of letters that were ended it is said, and the mailbox can be connected anew. */
export const Unsubscribed: Story = {
  parameters: { state: { ru: 'Отписались от писем', rule: 'mail', shows: ['отключена: вы отписались от писем'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getNotificationSettings, ofMailbox({ is_confirmed: true, is_unsubscribed: true }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${mailbox}, отключена: вы отписались от писем`)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Изменить почту' })).toBeVisible();
  },
};

const mailTrial = 'Проверить: Почта';

/** A channel that is tried sends a message, and it is said. */
export const Tried: Story = {
  parameters: { state: { ru: 'Проверка отправлена', rule: 'mail', shows: ['Проверочное сообщение отправлено'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(testChannel, {})),
  play: async ({ canvas }) => {
    for (const channel of ['Telegram', 'SMS'])
      await expect(await canvas.findByRole('button', { name: `Проверить: ${channel}` })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: mailTrial }));
    await expect((await sent(testChannel)).body).toEqual({ channel: 'email' });
    await says('Проверочное сообщение отправлено');
  },
};

/** A channel that is tried too often says so. */
export const TriedTooOften: Story = {
  parameters: {
    state: { ru: 'Проверка: слишком часто', rule: 'mail', shows: ['Слишком много попыток. Попробуйте позже'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(testChannel, 'tooOften')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: mailTrial }));
    await says('Слишком много попыток. Попробуйте позже');
  },
};
