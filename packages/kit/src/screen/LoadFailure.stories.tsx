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

/** What did not load is named, with a way to try again. */
export const Failed: Story = {
  parameters: { state: { ru: 'Не загрузилось: повторить', rule: 'failed-lists', shows: ['Повторить'] } },
  tags: ['gate'],
  play: async ({ canvas, args }) => {
    await says(canvas, 'Не удалось загрузить тарифы', 'critical');
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(args.failure?.retry).toHaveBeenCalledOnce();
  },
};

/** A refusal says why in the provider's words. */
export const Refused: Story = {
  parameters: { state: { ru: 'Отказ словами сервера', rule: 'failed-lists', shows: ['Тарифы видит владелец'] } },
  args: { failure: failed(new ApiError({ kind: 'http', status: 403, body: { error: 'Тарифы видит владелец' } })) },
  play: ({ canvas }) => says(canvas, 'Тарифы видит владелец', 'critical'),
};

/** A lost line is a warning. */
export const LineLost: Story = {
  parameters: {
    state: { ru: 'Связь потеряна', rule: 'failed-lists', shows: ['Не удалось загрузить тарифы', 'Повторить'] },
  },
  args: { failure: failed(new ApiError({ kind: 'network' })) },
  play: ({ canvas }) => says(canvas, 'Не удалось загрузить тарифы', 'warning'),
};

/** Where the place reads as empty, it is said quietly. */
export const Quiet: Story = {
  parameters: {
    state: {
      ru: 'Тихая ошибка в пустом месте',
      rule: 'failed-lists',
      shows: ['Не удалось загрузить тарифы', 'Повторить'],
    },
  },
  args: { isQuiet: true },
  play: ({ canvas }) => says(canvas, 'Не удалось загрузить тарифы', 'neutral'),
};
