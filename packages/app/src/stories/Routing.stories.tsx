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

export const AuthLoading: Story = {
  tags: ['gate'],
  args: { path: '/employer/dashboard' },
  beforeEach: ({ msw }) => msw.use(mock.pending(getCurrentUser)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Начать' })).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const UnknownPathGoesHome: Story = {
  args: { path: '/no-such-page' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Начать' })).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
  },
};

export const VisitorSentHomeOriginKept: Story = {
  args: { path: '/employer/applications' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveAttribute('data-from', '/employer/applications'));
    await expect(await canvas.findByRole('button', { name: 'Продолжить' })).toBeVisible();
  },
};

export const CandidateSentHome: Story = {
  args: { path: '/employer/vacancies' },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: candidate })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
    await expect(await canvas.findByRole('link', { name: 'Смотреть вакансии' })).toBeVisible();
  },
};

export const EmployerOnOtherRoleRoute: Story = {
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
