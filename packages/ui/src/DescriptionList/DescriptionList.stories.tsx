import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, longWord, script } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'UI/DescriptionList',
  component: DescriptionList,
  decorators: [onSurface],
  args: {
    items: [
      { label: 'Источник', value: 'HeadHunter' },
      { label: 'Вакансия', value: 'Технолог швейного производства' },
      { label: 'Подана', value: '20.11.2026, 09:12' },
      { label: 'Обновлена', value: '20.11.2026, 10:05' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(await canvas.findByText('HeadHunter')).toBeVisible();
  },
};
export const TwoColumns: Story = { tags: ['snapshot'], args: { columns: 2 } };
export const TwoColumnsPhone: Story = { args: { columns: 2 }, globals: { viewport: { value: 'phone' } } };
export const Rows: Story = {
  tags: ['snapshot'],
  parameters: { width: 320 },
  args: {
    variant: 'rows',
    items: [
      { label: 'Действует до', value: '26.11.2026' },
      { label: 'Стоимость', value: '1 490 000 сум / месяц' },
    ],
  },
};

export const AbsurdValues: Story = {
  parameters: { width: 272 },
  args: {
    variant: 'rows',
    items: [
      { label: 'Пусто', value: '' },
      { label: 'Нет', value: null },
      { label: 'Ложь', value: false },
      { label: 'Ноль', value: 0 },
      { label: longWord, value: longWord },
      { label: 'Разметка', value: script },
      { label: 'Длинное', value: longTitle },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(await canvas.findByText('0')).toBeVisible();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Nothing: Story = {
  args: { items: [{ label: 'Почта', value: undefined }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
