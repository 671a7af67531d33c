import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Sparkles from 'lucide-react/icons/sparkles';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { longWord, script } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  decorators: [onSurface],
  args: { children: 'Активна' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['gate'],
  render: () => (
    <Inline>
      <Badge tone="positive" hasDot>
        Активна
      </Badge>
      <Badge tone="caution" hasDot>
        Приостановлена
      </Badge>
      <Badge hasDot>Закрыта</Badge>
      <Badge variant="outlined">Черновик</Badge>
      <Badge tone="info" icon={<Clock />}>
        На модерации
      </Badge>
      <Badge tone="positive" icon={<Check />}>
        Одобрена
      </Badge>
      <Badge tone="critical">Отклонена</Badge>
      <Badge tone="warning" icon={<Clock />}>
        Истекает
      </Badge>
      <Badge tone="accent">Скрининг</Badge>
      <Badge tone="promote">Интервью</Badge>
      <Badge variant="ai" icon={<Sparkles />}>
        AI
      </Badge>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Приостановлена').closest('[data-tone]')).toHaveAttribute('data-tone', 'caution'),
    );
    await waitFor(() => expect(canvas.getByText('AI').closest('[data-tone]')).toHaveAttribute('data-tone', 'promote'));
  },
};

export const LongWords: Story = {
  parameters: { width: 240 },
  render: () => (
    <Stack gap={2} align="start">
      <Badge tone="info" icon={<Clock />}>
        {longWord}
      </Badge>
      <Badge tone="positive" hasDot>
        {script}
      </Badge>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(longWord)).toBeVisible();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
