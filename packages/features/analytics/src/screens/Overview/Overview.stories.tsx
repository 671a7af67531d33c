import { getAnalyticsFunnel, getAnalyticsSources, getAnalyticsSummary, listVacancies } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { lastSent, noHorizontalScroll, page, phone } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { queryFromView } from '../../model/view.ts';
import type { AnalyticsView } from '../../model/view.ts';
import { answers } from '../../stories/answers.ts';
import { sources } from '../../stories/fixtures.ts';
import { Overview } from './Overview.tsx';

const meta = {
  title: 'Analytics/Overview',
  component: Overview,
  parameters: { host: { path: '/employer/analytics' } },
  globals: { viewport: { value: 'desktop' } },
  args: { view: {}, onViewChange: fn() },
  render: function Kept({ view: first, onViewChange, ...args }) {
    const [view, setView] = useState<AnalyticsView>(first);
    return (
      <>
        <Overview
          {...args}
          view={view}
          onViewChange={(next) => {
            setView(next);
            onViewChange(next);
          }}
        />
        <output data-testid="address" hidden>
          {queryFromView(view).toString()}
        </output>
      </>
    );
  },
  beforeEach: ({ msw }) => {
    localStorage.removeItem('kasb.analytics.tables');
    msw.use(...answers());
  },
} satisfies Meta<typeof Overview>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Five numbers with their changes, and six figures. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Аналитика: пять чисел и фигуры',
      rule: 'analytics',
      shows: ['Аналитика', '312', '2.5%', '1,2 дня', '47.4%', 'Telegram'],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('47.4%'))[0]).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Аналитика' })).toBeVisible();
    await expect((await canvas.findAllByText('12 480'))[0]).toBeVisible();
    await expect((await canvas.findAllByText('1,2 дня'))[0]).toBeVisible();
    for (const text of ['312', '2.5%', 'Telegram']) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    for (const text of ['до 4', 'до 41']) await expect(await canvas.findByText(text)).toBeVisible();
    for (const name of ['Воронка', 'Источники', 'Время на этапе', 'Вакансии по неделям'])
      await expect(await canvas.findByRole('figure', { name })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Вакансии' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /Рынок: от 7,5 до 11/ })).toBeVisible();
    await expect(canvas.queryByText('Отклики')).toBeNull();
  },
};

/** A figure that is not there yet keeps its place, the others show. */
export const Loading: Story = {
  parameters: { state: { ru: 'Одна фигура загружается', rule: 'analytics', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getAnalyticsFunnel)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HeadHunter')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Загрузка' })).toBeVisible());
    await expect(canvas.queryByText('47.4%')).toBeNull();
  },
};

/** Without vacancies there are no numbers, and the way to the first one. */
export const NoVacancies: Story = {
  parameters: {
    state: {
      ru: 'Вакансий ещё нет',
      rule: 'analytics',
      shows: ['Здесь появятся цифры, когда вакансию опубликуют', 'Создать вакансию'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь появятся цифры, когда вакансию опубликуют')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Создать вакансию' })).toBeVisible();
    await expect(canvas.queryByRole('figure', { name: 'Воронка' })).toBeNull();
  },
};

/** A figure that did not load says so for itself. */
export const OneFigureFails: Story = {
  parameters: {
    state: {
      ru: 'Одна фигура не загрузилась',
      rule: 'analytics',
      shows: ['Не удалось загрузить данные', 'Повторить', '47.4%'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getAnalyticsSources, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить данные')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect((await canvas.findAllByText('47.4%'))[0]).toBeVisible();
  },
};

/** The funnel as a table, with the same numbers. */
export const AsTable: Story = {
  parameters: { state: { ru: 'Воронка таблицей', rule: 'analytics', shows: ['Этап', 'Скрининг', '148'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Воронка: показать таблицей' }));
    const table = within(await canvas.findByRole('table', { name: 'Воронка' }));
    await expect(await table.findByRole('columnheader', { name: 'Этап' })).toBeVisible();
    await expect(await table.findByRole('rowheader', { name: 'Скрининг' })).toBeVisible();
    await expect(await table.findByRole('cell', { name: '148' })).toBeVisible();
  },
};

/** The rows of a figure as a file that calculates nothing. */
export const CsvOfTheFigure: Story = {
  parameters: { state: { ru: 'Источники файлом CSV', rule: 'analytics', shows: ['Источники'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getAnalyticsSources, { sources: [{ kind: '=cmd', views: 1 }, ...sources.sources] })),
  play: async ({ canvas }) => {
    const files: Blob[] = [];
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return make(file);
    };
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Источники: скачать CSV' }));
      await waitFor(() => expect(files).toHaveLength(1));
    } finally {
      URL.createObjectURL = make;
    }
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    await expect(lines[0]).toBe('Источник;Просмотры;Заявки;Конверсия;Нанято');
    await expect(lines[1]).toBe("'=cmd;1;0;0.0%;0");
    await expect(lines[2]).toBe('HeadHunter;5810;141;2.4%;3');
  },
};

/** Arrows go along the weeks, and what stands there is said. */
export const KeyboardOnTheLine: Story = {
  parameters: { state: { ru: 'Клавиатура на линиях', rule: 'analytics', shows: ['16 активных'] } },
  play: async ({ canvas }) => {
    const figure = within(await canvas.findByRole('figure', { name: 'Вакансии по неделям' }));
    const chart = await figure.findByRole('slider');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await figure.findByText(/Неделя с 7 апреля: 8 активных, 4 новых/)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await figure.findByText(/Неделя с 16 июня: 16 активных, 13 новых/)).toBeVisible();
    await expect(figure.getAllByRole('slider')).toHaveLength(1);
  },
};

/** Other days and a company change the address and every number. */
export const PeriodInTheAddress: Story = {
  parameters: { state: { ru: 'Период и компания в адресе', rule: 'analytics', shows: ['90 дней'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '90 дней' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('period=90'));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Компания' }));
    await userEvent.click(await page().findByRole('option', { name: 'Samarqand Textile' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('period=90&company=c1'));
    const { query } = await lastSent(getAnalyticsSummary, (call) => call.query.companyId === 'c1');
    await expect(query).toMatchObject({ from: '2025-03-19', to: '2025-06-16', companyId: 'c1' });
  },
};

/** On a phone the figures stand one under another. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Аналитика на телефоне', rule: 'analytics', shows: ['Воронка', '47.4%'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('47.4%'))[0]).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'Воронка' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Вакансия для сравнения' })).toBeVisible();
    await noHorizontalScroll();
  },
};
