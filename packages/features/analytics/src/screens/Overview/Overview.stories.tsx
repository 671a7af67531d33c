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

export const Default: Story = {
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

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(getAnalyticsFunnel)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HeadHunter')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Загрузка' })).toBeVisible());
    await expect(canvas.queryByText('47.4%')).toBeNull();
  },
};

export const NoVacancies: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь появятся цифры, когда вакансию опубликуют')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Создать вакансию' })).toBeVisible();
    await expect(canvas.queryByRole('figure', { name: 'Воронка' })).toBeNull();
  },
};

export const OneFigureFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getAnalyticsSources, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить данные')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect((await canvas.findAllByText('47.4%'))[0]).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Воронка: показать таблицей' }));
    const table = within(await canvas.findByRole('table', { name: 'Воронка' }));
    await expect(await table.findByRole('columnheader', { name: 'Этап' })).toBeVisible();
    await expect(await table.findByRole('rowheader', { name: 'Скрининг' })).toBeVisible();
    await expect(await table.findByRole('cell', { name: '148' })).toBeVisible();
  },
};

export const CsvOfTheFigure: Story = {
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

export const KeyboardOnTheLine: Story = {
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

export const PeriodInTheAddress: Story = {
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

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('47.4%'))[0]).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'Воронка' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Вакансия для сравнения' })).toBeVisible();
    await noHorizontalScroll();
  },
};
