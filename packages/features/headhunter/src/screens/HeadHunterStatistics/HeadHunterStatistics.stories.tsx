import { getCurrentUser, getHeadHunterStatistics, linkHeadHunterVacancy } from '@kasb/contract';
import type { ProblemOf, WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import {
  answeredSoFar,
  employer,
  isSilentAbout,
  noHorizontalScroll,
  page,
  phone,
  quiet,
  says,
  valueOf,
} from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { HeadHunterStatistics } from './HeadHunterStatistics.tsx';

const meta = {
  title: 'HeadHunter/Statistics',
  component: HeadHunterStatistics,
  tags: ['snapshot'],
  args: { vacancyId: 'v1' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(getHeadHunterStatistics, { views: 200, responses: 25 }),
    ),
} satisfies Meta<typeof HeadHunterStatistics>;

export default meta;

type Story = StoryObj<typeof meta>;

type Answer = WireAnswerOf<typeof getHeadHunterStatistics>;

const answers = (answer: Answer | (() => Answer)): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(getHeadHunterStatistics, answer)),
});
type Failure = ProblemOf<typeof getHeadHunterStatistics> | number;

const fails = (problem: Failure, body?: Record<string, unknown>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.fail(getHeadHunterStatistics, problem, body)),
});
const hint = 'Опубликуйте вакансию на HeadHunter, чтобы видеть статистику';

async function figures(canvas: Canvas, ...expected: string[]) {
  await waitFor(() =>
    expect(['Просмотры', 'Отклики', 'Конверсия'].map((label) => valueOf(canvas, label)?.textContent)).toEqual(expected),
  );
}

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await figures(canvas, '200', '25', '12.5%');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Обновить' })).toBeEnabled());
    await expect(await canvas.findByText('Обновлено в 09:00')).toBeVisible();
    await isSilentAbout('Ошибка при загрузке статистики с HeadHunter');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(getHeadHunterStatistics)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout(/0\.0/);
  },
};

export const Refreshed: Story = {
  ...answers(() =>
    answeredSoFar(getHeadHunterStatistics) < 2 ? { views: 200, responses: 25 } : { views: 300, responses: 30 },
  ),
  play: async ({ canvas }) => {
    await figures(canvas, '200', '25', '12.5%');
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить' }));
    await figures(canvas, '300', '30', '10.0%');
    await expect(await quiet(getHeadHunterStatistics)).toHaveLength(2);
    await isSilentAbout('12.5%');
  },
};

export const NoViews: Story = {
  ...answers({ views: 0, responses: 0 }),
  play: async ({ canvas }) => {
    await figures(canvas, '0', '0', '0.0%');
    await isSilentAbout(/NaN|Infinity/);
  },
};

/** Nothing but nulls reads as nothing seen. */
export const NullFigures: Story = {
  ...answers({ views: null, responses: null }),
  play: async ({ canvas }) => {
    await figures(canvas, '0', '0', '0.0%');
    await isSilentAbout(/NaN|null|undefined/);
  },
};

export const TwoThirds: Story = {
  ...answers({ views: 3, responses: 2 }),
  play: async ({ canvas }) => {
    await figures(canvas, '3', '2', '66.7%');
  },
};

export const AboveHundred: Story = {
  ...answers({ views: 2, responses: 3 }),
  play: async ({ canvas }) => {
    await figures(canvas, '2', '3', '150.0%');
  },
};

export const LoadError: Story = {
  ...fails(500),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ошибка при загрузке статистики с HeadHunter')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Обновить' })).toBeEnabled());
    await isSilentAbout(hint);
  },
};

export const RefreshFails: Story = {
  play: async ({ canvas, context }) => {
    await figures(canvas, '200', '25', '12.5%');
    context.msw.use(mock.offline(getHeadHunterStatistics));
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Ошибка при загрузке статистики с HeadHunter'),
    );
    await figures(canvas, '200', '25', '12.5%');
  },
};

export const NotPublishedMessage: Story = {
  ...answers({ message: 'Вакансия не опубликована на HeadHunter' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не опубликована на HeadHunter')).toBeVisible();
    await expect(await canvas.findByText(hint)).toBeVisible();
    await isSilentAbout('0.0%');
  },
};

const notPublished: Answer = { message: 'Вакансия не опубликована на HeadHunter' };
const numberField = () => page().getByRole('textbox', { name: /^Номер или ссылка/ });

async function openLinking(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Указать вакансию на HeadHunter' }));
  await waitFor(() => expect(page().getByRole('dialog', { name: /^Вакансия на HeadHunter/ })).toBeVisible());
}

/** Another vacancy of the company is linked to it already: what was typed stays. */
export const LinkRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getHeadHunterStatistics, notPublished), mock.fail(linkHeadHunterVacancy, 'headHunterLinked')),
  play: async ({ canvas }) => {
    await openLinking(canvas);
    await userEvent.type(numberField(), '123456789');
    await userEvent.click(await page().findByRole('button', { name: 'Связать вакансии' }));
    await says('Эта вакансия HeadHunter уже связана с другой');
    await expect(numberField()).toHaveValue('123456789');
  },
};

/** A vacancy that is published there already is linked by its number or address. */
export const Linked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterStatistics, () =>
        answeredSoFar(linkHeadHunterVacancy) === 0 ? notPublished : { views: 40, responses: 3 },
      ),
      mock.ok(linkHeadHunterVacancy, { hhVacancyId: '123456789' }),
    ),
  play: async ({ canvas }) => {
    await openLinking(canvas);
    await userEvent.type(numberField(), 'нет');
    await userEvent.click(await page().findByRole('button', { name: 'Связать вакансии' }));
    await says('Укажите номер вакансии или ссылку на неё');
    await expect(await quiet(linkHeadHunterVacancy)).toEqual([]);
    await userEvent.clear(numberField());
    await userEvent.type(numberField(), 'https://hh.uz/vacancy/123456789?from=search');
    await userEvent.click(await page().findByRole('button', { name: 'Связать вакансии' }));
    await figures(canvas, '40', '3', '7.5%');
    await expect((await quiet(linkHeadHunterVacancy)).map(({ path, body }) => [path, body])).toEqual([
      ['/api/employer/headhunter/vacancies/v1', { hhVacancyId: '123456789' }],
    ]);
  },
};

export const OtherMessage: Story = {
  ...answers({ message: 'Статистика обновляется' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статистика обновляется')).toBeVisible();
    await isSilentAbout(hint);
  },
};

export const NotPublishedServerError: Story = {
  ...fails(404, { error: 'Вакансия не опубликована' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не опубликована')).toBeVisible();
    await expect(await canvas.findByText(hint)).toBeVisible();
    await isSilentAbout('Ошибка при загрузке статистики с HeadHunter');
  },
};

export const NotConfigured: Story = {
  ...fails('headHunterNotConnected'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HeadHunter не подключен')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Подключить HeadHunter' })).toHaveAttribute(
        'href',
        '/employer/integrations/headhunter',
      ),
    );
    await isSilentAbout('0.0%');
  },
};

export const ModuleDisabled: Story = {
  ...fails('moduleDisabled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Модуль отключён')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Подключить HeadHunter' })).toBeNull();
    await isSilentAbout('0.0%');
  },
};

export const Mobile390: Story = {
  globals: phone,
  ...answers({ views: 1284, responses: 96 }),
  play: async ({ canvas }) => {
    await figures(canvas, '1\u00a0284', '96', '7.5%');
    const refresh = canvas.getByRole('button', { name: 'Обновить' }).getBoundingClientRect();
    await expect(canvas.getByText('Просмотры').getBoundingClientRect().top).toBeGreaterThan(refresh.bottom);
    await noHorizontalScroll();
  },
};
