import { ApiError } from '@kasb/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadFailure } from './LoadFailure.tsx';

const failed = (error: ApiError) => ({ error, retry: fn() });

const meta = {
  title: 'Kit/LoadFailure',
  component: LoadFailure,
  args: {
    failure: failed(new ApiError({ kind: 'http', status: 500, body: { error: 'db down' } })),
    children: 'Не удалось загрузить тарифы',
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const says = async (canvas: Canvas, text: string, tone: string) =>
  expect((await canvas.findByText(text)).closest('[data-tone]')).toHaveAttribute('data-tone', tone);

export const Failed: Story = {
  tags: ['gate'],
  play: async ({ canvas, args }) => {
    await says(canvas, 'Не удалось загрузить тарифы', 'critical');
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(args.failure?.retry).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { failure: failed(new ApiError({ kind: 'http', status: 403, body: { error: 'Тарифы видит владелец' } })) },
  play: ({ canvas }) => says(canvas, 'Тарифы видит владелец', 'critical'),
};

export const LineLost: Story = {
  args: { failure: failed(new ApiError({ kind: 'network' })) },
  play: ({ canvas }) => says(canvas, 'Не удалось загрузить тарифы', 'warning'),
};

export const Quiet: Story = {
  args: { isQuiet: true },
  play: ({ canvas }) => says(canvas, 'Не удалось загрузить тарифы', 'neutral'),
};
