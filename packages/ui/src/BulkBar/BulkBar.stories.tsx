import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { BulkBar } from './BulkBar.tsx';

const meta = {
  title: 'UI/BulkBar',
  component: BulkBar,
  decorators: [onSurface],
  args: {
    label: 'Выбранные заявки',
    summary: 'Выбрано 12',
    more: (
      <Button variant="quiet" size="sm">
        Выбрать все 212 в «Подана»
      </Button>
    ),
    children: (
      <>
        <Button variant="primary" size="sm">
          На этап
        </Button>
        <Button size="sm">Написать</Button>
      </>
    ),
    clearLabel: 'Снять выбор',
    onClear: fn(),
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate', 'snapshot', 'modes'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Выбранные заявки' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Выбрано 12'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять выбор' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom, width } = canvas.getByRole('region').getBoundingClientRect();
    await expect(bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(width).toBeCloseTo(window.innerWidth, 0);
  },
};
