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

/** All of them by days, what is new marked. */
export const Default: Story = {
  parameters: {
    state: { ru: 'По дням', rule: 'bell', shows: ['Вас пригласили на интервью', 'Отклик открыли', 'Прочитано всё'] },
  },
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

/** What became of vacancies, of their publication and of HeadHunter, with the reasons. */
export const Employer: Story = {
  parameters: {
    state: {
      ru: 'Работодателю: вакансии и HeadHunter',
      rule: 'bell',
      shows: [
        'Вакансия отклонена',
        'Не вышла в Telegram',
        'HeadHunter отключился',
        'Вакансия одобрена',
        'Итоги недели',
      ],
    },
    host: { path: '/employer/notifications' },
  },
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

/** On a phone long words wrap. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'На телефоне', rule: 'bell', shows: ['Уведомления', 'Прочитано всё'] } },
  globals: phone,
  beforeEach: ({ msw }) => msw.use(inParts),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Новое сообщение'))[0]).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Уведомления' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Прочитано всё' })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** All that is shown is read. */
export const ReadAll: Story = {
  parameters: { state: { ru: 'Прочитано всё', rule: 'bell', shows: ['Отклик открыли'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Прочитано всё' }));
    await expect((await sent(readNotifications)).body).toEqual({ ids: ['n1'], until: '2025-06-16T03:12:00.000Z' });
    await waitFor(() => expect(canvas.queryByText('новое')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await canvas.findByText('Отклик открыли')).toBeVisible();
  },
};

/** What could not be marked is new again, and it says so. */
export const ReadRefused: Story = {
  parameters: { state: { ru: 'Отметка отклонена', rule: 'bell', shows: ['Не удалось отметить прочитанным'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(readNotifications, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Прочитано всё' }));
    await says('Не удалось отметить прочитанным');
    await waitFor(() => expect(canvas.getByText('новое')).toBeInTheDocument());
  },
};

/** The next twenty come below, with the focus on the first of them. */
export const More: Story = {
  parameters: { state: { ru: 'Следующая часть', rule: 'bell', shows: ['Показано 25 из 25'] } },
  beforeEach: ({ msw }) => msw.use(inParts),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать ещё' }));
    await expect(await canvas.findByText('Показано 25 из 25')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: /Компания 21/ })).toHaveFocus());
  },
};

/** Without any it says that it is quiet. */
export const Empty: Story = {
  parameters: { state: { ru: 'Уведомлений нет', rule: 'bell', shows: ['Пока тихо'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listNotifications, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Пока тихо')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** While they load their places are kept. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загружаются', rule: 'bell', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByText('Пока тихо')).toBeNull();
  },
};

/** A list that did not load says so, with a retry. */
export const Failed: Story = {
  parameters: {
    state: { ru: 'Не загрузились', rule: 'bell', shows: ['Не удалось загрузить уведомления', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listNotifications, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить уведомления')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByText('Пока тихо')).toBeNull();
  },
};
