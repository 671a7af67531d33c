import {
  countCandidateApplications,
  getCandidate,
  getConsentTerms,
  getCurrentUser,
  getNotificationSettings,
  getPublicVacancy,
  listCandidateApplications,
  listResumes,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AppHost } from './AppHost.tsx';

const meta = {
  title: 'Candidate/Header',
  component: AppHost,
  parameters: { host: false },
  args: { path: '/my/applications' },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(getCurrentUser, { user: candidate }),
      mock.ok(getCandidate, { id: 'u2', first_name: 'Нилуфар', last_name: 'Юсупова', phone: '998931112233' }),
      mock.ok(listCandidateApplications, { items: [] }),
      mock.ok(countCandidateApplications, {}),
      mock.ok(listResumes, { items: [] }),
      mock.fail(getConsentTerms, 404),
      mock.fail(getNotificationSettings, 404),
    );
  },
} satisfies Meta<typeof AppHost>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const wide = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const sections = { Вакансии: '/vacancies', Отклики: '/my/applications' };

/** The one navigation that is seen at this width, once the sections have come. */
async function sectionsOf(canvas: Canvas) {
  await canvas.findByRole('link', { name: 'Отклики' });
  return within(canvas.getByRole('navigation', { name: 'Основная' }));
}

/** A candidate's sections with the present one marked, and the person's menu closed. */
export const Desktop: Story = {
  parameters: {
    state: {
      ru: 'Разделы кандидата на широком экране',
      rule: 'candidates-header',
      shows: ['Вакансии', 'Отклики', 'Меню: Нилуфар Юсупова'],
    },
  },
  tags: ['gate'],
  globals: wide,
  play: async ({ canvas }) => {
    const bar = await sectionsOf(canvas);
    for (const [name, href] of Object.entries(sections))
      await waitFor(() => expect(bar.getByRole('link', { name })).toHaveAttribute('href', href));
    await waitFor(() => expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Отклики'));
    await expect(await within(await canvas.findByRole('banner')).findByRole('navigation')).toBeVisible();
    const menu = await canvas.findByRole('button', { name: 'Меню: Нилуфар Юсупова' });
    await expect(menu).toBeVisible();
    await expect(within(menu).getByText('Нилуфар').getBoundingClientRect().left).toBeGreaterThan(
      within(menu).getByText('НЮ').getBoundingClientRect().right,
    );
    await expect(await canvas.findByText('Откликов пока нет')).toBeVisible();
  },
};

/** On a phone the sections stand at the lower edge, and the header keeps the person. */
export const Mobile390: Story = {
  parameters: {
    state: {
      ru: 'Разделы кандидата на телефоне: внизу',
      rule: 'candidates-header',
      shows: ['Вакансии', 'Отклики', 'Меню: Нилуфар Юсупова'],
    },
  },
  globals: phone,
  play: async ({ canvas }) => {
    const bar = await sectionsOf(canvas);
    await waitFor(() => expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Отклики'));
    await expect(within(canvas.getByRole('banner')).queryByRole('navigation')).toBeNull();
    const { bottom } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(await canvas.findByText('Откликов пока нет')).toBeVisible();
  },
};

/** The person's menu has the other language and the way out. */
export const UserMenuOpen: Story = {
  parameters: { state: { ru: 'Меню кандидата открыто', rule: 'candidates-header', shows: ['O‘zbekcha', 'Выйти'] } },
  globals: wide,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Меню: Нилуфар Юсупова' }));
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible());
    await expect(await page.findByRole('menuitem', { name: 'O‘zbekcha' })).toBeVisible();
  },
};

/** Where a response is written, nothing stands at the lower edge. */
export const HiddenOnRespond: Story = {
  parameters: { state: { ru: 'На отклике нижней панели нет', rule: 'candidates-header', shows: ['Откликнуться'] } },
  globals: phone,
  args: { path: '/vacancies/v1/respond' },
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublicVacancy, { id: 'v1', title: 'Швея' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Откликнуться' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Меню: Нилуфар Юсупова' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A visitor has the way in of candidates, and that of employers. */
export const VisitorHasTwoWaysIn: Story = {
  parameters: { state: { ru: 'Гость: два входа', rule: 'candidates-header', shows: ['Войти', 'Работодателям'] } },
  globals: wide,
  args: { path: '/vacancies/v1/respond' },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(getCurrentUser, 'noSession'), mock.ok(getPublicVacancy, { id: 'v1', title: 'Швея' })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/my/sign-in'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Работодателям' })).toHaveAttribute('href', '/'));
  },
};

/** A visitor on a candidate's page goes to the sign-in of candidates with the address kept. */
export const VisitorSentToSignIn: Story = {
  parameters: { state: { ru: 'Гость на странице кандидата: вход', rule: 'guard', shows: ['Номер телефона'] } },
  args: { path: '/my/applications?filter=closed' },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 'noSession')),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent(
        '/my/sign-in?redirect=%2Fmy%2Fapplications%3Ffilter%3Dclosed',
      ),
    );
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
  },
};
