import { getCurrentUser } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, employer, StoryHost } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { RequireRole } from '../routing/RequireRole.tsx';
import { AppHost } from './AppHost.tsx';

const meta = {
  title: 'App/Routing',
  component: AppHost,
  parameters: { host: false },
} satisfies Meta<typeof AppHost>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Until it is known who is here there is only a spinner. */
export const AuthLoading: Story = {
  parameters: { state: { ru: 'Кто здесь, ещё неизвестно: загрузка', rule: 'guard', shows: ['Загрузка'] } },
  tags: ['gate'],
  args: { path: '/employer/dashboard' },
  beforeEach: ({ msw }) => msw.use(mock.pending(getCurrentUser)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Начать' })).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** An address that is no page leads home. */
export const UnknownPathGoesHome: Story = {
  parameters: { state: { ru: 'Неизвестный адрес ведёт на вход', rule: 'routes', shows: ['Начать'] } },
  args: { path: '/no-such-page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Начать' })).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
  },
};

/** A visitor of a guarded page goes home with its address kept. */
export const VisitorSentHomeOriginKept: Story = {
  parameters: {
    state: { ru: 'Посетитель отправлен на вход, адрес сохранён', rule: 'return-address', shows: ['Продолжить'] },
  },
  args: { path: '/employer/applications' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveAttribute('data-from', '/employer/applications'));
    await expect(await canvas.findByRole('button', { name: 'Продолжить' })).toBeVisible();
  },
};

/** A candidate on an employer's page goes home. */
export const CandidateSentHome: Story = {
  parameters: { state: { ru: 'Кандидат отправлен на главную', rule: 'guard', shows: ['Смотреть вакансии'] } },
  args: { path: '/employer/vacancies' },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: candidate })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
    await expect(await canvas.findByRole('link', { name: 'Смотреть вакансии' })).toBeVisible();
  },
};

/** An employer on a page of another role goes to the dashboard. */
export const EmployerOnOtherRoleRoute: Story = {
  parameters: { state: { ru: 'Работодатель на чужой странице: на обзор', rule: 'guard', shows: ['Рабочее место'] } },
  args: { path: '/candidate-only' },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer })),
  render: ({ path }) => (
    <StoryHost ground="page">
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<RequireRole role="candidate" />}>
            <Route path={path} element={<p>Только для кандидатов</p>} />
          </Route>
          <Route path="/employer/dashboard" element={<p>Рабочее место</p>} />
        </Routes>
      </MemoryRouter>
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Рабочее место')).toBeVisible();
    await expect(canvas.queryByText('Только для кандидатов')).toBeNull();
  },
};
