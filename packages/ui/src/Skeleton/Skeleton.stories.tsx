import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'UI/Loading',
  component: Skeleton,
  decorators: [onSurface],
  parameters: { width: 400 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Skeletons: Story = {
  tags: ['gate'],
  render: () => (
    <LoadingRegion>
      <Inline gap={3} isNoWrap>
        <Skeleton shape="circle" width={36} height={36} />
        <Stack gap={2} style={{ flex: 1 }}>
          <Skeleton width="62%" />
          <Skeleton width="40%" height={12} />
        </Stack>
        <Skeleton width={72} height={24} />
      </Inline>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Загрузка' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Spinners: Story = {
  render: () => (
    <Stack>
      <Spinner size={32} />
      <Spinner>Генерируем вопросы для интервью...</Spinner>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(await canvas.findByText('Генерируем вопросы для интервью...')).toBeVisible();
  },
};
