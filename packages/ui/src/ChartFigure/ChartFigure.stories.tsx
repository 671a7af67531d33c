import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChartFigure } from './ChartFigure.tsx';

const meta = {
  title: 'UI/ChartFigure',
  component: ChartFigure,
  tags: ['snapshot', 'modes'],
  args: {
    title: 'Воронка',
    hint: 'Доля от предыдущего этапа',
    note: 'Отказано 96: они посчитаны на том этапе, до которого дошли.',
    columns: [{ label: 'Этап' }, { label: 'Заявки' }],
    rows: [
      { id: 'applied', cells: ['Заявки', '312'] },
      { id: 'screening', cells: ['Скрининг', '148'] },
    ],
    tableLabel: 'Воронка: показать таблицей',
    downloadLabel: 'Воронка: скачать CSV',
    onTableChange: fn(),
    onDownload: fn(),
    children: 'Рисунок',
  },
} satisfies Meta<typeof ChartFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('figure', { name: 'Воронка' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Воронка: показать таблицей' }));
    await expect(args.onTableChange).toHaveBeenCalledWith(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Воронка: скачать CSV' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};

export const AsTable: Story = {
  args: { isTable: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Воронка' })).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: 'Скрининг' })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: '148' })).toBeVisible();
    await expect(canvas.queryByText('Рисунок')).toBeNull();
  },
};

export const NothingYet: Story = {
  args: { rows: [], note: undefined, children: 'За этот период данных нет' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('За этот период данных нет')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
