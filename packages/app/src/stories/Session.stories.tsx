import {
  checkSubscription,
  countApplications,
  getCurrentUser,
  getEmployerProfile,
  listApplications,
  listCompanies,
  listInvitations,
  listNotifications,
  listVacancies,
  logout,
  sessionHint,
} from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import { employer, quiet, sent, StoryHost } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RequireRole } from '../routing/RequireRole.tsx';
import { AppHost } from './AppHost.tsx';

const meta = {
  title: 'Auth/Session',
  component: AppHost,
  parameters: { host: false },
  args: { path: '/employer/dashboard' },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(listVacancies, { items: [] }),
      mock.ok(listApplications, { items: [] }),
      mock.ok(countApplications, { total: 0 }),
      mock.ok(listCompanies, { items: [] }),
      mock.ok(listInvitations, { items: [] }),
      mock.ok(listNotifications, { items: [] }),
      mock.ok(checkSubscription, { hasActiveSubscription: false, subscriptions: [] }),
    );
  },
} satisfies Meta<typeof AppHost>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cacheUser = (age: number) =>
  localStorage.setItem('kasb.user', JSON.stringify({ user: employer, at: Date.now() - age }));
const hasHint = () => document.cookie.includes(`${sessionHint}=1`);
const dashboard = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /Азиз/ });
const at = (canvas: Canvas, path: RegExp) =>
  waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(path));
const expectNothingStored = async () => {
  await expect(localStorage.getItem('kasb.user')).toBeNull();
  await expect(localStorage.getItem('kasb.token')).toBeNull();
  await expect(hasHint()).toBe(false);
};

/** A person cached a moment under five minutes ago is believed without a question. */
export const CacheFresh: Story = {
  parameters: { state: { ru: 'Человек помнится меньше пяти минут', rule: 'session', shows: ['Меню: Азиз Каримов'] } },
  tags: ['gate'],
  beforeEach: () => cacheUser(299_999),
  play: async ({ canvas }) => {
    await expect(await dashboard(canvas)).toBeVisible();
    await at(canvas, /^\/employer\/dashboard$/);
    await expect(await quiet(getCurrentUser)).toHaveLength(0);
  },
};

/** A person cached five minutes ago is asked for anew, and the 401 makes a visitor. */
export const CacheExpired: Story = {
  parameters: { state: { ru: 'Память старше пяти минут: спрашиваем заново', rule: 'session', shows: ['Продолжить'] } },
  beforeEach: () => cacheUser(300_000),
  play: async ({ canvas }) => {
    await at(canvas, /^\/$/);
    await sent(getCurrentUser);
    await expectNothingStored();
    await expect(canvas.queryByRole('heading', { name: /Азиз/ })).toBeNull();
  },
};

/** Without a cached person the session's own is asked for. */
export const NoCacheFetchesUser: Story = {
  parameters: { state: { ru: 'Памяти нет: спрашиваем, кто это', rule: 'session', shows: ['Меню: Азиз Каримов'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer })),
  play: async ({ canvas }) => {
    await expect(await dashboard(canvas)).toBeVisible();
    await expect(await quiet(getCurrentUser)).toHaveLength(1);
  },
};

/** Nothing hints at a session, so nobody is asked for and no 401 stands in the console. */
export const VisitorAsksForNobody: Story = {
  parameters: { state: { ru: 'У посетителя ничего не спрашиваем', rule: 'session', shows: ['Продолжить'] } },
  beforeEach: () => void (document.cookie = `${sessionHint}=; Path=/; Max-Age=0`),
  play: async ({ canvas }) => {
    await at(canvas, /^\/$/);
    await expect(await canvas.findByRole('button', { name: /Начать|Продолжить/ })).toBeVisible();
    await expect(await quiet(getCurrentUser)).toHaveLength(0);
  },
};

/** What another tab does is told to this one by its storage. */
function elsewhere(change: () => void) {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'kasb.user', storageArea: localStorage }));
}

/** Who signs out in another tab is signed out here. */
export const SignedOutInAnotherTab: Story = {
  parameters: { state: { ru: 'Вышли в другой вкладке', rule: 'session', shows: ['Продолжить'] } },
  beforeEach: () => cacheUser(0),
  play: async ({ canvas }) => {
    await expect(await dashboard(canvas)).toBeVisible();
    elsewhere(() => localStorage.removeItem('kasb.user'));
    await at(canvas, /^\/$/);
    await expect(canvas.queryByRole('heading', { name: /Азиз/ })).toBeNull();
  },
};

/** Who signs in in another tab is signed in here. */
export const SignedInInAnotherTab: Story = {
  parameters: { state: { ru: 'Вошли в другой вкладке', rule: 'session', shows: ['Меню: Азиз Каримов'] } },
  args: { path: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Начать' })).toBeVisible();
    elsewhere(() => cacheUser(0));
    await expect(await dashboard(canvas)).toBeVisible();
  },
};

/** A guarded screen that reads the profile. */
function Profile() {
  const profile = useQuery(getEmployerProfile, {});
  return profile.status === 'ready' ? <h1>Профиль</h1> : null;
}

/** A 401 on any page clears person, token and hint and leads home. */
export const UnauthorizedClearsSession: Story = {
  parameters: { state: { ru: 'Сессия недействительна: на вход', rule: 'session', shows: ['Вход'] } },
  args: { path: '/employer/profile' },
  render: ({ path }) => (
    <StoryHost ground="page">
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<RequireRole role="employer" />}>
            <Route path={path} element={<Profile />} />
          </Route>
          <Route path="/" element={<h1>Вход</h1>} />
        </Routes>
      </MemoryRouter>
    </StoryHost>
  ),
  beforeEach: ({ msw }) => {
    cacheUser(0);
    msw.use(mock.fail(getEmployerProfile, 'noSession'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вход' })).toBeVisible();
    await expectNothingStored();
    await expect(canvas.queryByRole('heading', { name: 'Профиль' })).toBeNull();
  },
};

/** Signing out tells the provider, clears all and leads home. */
export const LogoutClearsSession: Story = {
  parameters: { state: { ru: 'Выход: всё забыто', rule: 'session', shows: ['Начать'] } },
  beforeEach: ({ msw }) => {
    cacheUser(0);
    msw.use(mock.ok(logout, undefined));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Меню: Азиз Каримов' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Выйти' }));
    await at(canvas, /^\/$/);
    await expect((await sent(logout)).path).toBe('/auth/phone/logout');
    await expectNothingStored();
  },
};

/** After signing out the next load asks for nobody. */
export const LogoutSkipsNextCheck: Story = {
  parameters: { state: { ru: 'После выхода никого не спрашиваем', rule: 'session', shows: ['Начать'] } },
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    localStorage.setItem('kasb.skipCheck', '1');
    msw.use(mock.ok(getCurrentUser, { user: employer }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Начать' })).toBeVisible();
    await expect(await quiet(getCurrentUser)).toHaveLength(0);
    await expect(canvas.queryByRole('heading', { name: /Азиз/ })).toBeNull();
  },
};
