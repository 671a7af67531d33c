import { countNotifications, getCurrentUser, listNotifications, readNotifications } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, page, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ofCandidate } from '../../stories/fixtures.ts';
import { inHeader } from '../../stories/inHeader.tsx';
import { Bell } from './Bell.tsx';

const meta = {
  title: 'Candidate/Notifications',
  component: Bell,
  tags: ['snapshot'],
  decorators: [inHeader],
  args: { href: '/my/notifications' },
  parameters: { host: { path: '/my' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    let isRead = false;
    msw.use(
      mock.ok(getCurrentUser, { user: candidate }),
      mock.ok(countNotifications, () => ({ unread: isRead ? 0 : 1 })),
      mock.ok(listNotifications, () => ({
        items: ofCandidate.map((one) => ({ ...one, is_read: isRead || one.is_read })),
      })),
      mock.ok(readNotifications, () => {
        isRead = true;
        return { unread: 0 };
      }),
    );
  },
} satisfies Meta<typeof Bell>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function opened(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await page().findByRole('dialog', { name: 'Уведомления' }));
}

/** Opened, the bell shows the newest, with what is new marked. */
export const Unread: Story = {
  parameters: {
    state: {
      ru: 'Колокольчик: одно новое',
      rule: 'bell',
      shows: ['Вас пригласили на интервью', 'Отклик открыли', 'Прочитано всё', 'Все уведомления'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const panel = await opened(canvas, 'Уведомления, новых: 1');
    const invited = await panel.findByRole('link', { name: /Вас пригласили на интервью/ });
    await waitFor(() => expect(invited).toBeVisible());
    await expect(invited).toHaveAttribute('href', '/my/applications?application=ap1');
    await expect(invited).toHaveTextContent('Frontend-разработчик, ООО «Барака Строй»');
    await expect(await panel.findByText('Отклик открыли')).toBeVisible();
    await expect(await panel.findByRole('button', { name: 'Прочитано всё' })).toBeVisible();
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/my/notifications'),
    );
  },
};

/** All are read at once: the dot is gone. */
export const AllRead: Story = {
  parameters: { state: { ru: 'Колокольчик: всё прочитано', rule: 'bell', shows: ['Уведомления'] } },
  play: async ({ canvas }) => {
    const panel = await opened(canvas, 'Уведомления, новых: 1');
    await userEvent.click(await panel.findByRole('button', { name: 'Прочитано всё' }));
    await expect((await sent(readNotifications)).body).toEqual({ ids: ['n1'], until: '2025-06-16T03:12:00.000Z' });
    await waitFor(() => expect(panel.queryByText('новое')).toBeNull());
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Уведомления' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Уведомления' })).toHaveFocus());
  },
};

/** Without any it says that it is quiet. */
export const Empty: Story = {
  parameters: { state: { ru: 'Колокольчик: уведомлений нет', rule: 'bell', shows: ['Пока тихо'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(countNotifications, { unread: 0 }), mock.ok(listNotifications, { items: [] })),
  play: async ({ canvas }) => {
    const panel = await opened(canvas, 'Уведомления');
    await waitFor(() => expect(panel.getByText('Пока тихо')).toBeVisible());
    await expect(panel.queryByRole('button', { name: 'Прочитано всё' })).toBeNull();
  },
};
