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

/** Views, responses and their share, with a way to read them again. */
export const Default: Story = {
  parameters: { state: { ru: 'Просмотры и отклики', rule: 'headhunter-statistics', shows: ['12.5%', 'Обновить'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await figures(canvas, '200', '25', '12.5%');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Обновить' })).toBeEnabled());
    await expect(await canvas.findByText('Обновлено в 09:00')).toBeVisible();
    await isSilentAbout('Ошибка при загрузке статистики с HeadHunter');
  },
};

/** While figures are on their way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка цифр', rule: 'headhunter-statistics', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getHeadHunterStatistics)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout(/0\.0/);
  },
};

/** Refreshing reads new figures. */
export const Refreshed: Story = {
  ...answers(() =>
    answeredSoFar(getHeadHunterStatistics) < 2 ? { views: 200, responses: 25 } : { views: 300, responses: 30 },
  ),
  parameters: { state: { ru: 'Цифры обновлены', rule: 'headhunter-statistics', shows: ['10.0%'] } },
  play: async ({ canvas }) => {
    await figures(canvas, '200', '25', '12.5%');
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить' }));
    await figures(canvas, '300', '30', '10.0%');
    await expect(await quiet(getHeadHunterStatistics)).toHaveLength(2);
    await isSilentAbout('12.5%');
  },
};

/** Without views the share is nought. */
export const NoViews: Story = {
  ...answers({ views: 0, responses: 0 }),
  parameters: { state: { ru: 'Просмотров нет', rule: 'headhunter-statistics', shows: ['0.0%'] } },
  play: async ({ canvas }) => {
    await figures(canvas, '0', '0', '0.0%');
    await isSilentAbout(/NaN|Infinity/);
  },
};

/** Nothing but nulls reads as nothing seen. */
export const NullFigures: Story = {
  ...answers({ views: null, responses: null }),
  parameters: { state: { ru: 'Пустые цифры', rule: 'headhunter-statistics', shows: ['0.0%'] } },
  play: async ({ canvas }) => {
    await figures(canvas, '0', '0', '0.0%');
    await isSilentAbout(/NaN|null|undefined/);
  },
};

/** A share has one decimal, rounded. */
export const TwoThirds: Story = {
  ...answers({ views: 3, responses: 2 }),
  parameters: { state: { ru: 'Доля с одним знаком', rule: 'headhunter-statistics', shows: ['66.7%'] } },
  play: async ({ canvas }) => {
    await figures(canvas, '3', '2', '66.7%');
  },
};

/** More responses than views make a share above a hundred. */
export const AboveHundred: Story = {
  ...answers({ views: 2, responses: 3 }),
  parameters: { state: { ru: 'Доля больше ста', rule: 'headhunter-statistics', shows: ['150.0%'] } },
  play: async ({ canvas }) => {
    await figures(canvas, '2', '3', '150.0%');
  },
};

/** Figures that did not load say so. */
export const LoadError: Story = {
  ...fails(500),
  parameters: {
    state: {
      ru: 'Ошибка загрузки цифр',
      rule: 'headhunter-statistics',
      shows: ['Ошибка при загрузке статистики с HeadHunter', 'Обновить'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ошибка при загрузке статистики с HeadHunter')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Обновить' })).toBeEnabled());
    await isSilentAbout(hint);
  },
};

/** A refresh that failed says so and leaves the figures. */
export const RefreshFails: Story = {
  parameters: { state: { ru: 'Ошибка обновления цифр', rule: 'headhunter-statistics', shows: ['12.5%', '200'] } },
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

/** A vacancy that is not there shows the message and the hint to publish. */
export const NotPublishedMessage: Story = {
  ...answers({ message: 'Вакансия не опубликована на HeadHunter' }),
  parameters: {
    state: {
      ru: 'Вакансии на HeadHunter нет',
      rule: 'headhunter-statistics',
      shows: ['Опубликуйте вакансию на HeadHunter, чтобы видеть статистику'],
    },
  },
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
  parameters: {
    state: {
      ru: 'Связать не получилось',
      rule: 'headhunter-link',
      shows: ['Эта вакансия HeadHunter уже связана с другой'],
    },
  },
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
  parameters: { state: { ru: 'Вакансия связана по номеру', rule: 'headhunter-link', shows: ['7.5%'] } },
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

/** Any other message stands alone. */
export const OtherMessage: Story = {
  ...answers({ message: 'Статистика обновляется' }),
  parameters: {
    state: { ru: 'Другое сообщение HeadHunter', rule: 'headhunter-statistics', shows: ['Статистика обновляется'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Статистика обновляется')).toBeVisible();
    await isSilentAbout(hint);
  },
};

/** An error that says so brings the same hint. */
export const NotPublishedServerError: Story = {
  ...fails(404, { error: 'Вакансия не опубликована' }),
  parameters: {
    state: {
      ru: 'Вакансии нет: ошибка сервера',
      rule: 'headhunter-statistics',
      shows: ['Опубликуйте вакансию на HeadHunter, чтобы видеть статистику'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не опубликована')).toBeVisible();
    await expect(await canvas.findByText(hint)).toBeVisible();
    await isSilentAbout('Ошибка при загрузке статистики с HeadHunter');
  },
};

/** Where HeadHunter is not connected a link leads to connecting it. */
export const NotConfigured: Story = {
  ...fails('headHunterNotConnected'),
  parameters: { state: { ru: 'HeadHunter не подключён', rule: 'headhunter', shows: ['Подключить HeadHunter'] } },
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

/** A module that is off says so. */
export const ModuleDisabled: Story = {
  ...fails('moduleDisabled'),
  parameters: { state: { ru: 'Модуль выключен', rule: 'modules', shows: ['Модуль отключён'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Модуль отключён')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Подключить HeadHunter' })).toBeNull();
    await isSilentAbout('0.0%');
  },
};

/** On a phone the figures stand below the header. */
export const Mobile390: Story = {
  globals: phone,
  ...answers({ views: 1284, responses: 96 }),
  parameters: { state: { ru: 'Цифры на телефоне', rule: 'headhunter-statistics', shows: ['7.5%'] } },
  play: async ({ canvas }) => {
    await figures(canvas, '1\u00a0284', '96', '7.5%');
    const refresh = canvas.getByRole('button', { name: 'Обновить' }).getBoundingClientRect();
    await expect(canvas.getByText('Просмотры').getBoundingClientRect().top).toBeGreaterThan(refresh.bottom);
    await noHorizontalScroll();
  },
};
