import { countNotifications, getCurrentUser, listNotifications, readNotifications } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, employer, noHorizontalScroll, phone, says, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { many, ofCandidate, ofVacancies } from '../../stories/fixtures.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

const meta = {
  title: 'Notifications/Page',
  component: NotificationsPage,
  tags: ['snapshot'],
  parameters: { host: { path: '/my/notifications' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    let isRead = false;
    msw.use(
      mock.ok(getCurrentUser, { user: candidate }),
      mock.ok(countNotifications, { unread: 1 }),
      mock.ok(listNotifications, () => ({
        items: ofCandidate.map((one) => ({ ...one, is_read: isRead || one.is_read })),
      })),
      mock.ok(readNotifications, () => {
        isRead = true;
        return { unread: 0 };
      }),
    );
  },
} satisfies Meta<typeof NotificationsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    const invited = await canvas.findByRole('link', { name: /Вас пригласили на интервью/ });
    await expect(invited).toHaveAttribute('href', '/my/applications?application=ap1');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'сегодня' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'вчера' })).toBeVisible();
    await expect(canvas.getAllByText('новое')).toHaveLength(1);
    await expect(await canvas.findByRole('button', { name: 'Прочитано всё' })).toBeVisible();
  },
};

export const Employer: Story = {
  parameters: { host: { path: '/employer/notifications' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(listNotifications, { items: ofVacancies })),
  play: async ({ canvas }) => {
    const rejected = await canvas.findByRole('link', { name: /Вакансия отклонена/ });
    await expect(rejected).toHaveAttribute('href', '/employer/vacancies/v1');
    await expect(rejected).toHaveTextContent('Контакты в тексте, Дубликат, Такая вакансия у вас уже есть');
    await expect(await canvas.findByRole('link', { name: /Не вышла в Telegram/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Вакансия одобрена/ })).toBeVisible();
    const week = await canvas.findByRole('link', { name: /Итоги недели. Новых заявок: 12, ждут больше 7 дней: 8/ });
    await expect(week).toHaveAttribute('href', '/employer/analytics');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /HeadHunter отключился/ })).toHaveAttribute(
        'href',
        '/employer/integrations/headhunter',
      ),
    );
    const invited = canvas.getByRole('link', { name: /Рустам Назаров приглашает вас в компанию Samarqand Textile/ });
    await expect(invited).toHaveAttribute('href', '/employer/companies');
  },
};

/** The first twenty with the way to the next, then the rest. */
const inParts = mock.ok(listNotifications, ({ query }) => {
  const rest = query.cursor === 'c2';
  const headers: Record<string, string> = { 'x-total-count': '25' };
  if (!rest) headers.link = '</notifications?limit=20&cursor=c2>; rel="next"';
  return HttpResponse.json({ items: rest ? many.slice(20) : many.slice(0, 20) }, { headers });
});

export const Mobile390: Story = {
  globals: phone,
  beforeEach: ({ msw }) => msw.use(inParts),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Новое сообщение'))[0]).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Прочитано всё' })).toBeVisible();
    await noHorizontalScroll();
  },
};

export const ReadAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Прочитано всё' }));
    await expect((await sent(readNotifications)).body).toEqual({ ids: ['n1'], until: '2025-06-16T03:12:00.000Z' });
    await waitFor(() => expect(canvas.queryByText('новое')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await canvas.findByText('Отклик открыли')).toBeVisible();
  },
};

export const ReadRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(readNotifications, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Прочитано всё' }));
    await says('Не удалось отметить прочитанным');
    await waitFor(() => expect(canvas.getByText('новое')).toBeInTheDocument());
  },
};

export const More: Story = {
  beforeEach: ({ msw }) => msw.use(inParts),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать ещё' }));
    await expect(await canvas.findByText('Показано 25 из 25')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: /Компания 21/ })).toHaveFocus());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listNotifications, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пока тихо')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByText('Пока тихо')).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listNotifications, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить уведомления')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByText('Пока тихо')).toBeNull();
  },
};
