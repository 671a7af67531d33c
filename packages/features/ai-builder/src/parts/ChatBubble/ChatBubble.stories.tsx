import { Stack } from '@kasb/ui';
import { longTitle, longWord, onSurface, script } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TypingIndicator } from '../TypingIndicator/TypingIndicator.tsx';
import { ChatBubble } from './ChatBubble.tsx';

const meta = {
  title: 'UI/ChatBubble',
  component: ChatBubble,
  decorators: [onSurface],
  args: { sender: 'ai', content: 'Здравствуйте!', onOptionsChange: fn(), onRetry: fn() },
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A person's message stands at the right with its time. */
export const User: Story = {
  parameters: { state: { ru: 'Реплика человека', rule: 'builder-chat', shows: ['Нужен повар'] } },
  tags: ['gate'],
  args: { sender: 'user', content: 'Нужен повар', timestamp: '2025-06-16T09:00:00+05:00' },
  play: async ({ canvas, canvasElement }) => {
    const bubble = canvas.getByText('Нужен повар').getBoundingClientRect();
    const middle = canvasElement.getBoundingClientRect().left + 24 + 360;
    await expect(bubble.left).toBeGreaterThan(middle);
    await expect(await canvas.findByText('09:00')).toBeVisible();
    await expect(await canvas.findByText('Вы:')).toBeInTheDocument();
  },
};

/** The assistant's message stands at the left with its options. */
export const Ai: Story = {
  parameters: { state: { ru: 'Реплика помощника', rule: 'builder-chat', shows: ['Здравствуйте!'] } },
  args: { quickOptions: ['Повар', 'Официант'], lang: 'ru' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const bubble = await canvas.findByText('Здравствуйте!');
    await expect(bubble.getBoundingClientRect().left).toBeCloseTo(canvasElement.getBoundingClientRect().left + 24, 0);
    await expect(bubble).toHaveAttribute('lang', 'ru');
    await expect(await canvas.findByRole('button', { name: 'Официант' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Повар' }));
    await expect(args.onOptionsChange).toHaveBeenCalledWith(['Повар']);
  },
};

export const Failed: Story = {
  args: { sender: 'user', content: 'Нужен повар', errorMessage: 'Не удалось отправить сообщение. Попробуйте еще раз.' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось отправить сообщение. Попробуйте еще раз.'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Dialogue: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack role="log" aria-label="Диалог" gap={4}>
      <ChatBubble {...args} hasAvatar content="Yaxshi. Qanday sharoitlar taklif qilasiz?" lang="uz" />
      <ChatBubble {...args} sender="user" content="Rasmiy ishga olish, tushlik" lang="uz" />
      <ChatBubble
        {...args}
        hasAvatar
        content={'Принято.\nЧто ещё?'}
        quickOptions={['Обеды', 'Премии']}
        chosenOptions={['Обеды']}
      />
      <TypingIndicator />
    </Stack>
  ),
};

export const AbsurdValues: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack>
      <ChatBubble {...args} content={script} timestamp="вчера" />
      <ChatBubble {...args} sender="user" content={longWord} timestamp={Number.NaN} />
      <ChatBubble {...args} content={longTitle} quickOptions={[]} />
      <ChatBubble {...args} content="" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img, time')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement).not.toHaveTextContent('Invalid');
  },
};
