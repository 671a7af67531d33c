import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { longWord } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'UI/Card',
  component: Card,
  decorators: [onSurface],
  parameters: { width: 420 },
  args: { children: 'Samarqand Textile' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  render: (args) => (
    <Stack>
      <Card {...args} />
      <Card
        {...args}
        title="Последние вакансии"
        action={<Link href="/employer/vacancies">Все вакансии</Link>}
        footer={<Text tone="muted">Обновлено сегодня</Text>}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Последние вакансии' })).toBeVisible();
  },
};

export const Paddings: Story = {
  render: () => (
    <Stack>
      {(['none', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {longWord}
        </Card>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongTitle: Story = {
  parameters: { width: 272 },
  args: {
    title: `Вакансии ${longWord}`,
    action: <Link href="/employer/vacancies">Все</Link>,
    footer: <Text tone="muted">Обновлено сегодня</Text>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Все' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
