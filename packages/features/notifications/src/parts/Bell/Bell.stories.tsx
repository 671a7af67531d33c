import { countNotifications, getCurrentUser, listNotifications, readNotifications } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, isSilentAbout, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ofEmployer } from '../../stories/fixtures.ts';
import { inHeader } from '../../stories/inHeader.tsx';
import { Bell } from './Bell.tsx';

const meta = {
  title: 'Notifications/Bell',
  component: Bell,
  tags: ['snapshot', 'modes'],
  decorators: [inHeader],
  args: { href: '/employer/notifications', settingsHref: '/employer/notifications/settings' },
  parameters: { host: { path: '/employer/dashboard' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    let items = ofEmployer;
    const unread = () => items.filter(({ is_read }) => !is_read).length;
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(countNotifications, () => ({ unread: unread() })),
      mock.ok(listNotifications, () => ({ items })),
      mock.ok(readNotifications, ({ body }) => {
        const { ids } = body as { ids: string[] };
        items = items.map((one) => ({ ...one, is_read: one.is_read === true || ids.includes(one.id as string) }));
        return { unread: unread() };
      }),
    );
  },
} satisfies Meta<typeof Bell>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const withNew = (canvas: Canvas) => canvas.findByRole('button', { name: 'Уведомления, новых: 3' });

/** Opens the bell and gives what it shows. */
async function opened(canvas: Canvas) {
  await userEvent.click(await withNew(canvas));
  return within(await page().findByRole('dialog', { name: 'Уведомления' }));
}

/** The bell has a dot and says how many are new; nothing else is asked for. */
export const Employer: Story = {
  parameters: { state: { ru: 'Три новых', rule: 'bell', shows: ['Уведомления, новых: 3'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await withNew(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(page().queryByRole('dialog')).toBeNull();
    await expect(await quiet(listNotifications)).toEqual([]);
  },
};

/** Opened, it shows the newest and reads none. */
export const Open: Story = {
  parameters: {
    state: {
      ru: 'Открыт',
      rule: 'bell',
      shows: ['3 новые заявки', 'Оплата прошла', 'Прочитано всё', 'Все уведомления'],
    },
  },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await waitFor(() => expect(panel.getByRole('link', { name: /3 новые заявки/ })).toBeVisible());
    await expect(panel.getAllByText('новое')).toHaveLength(3);
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Настройки уведомлений' })).toHaveAttribute(
        'href',
        '/employer/notifications/settings',
      ),
    );
    // Nobody is led out of the site by a provider's address.
    await expect(panel.getByText('Оплата прошла').closest('a')).toBeNull();
    await waitFor(() =>
      expect(panel.getByRole('link', { name: /Кто-то подбирал код/ })).toHaveAttribute('href', '/employer/profile'),
    );
    await expect(await panel.findByRole('button', { name: 'Прочитано всё' })).toBeVisible();
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/employer/notifications'),
    );
    await expect(await quiet(readNotifications)).toEqual([]);
  },
};

/** One that is followed is read, and leads to its place. */
export const PressReadsAndGoes: Story = {
  parameters: { state: { ru: 'Нажато: прочитано и открыто', rule: 'bell', shows: ['Уведомления, новых: 2'] } },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(await panel.findByRole('link', { name: /3 новые заявки/ }));
    await expect((await sent(readNotifications)).body).toEqual({ ids: ['n1'] });
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/applications'));
    await expect(await canvas.findByRole('button', { name: 'Уведомления, новых: 2' })).toBeVisible();
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

/** What could not be marked is new again, and it says so. */
export const ReadRollsBack: Story = {
  parameters: { state: { ru: 'Отметка отклонена', rule: 'bell', shows: ['Не удалось отметить прочитанным'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(readNotifications, 500)),
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(await panel.findByRole('button', { name: 'Прочитано всё' }));
    await says('Не удалось отметить прочитанным');
    await expect((await sent(readNotifications)).body).toEqual({
      ids: ['n1', 'n2', 'n3'],
      until: '2025-06-16T03:12:00.000Z',
    });
    await waitFor(() => expect(panel.getAllByText('новое')).toHaveLength(3));
  },
};

/** A list that did not load says so, with a retry. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Список не загрузился', rule: 'bell', shows: ['Не удалось загрузить уведомления', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listNotifications, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await says('Не удалось загрузить уведомления');
    await expect(await panel.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await isSilentAbout('boom');
  },
};

/** While the list loads its place is kept. */
export const Loading: Story = {
  parameters: { state: { ru: 'Список загружается', rule: 'bell', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listNotifications)),
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await waitFor(() => expect(panel.getByRole('status', { name: 'Загрузка' })).toBeVisible());
    await isSilentAbout('Пока тихо');
  },
};

/** A sheet over the whole width, at the bottom of the screen. */
export const OpenOnPhone: Story = {
  parameters: {
    state: {
      ru: 'На телефоне: лист снизу',
      rule: 'bell',
      shows: ['3 новые заявки', 'Прочитано всё', 'Все уведомления'],
    },
  },
  globals: phone,
  args: { onPhone: 'sheet' },
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await waitFor(() => expect(panel.getByRole('link', { name: /3 новые заявки/ })).toBeVisible());
    await waitFor(async () => {
      const { left, right, bottom } = page().getByRole('dialog').getBoundingClientRect();
      await expect({ left, right, bottom }).toEqual({ left: 0, right: innerWidth, bottom: innerHeight });
    });
  },
};

/** On a phone the bell is the way to the page. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'На телефоне: ссылка', rule: 'bell', shows: ['Уведомления, новых: 3'] } },
  globals: phone,
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Уведомления, новых: 3' });
    await expect(way).toHaveAttribute('href', '/employer/notifications');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A number that did not load leaves a bell without a dot. */
export const CountFails: Story = {
  parameters: { state: { ru: 'Число не загрузилось', rule: 'bell', shows: ['Уведомления'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(countNotifications, 500)),
  play: async ({ canvas }) => {
    await sent(countNotifications);
    await expect(await canvas.findByRole('button', { name: 'Уведомления' })).toBeVisible();
  },
};

/** A provider without notifications has no bell. */
export const NotOffered: Story = {
  parameters: { state: { ru: 'Портал без уведомлений', rule: 'bell' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(countNotifications, 404)),
  play: async ({ canvas }) => {
    await sent(countNotifications);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
