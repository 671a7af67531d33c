import { unsubscribeEmail } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Unsubscribe } from './Unsubscribe.tsx';

const meta = {
  title: 'Notifications/Unsubscribe',
  component: Unsubscribe,
  tags: ['snapshot'],
  args: { token: 'KvQ4mZ' },
  parameters: { host: { path: '/unsubscribe/KvQ4mZ' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(unsubscribeEmail, {})),
} satisfies Meta<typeof Unsubscribe>;
export default meta;
type Story = StoryObj<typeof meta>;

const stop = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Больше не присылать' }));

/** One press ends the letters to a mailbox, without signing in. */
export const Default: Story = {
  parameters: { state: { ru: 'Отказ от писем', rule: 'mail', shows: ['Уведомления по почте', 'Больше не присылать'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Уведомления по почте' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Больше не присылать' })).toBeVisible();
  },
};

/** The letters have ended. */
export const Done: Story = {
  parameters: { state: { ru: 'Письма отключены', rule: 'mail', shows: ['Готово: писем больше не будет'] } },
  play: async ({ canvas }) => {
    await stop(canvas);
    await says('Готово: писем больше не будет');
    await expect((await sent(unsubscribeEmail)).params).toEqual({ token: 'KvQ4mZ' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A link that is nobody’s any more is told of. */
export const Refused: Story = {
  parameters: { state: { ru: 'Отказ: ссылка устарела', rule: 'mail', shows: ['Ссылка устарела. Запросите новую'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(unsubscribeEmail, 'spentLink')),
  play: async ({ canvas }) => {
    await stop(canvas);
    await says('Ссылка устарела. Запросите новую');
    await expect(await canvas.findByRole('button', { name: 'Больше не присылать' })).toBeVisible();
  },
};
