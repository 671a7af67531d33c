import { getConsentTerms, sessionHint } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ServedPage } from './ServedPage.tsx';

const vacancy = {
  id: 'v1',
  title: 'Технолог швейного производства',
  description: 'Отвечать за качество, вести технологические карты, обучать новых людей.',
  company_name: 'Samarqand Textile',
  location: 'Самарканд',
  salary_min: 8_000_000,
  salary_max: 12_000_000,
  currency: 'UZS',
  employment_type: 'full-time',
  created_at: '2025-06-01T09:00:00.000Z',
  requirements: ['Опыт от двух лет'],
  benefits: ['Обеды'],
};
const answers = {
  '/vacancies': [vacancy, { ...vacancy, id: 'v2', title: 'Продавец-консультант' }],
  '/vacancies/v1': vacancy,
  '/api/employer/cities': [{ id: 1, name: 'Самарканд' }],
  '/vacancies/none': Response.json({ code: 'unknownVacancy', error: 'нет' }, { status: 404 }),
  '/vacancies/closed': Response.json({ code: 'vacancyClosed', error: 'закрыта', similar: [vacancy] }, { status: 410 }),
};

const meta = {
  title: 'App/PublicPages',
  component: ServedPage,
  parameters: { host: false },
  tags: ['own-page'],
  args: { path: '/vacancies', answers },
  beforeEach: () => {
    // A visitor: nobody is asked who it is.
    document.cookie = `${sessionHint}=; Path=/; Max-Age=0`;
  },
} satisfies Meta<typeof ServedPage>;

export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** The scripts come: what was drawn stays, node for node, and nothing is asked for. */
async function hydrates({ canvas, canvasElement }: Pick<Played, 'canvas' | 'canvasElement'>) {
  const scripts = await canvas.findByTestId('scripts');
  const before = [...canvasElement.querySelectorAll('a, button, input, h1, h2, article')].filter(
    (part) => part !== scripts,
  );
  await expect(before.length).toBeGreaterThan(3);
  performance.clearMarks();
  scripts.click();
  await waitFor(() => expect(performance.getEntriesByName('kasb-usable')).not.toHaveLength(0));
  for (const part of before) await expect(part).toBeInTheDocument();
}

/** The sign-in page before its scripts: the form is there. */
export const SignInServed: Story = {
  parameters: { state: { ru: 'Вход до скриптов', rule: 'public-pages', shows: ['Номер телефона', 'Начать'] } },
  tags: ['gate'],
  args: { path: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Начать' })).toBeEnabled());
  },
};

/** With the scripts the sign-in page stays as it was drawn, and nothing is asked for. */
export const SignInHydrated: Story = {
  parameters: { state: { ru: 'Вход после скриптов', rule: 'public-pages', shows: ['Начать'] } },
  args: { path: '/' },
  play: hydrates,
};

/** What was typed before the scripts stays, and is laid out as a phone. */
export const SignInTypedBefore: Story = {
  parameters: { state: { ru: 'Вход: набрано до скриптов', rule: 'public-pages', shows: ['+998 (90) 123-45-67'] } },
  args: { path: '/' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Номер телефона' });
    await userEvent.type(field, '901234567');
    await hydrates({ canvas, canvasElement });
    await waitFor(() => expect(field).toHaveValue('+998 (90) 123-45-67'));
    await expect(field).toHaveFocus();
  },
};

/** The sign-in page under /uz, with the way to Russian. */
export const SignInInUzbek: Story = {
  parameters: { state: { ru: 'Вход на узбекском', rule: 'public-pages', shows: ['Boshlash', 'Русский'] } },
  args: { path: '/uz' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Boshlash' })).toBeVisible();
    await hydrates({ canvas, canvasElement });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Русский' })).toHaveAttribute('href', '/'));
  },
};

/** The search before its scripts: cards, and the filters as a form of the browser. */
export const SearchServed: Story = {
  parameters: {
    state: { ru: 'Поиск до скриптов', rule: 'public-pages', shows: ['Технолог швейного производства', 'Найти'] },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Технолог швейного производства' })).toHaveAttribute(
        'href',
        '/vacancies/v1',
      ),
    );
    await expect(await canvas.findByRole('button', { name: 'Найти' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'O‘zbekcha' })).toHaveAttribute('href', '/uz/vacancies'),
    );
  },
};

/** With the scripts the search stays as it was drawn, and nothing is asked for. */
export const SearchHydrated: Story = {
  parameters: {
    state: { ru: 'Поиск после скриптов', rule: 'public-pages', shows: ['Технолог швейного производства'] },
  },
  play: hydrates,
};

/** Words that were typed before the scripts stay, and are what is searched for. */
export const SearchTypedBefore: Story = {
  parameters: { state: { ru: 'Поиск: набрано до скриптов', rule: 'public-pages', shows: ['технолог'] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Поиск' });
    await userEvent.type(field, 'технолог');
    await hydrates({ canvas, canvasElement });
    await expect(field).toHaveValue('технолог');
    await expect(field).toHaveFocus();
  },
};

/** The search under /uz, whose links stay in Uzbek but for the way to Russian. */
export const SearchInUzbek: Story = {
  parameters: { state: { ru: 'Поиск на узбекском', rule: 'public-pages', shows: ['Topish', 'Русский'] } },
  args: { path: '/uz/vacancies' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Технолог швейного производства' })).toHaveAttribute(
        'href',
        '/uz/vacancies/v1',
      ),
    );
    await hydrates({ canvas, canvasElement });
    await expect(await canvas.findByRole('button', { name: 'Topish' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Русский' })).toHaveAttribute('href', '/vacancies'));
  },
};

/** A vacancy before its scripts. */
export const VacancyServed: Story = {
  parameters: {
    state: {
      ru: 'Вакансия до скриптов',
      rule: 'public-pages',
      shows: ['Технолог швейного производства', 'Назад к поиску'],
    },
  },
  args: { path: '/vacancies/v1' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Технолог швейного производства'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Назад к поиску' })).toHaveAttribute('href', '/vacancies'),
    );
  },
};

/** A vacancy that never was public. */
export const VacancyNotFound: Story = {
  parameters: { state: { ru: 'Вакансии нет, с сервера', rule: 'public-pages', shows: ['Вакансия не найдена'] } },
  args: { path: '/vacancies/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не найдена')).toBeVisible();
  },
};

/** A vacancy that was public, with those like it. */
export const VacancyClosed: Story = {
  parameters: {
    state: { ru: 'Вакансия закрыта, с сервера', rule: 'public-pages', shows: ['Вакансия закрыта', 'Похожие вакансии'] },
  },
  args: { path: '/vacancies/closed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Вакансия закрыта')).toBeVisible();
    await hydrates({ canvas, canvasElement });
    await expect(await canvas.findByRole('heading', { name: 'Похожие вакансии' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Технолог швейного производства' })).toBeVisible();
  },
};

/** A vacancy under /uz. */
export const VacancyInUzbek: Story = {
  parameters: { state: { ru: 'Вакансия на узбекском', rule: 'public-pages', shows: ['Qidiruvga qaytish'] } },
  args: { path: '/uz/vacancies/v1' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Qidiruvga qaytish' })).toHaveAttribute('href', '/uz/vacancies'),
    );
  },
};

/** What is responded to is there before the scripts. */
export const RespondServed: Story = {
  parameters: {
    state: { ru: 'Отклик до скриптов', rule: 'public-pages', shows: ['Технолог швейного производства', 'К вакансии'] },
  },
  args: { path: '/vacancies/v1/respond' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Технолог швейного производства')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К вакансии' })).toHaveAttribute('href', '/vacancies/v1'),
    );
  },
};

/** With the scripts comes the form, and the vacancy is not asked for again. */
export const RespondHydrated: Story = {
  parameters: {
    state: { ru: 'Отклик после скриптов', rule: 'public-pages', shows: ['Технолог швейного производства', 'Имя'] },
  },
  args: { path: '/vacancies/v1/respond' },
  beforeEach: ({ msw }) => msw.use(mock.ok(getConsentTerms, { version: 1, text: 'Касб хранит ваше имя и телефон.' })),
  play: async ({ canvas }) => {
    (await canvas.findByTestId('scripts')).click();
    await expect(await canvas.findByRole('textbox', { name: 'Имя' })).toBeVisible();
    await expect(await canvas.findByText('Технолог швейного производства')).toBeVisible();
  },
};
