import { listNotifications, readNotifications } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { answeredSoFar, longText, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notification, notifications } from '../../stories/fixtures.ts';
import { provider } from '../../stories/provider.ts';
import { Dashboard } from './Dashboard.tsx';

const meta = {
  title: 'Employer/Notices',
  component: Dashboard,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/dashboard' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...provider()),
} satisfies Meta<typeof Dashboard>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowsOf = async (canvas: Canvas) => {
  const block = within(await canvas.findByRole('region', { name: 'Что произошло' }));
  return (await block.findAllByRole('listitem')).map((item) => item.textContent ?? '');
};
const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

const happened: Pick<Story, 'beforeEach'> = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listNotifications, { items: notifications })),
};
const sentencesOf = (rows: string[]) => rows.map((row) => row.replace(/(сегодня|вчера).*$/, ''));
const unreadSentences = [
  'Кто-то подбирал код для входа в ваш аккаунт. Никому не сообщайте коды из SMS',
  'Жасур Тошматов: вакансия «Технолог» (Samarqand Textile) опубликована по вашей подписке',
  '+998\u00a0(93)\u00a0555-66-77: приглашение в компанию Samarqand Textile отклонено',
  'Жасур Тошматов теперь в компании Samarqand Textile',
  'Жасур Тошматов: вакансия «Технолог» (Samarqand Textile) связана с HeadHunter через ваше подключение',
];

/** The newest five that are not read, each the way to where something can be done about it. */
export const WhatHappened: Story = {
  tags: ['gate'],
  ...happened,
  parameters: {
    state: { ru: 'Пять последних новостей', rule: 'notifications', shows: ['Что произошло', 'Прочитано всё'] },
  },
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas);
    await expect(sentencesOf(rows)).toEqual(unreadSentences);
    await expect(rows[0]).toMatch(/сегодня, 08:10$/);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /подбирал код/ })).toHaveAttribute('href', '/employer/profile'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /по вашей подписке/ })).toHaveAttribute(
        'href',
        '/employer/subscriptions',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /теперь в компании/ })).toHaveAttribute(
        'href',
        '/employer/companies/c1/members',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /через ваше подключение/ })).toHaveAttribute(
        'href',
        '/employer/integrations/headhunter',
      ),
    );
    await expect(await canvas.findByRole('button', { name: 'Прочитано всё' })).toBeVisible();
  },
};

/** What colleagues lend and take back is told to the owners of a company. */
export const WhatWasLent: Story = {
  parameters: {
    state: {
      ru: 'Новости о том, что дали коллеги',
      rule: 'notifications',
      shows: [
        'Жасур Тошматов больше не в компании Samarqand Textile',
        'Жасур Тошматов больше не делится подпиской с компанией Samarqand Textile',
      ],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listNotifications, {
        items: [
          notification('subscription_lent', 8),
          notification('subscription_taken_back', 7),
          notification('headhunter_lent', 6),
          notification('headhunter_taken_back', 5),
          notification('member_left', 4),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(sentencesOf(await rowsOf(canvas))).toEqual([
      'Жасур Тошматов делится подпиской с компанией Samarqand Textile: её участники могут публиковать',
      'Жасур Тошматов больше не делится подпиской с компанией Samarqand Textile',
      'Жасур Тошматов делится подключением к HeadHunter с компанией Samarqand Textile',
      'Жасур Тошматов больше не делится подключением к HeadHunter с компанией Samarqand Textile',
      'Жасур Тошматов больше не в компании Samarqand Textile',
    ]);
  },
};

/** What was shown is marked, and what was not comes up. */
export const ReadNextComeUp: Story = {
  parameters: { state: { ru: 'Прочитанные ушли, пришли следующие', rule: 'notifications', shows: ['Прочитано всё'] } },
  beforeEach: ({ msw }) => {
    let read: string[] = [];
    msw.use(
      mock.ok(listNotifications, () => ({
        items: notifications.map((one) => ({ ...one, is_read: one.is_read || read.includes(String(one.id)) })),
      })),
      mock.ok(readNotifications, ({ body }) => {
        read = (body as { ids: string[] }).ids;
        return { unread: 1 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Прочитано всё' }));
    await waitFor(async () =>
      expect(sentencesOf(await rowsOf(canvas))).toEqual([
        'Вы больше не состоите в компании Samarqand Textile: владелец закрыл доступ',
      ]),
    );
    await expect((await sent(readNotifications)).body).toEqual({
      ids: [
        'sign_in_attacked-8',
        'posting_paid-7',
        'invitation_declined-5',
        'invitation_accepted-3',
        'headhunter_linked-2',
      ],
    });
  },
};

/** With everything read the block goes. */
export const AllRead: Story = {
  parameters: { state: { ru: 'Всё прочитано: блока нет', rule: 'notifications', shows: ['Последние вакансии'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listNotifications, () => ({
        items: [notification('member_left', 8, {}, answeredSoFar(readNotifications) > 0)],
      })),
      mock.ok(readNotifications, { unread: 0 }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Прочитано всё' }));
    await waitFor(() => expect(canvas.queryByText('Что произошло')).toBeNull());
    await expect(await canvas.findByRole('region', { name: 'Последние вакансии' })).toBeVisible();
  },
};

/** A mark that failed says so, and the news stays. */
export const ReadingFails: Story = {
  parameters: {
    state: { ru: 'Ошибка отметки о прочтении', rule: 'notifications', shows: ['Не удалось отметить прочитанным'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listNotifications, { items: notifications }), mock.offline(readNotifications)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Прочитано всё' }));
    const trouble = await canvas.findByText('Не удалось отметить прочитанным');
    await expect(trouble.closest('[data-tone]')).toHaveAttribute('data-tone', 'critical');
    await expect(sentencesOf(await rowsOf(canvas))).toEqual(unreadSentences);
  },
};

/** On a phone long names wrap. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Новости на телефоне', rule: 'notifications', shows: ['Что произошло'] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listNotifications, {
        items: [...notifications, notification('member_left', 9, { person: longText, company: longText })],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(5);
    await noHorizontalScroll();
  },
};

/** Without news there is no block. */
export const None: Story = {
  parameters: { state: { ru: 'Новостей нет', rule: 'notifications', shows: ['Последние вакансии'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Последние вакансии' })).toBeVisible();
    await sent(listNotifications);
    await expect(canvas.queryByText('Что произошло')).toBeNull();
  },
};

/** The rest of the page does not wait for it, nor keep a place for what is mostly not there. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка новостей не видна', rule: 'notifications', shows: ['Последние вакансии'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Технолог')).toBeVisible();
    await expect(canvas.queryByText('Что произошло')).toBeNull();
  },
};

/** News that did not load is not missed. */
export const LoadFails: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки новостей не видна', rule: 'notifications', shows: ['Последние вакансии'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listNotifications, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Технолог')).toBeVisible();
    await sent(listNotifications);
    await expect(canvas.queryByText(/Что произошло|boom/)).toBeNull();
  },
};
