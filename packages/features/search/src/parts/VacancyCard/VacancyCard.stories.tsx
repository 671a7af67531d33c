import { vacancy } from '@kasb/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { parse } from 'valibot';
import { frontend } from '../../stories/fixtures.ts';
import { VacancyCard } from './VacancyCard.tsx';

const { currency: _, ...withoutCurrency } = frontend;
const full = parse(vacancy, withoutCurrency);

const meta = {
  title: 'Search/VacancyCard',
  component: VacancyCard,
  tags: ['snapshot'],
  args: { vacancy: full },
} satisfies Meta<typeof VacancyCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A card with everything: place, employment, format, salary in the default currency, day. */
export const Full: Story = {
  parameters: { state: { ru: 'Карточка со всеми данными', rule: 'vacancy-card', shows: ['Подробнее'] } },
  tags: ['gate'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Frontend-разработчик')).toBeVisible();
    for (const text of ['ООО «Барака Строй»', 'Ташкент', 'Полная занятость', 'В офисе'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(await canvas.findByText('8 000 000 – 12 000 000 ₽')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Опубликована 1 июня 2025')).toHaveAttribute('title', '01.06.2025'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/vacancies/v1'),
    );
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('сум');
  },
};

/** A card of a title alone leaves everything else out. */
export const OnlyTitle: Story = {
  parameters: { state: { ru: 'Карточка с одним названием', rule: 'vacancy-card', shows: ['Подробнее'] } },
  args: { vacancy: parse(vacancy, { id: 'v9', title: 'Курьер' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Курьер')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Подробнее' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|Invalid Date/);
  },
};

/** The three formats of work have their words. */
export const RemoteTypes: Story = {
  parameters: { state: { ru: 'Три формата работы', rule: 'vacancy-card', shows: ['Удалённо', 'Гибрид', 'В офисе'] } },
  render: ({ vacancy: shown }) => (
    <>
      {['remote', 'hybrid', 'office'].map((remote_type) => (
        <VacancyCard key={remote_type} vacancy={{ ...shown, id: remote_type, remote_type }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const text of ['Удалённо', 'Гибрид', 'В офисе']) await expect(await canvas.findByText(text)).toBeVisible();
  },
};
