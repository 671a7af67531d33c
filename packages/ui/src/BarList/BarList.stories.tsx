import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from './BarList.tsx';

const meta = {
  title: 'UI/BarList',
  component: BarList,
  tags: ['snapshot', 'modes'],
  args: {
    summary: 'Воронка: 12 480 просмотров, 312 заявок, 148 на скрининге',
    bars: [
      { id: 'views', label: 'Просмотры', share: 1, text: '12 480', note: 'другая шкала', isHatched: true },
      { id: 'applied', label: 'Заявки', share: 1, text: '312', note: '2.5%' },
      { id: 'screening', label: 'Скрининг', share: 0.474, text: '148', note: '47.4%' },
    ],
  },
} satisfies Meta<typeof BarList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Воронка: 12 480 просмотров/ })).toBeVisible();
    await expect(await canvas.findByText('47.4%')).toBeVisible();
  },
};

export const Whiskers: Story = {
  args: {
    summary: 'Время на этапе: подана 1,2 дня',
    bars: [
      { id: 'applied', label: 'Подана', share: 0.1, whisker: 0.4, text: '1,2 дн.', note: 'до 4' },
      { id: 'interview', label: 'Интервью', share: 0.5, whisker: 1, text: '6,1 дн.', note: 'до 14' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('до 14')).toBeVisible();
  },
};

export const AbsurdValues: Story = {
  args: {
    bars: [
      { id: 'a', label: 'Ничего', share: Number.NaN, text: '0' },
      { id: 'b', label: 'Слишком много', share: 9, text: '999 999 999' },
      { id: 'c', label: 'Меньше нуля', share: -1, text: '−1', whisker: -3 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('999 999 999')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
