import { acceptInvitation, declineInvitation, getCurrentUser, listCompanies, listInvitations } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { answeredSoFar, employer, longText, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { invitation, ownership } from '../../stories/fixtures.ts';
import { expectMessage, noHorizontalScroll } from '../../stories/play.ts';
import type { Canvas } from '../../stories/play.ts';
import { Invitations } from './Invitations.tsx';

const meta = {
  title: 'Companies/Invitations',
  component: Invitations,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/dashboard' } },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
        <p>Страница под приглашениями</p>
      </div>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listInvitations, { items: [invitation] }),
      mock.ok(listCompanies, { items: [] }),
    ),
} satisfies Meta<typeof Invitations>;

export default meta;

type Story = StoryObj<typeof meta>;

const title = { name: 'Вас приглашают в компанию Samarqand Textile' };
const card = async (canvas: Canvas) => within(await canvas.findByRole('listitem', title));
const press = async (canvas: Canvas, name: string) =>
  userEvent.click((await card(canvas)).getByRole('button', { name }));
const question = async () =>
  within(await within(document.body).findByRole('alertdialog', { name: 'Отказаться от приглашения?' }));

async function confirmDeclining(canvas: Canvas) {
  await press(canvas, 'Отказаться');
  await userEvent.click((await question()).getByRole('button', { name: 'Отказаться' }));
}

/** Answered once, the provider has it no more. */
const until = (answer: typeof acceptInvitation | typeof declineInvitation) =>
  mock.ok(listInvitations, () => ({ items: answeredSoFar(answer) > 0 ? [] : [invitation] }));

async function expectNone(canvas: Canvas) {
  await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  await expect(await canvas.findByText('Страница под приглашениями')).toBeVisible();
}

/**
 * An invitation says which company, who asks, the role, until when, and that nothing of one's own serves it by that.
 */
export const One: Story = {
  parameters: {
    state: {
      ru: 'Одно приглашение',
      rule: 'invitations',
      shows: ['Вас приглашают в компанию Samarqand Textile', 'Принять', 'Отказаться'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await expect(await shown.findByRole('heading', title)).toBeVisible();
    for (const fact of ['Приглашает Дилноза Каримова', 'Роль: Участник', 'Ответить до 29 июня 2025']) {
      await expect(await shown.findByText(fact)).toBeVisible();
    }
    await expect(await shown.findByText(/ей не служат, пока вы сами не поделитесь ими/)).toBeVisible();
    await waitFor(() => expect(shown.getByRole('alert')).toBeEmptyDOMElement());
    for (const name of ['Принять', 'Отказаться']) {
      await waitFor(() => expect(shown.getByRole('button', { name })).toHaveAccessibleDescription(title.name));
    }
  },
};

/** Several stand as they came, each with its role. */
export const Several: Story = {
  parameters: {
    state: {
      ru: 'Несколько приглашений',
      rule: 'invitations',
      shows: ['Вас приглашают в компанию Oltin Vodiy Agro', 'Вас приглашают в компанию Samarqand Textile'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listInvitations, { items: [invitation, ownership] })),
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Вас приглашают в компанию Samarqand Textile',
      'Вас приглашают в компанию Oltin Vodiy Agro',
    ]);
    await expect(await canvas.findByText(/Роль: Владелец/)).toBeVisible();
  },
};

/** Without invitations the page is as ever. */
export const None: Story = {
  parameters: { state: { ru: 'Приглашений нет', rule: 'invitations', shows: ['Страница под приглашениями'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listInvitations, { items: [] })),
  play: async ({ canvas }) => {
    await sent(listInvitations);
    await expectNone(canvas);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Nearly nobody is invited: a place kept for it would only jump away. */
export const Loading: Story = {
  parameters: {
    state: { ru: 'Загрузка приглашений не видна', rule: 'invitations', shows: ['Страница под приглашениями'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.pending(listInvitations)),
  play: async ({ canvas }) => {
    await sent(listInvitations);
    await expectNone(canvas);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Invitations that did not load say so quietly and can be tried again. */
export const LoadFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки приглашений',
      rule: 'failed-lists',
      shows: ['Приглашения в компании не загрузились.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listInvitations, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Приглашения в компании не загрузились.');
    await expect(notice.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByText(/boom/)).toBeNull();
  },
};

/** A provider that has no such call has no invitations. */
export const NotProvided: Story = {
  parameters: { state: { ru: 'Приглашений у сервера нет', rule: 'extensions', shows: ['Страница под приглашениями'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(listInvitations, 404, { error: 'Не найдено' })),
  play: async ({ canvas }) => {
    await sent(listInvitations);
    await expectNone(canvas);
    await expect(canvas.queryByText(/не загрузились/)).toBeNull();
  },
};

/** While the yes is on its way neither button acts. */
export const Accepting: Story = {
  parameters: { state: { ru: 'Приглашение принимается', rule: 'invitations', shows: ['Принять', 'Отказаться'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(acceptInvitation)),
  play: async ({ canvas }) => {
    await press(canvas, 'Принять');
    const accept = (await card(canvas)).getByRole('button', { name: 'Принять' });
    await waitFor(() => expect(accept).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(accept);
    await press(canvas, 'Отказаться');
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
    await expect(await quiet(acceptInvitation)).toHaveLength(1);
  },
};

/** An accepted invitation goes, with the news of it. */
export const Accepted: Story = {
  parameters: {
    state: { ru: 'Приглашение принято', rule: 'invitations', shows: ['Вы теперь в компании Samarqand Textile'] },
  },
  beforeEach: ({ msw }) => msw.use(until(acceptInvitation), mock.ok(acceptInvitation, { company_id: 'c9' })),
  play: async ({ canvas }) => {
    await press(canvas, 'Принять');
    await expectMessage(canvas, 'Вы теперь в компании Samarqand Textile', 'positive');
    await expectNone(canvas);
    await expect(await sent(acceptInvitation)).toMatchObject({
      method: 'POST',
      path: '/users/me/invitations/in1/accept',
    });
  },
};

/** Withdrawn, or older than it may be: there is nothing left to answer. */
export const AcceptGone: Story = {
  parameters: {
    state: {
      ru: 'Приглашение уже отозвано',
      rule: 'invitations',
      shows: ['Приглашение в компанию Samarqand Textile больше не действует: его отозвали, или истёк срок.'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(acceptInvitation, 404, { error: 'Приглашение не найдено', code: 'unknownInvitation' })),
  play: async ({ canvas }) => {
    await press(canvas, 'Принять');
    await expect(
      await canvas.findByText(
        'Приглашение в компанию Samarqand Textile больше не действует: его отозвали, или истёк срок.',
      ),
    ).toBeVisible();
    await expectNone(canvas);
  },
};

/** A yes that failed says so, and the invitation stays. */
export const AcceptFails: Story = {
  parameters: { state: { ru: 'Ошибка принятия', rule: 'invitations', shows: ['Не удалось принять приглашение'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.offline(acceptInvitation)),
  play: async ({ canvas }) => {
    await press(canvas, 'Принять');
    await expectMessage(canvas, 'Не удалось принять приглашение', 'critical');
    await expect((await card(canvas)).getByRole('button', { name: 'Принять' })).toBeEnabled();
  },
};

/** Declining asks first and says that the company will know. */
export const DeclineAsks: Story = {
  parameters: {
    state: {
      ru: 'Вопрос: отклонить приглашение?',
      rule: 'invitations',
      shows: ['Отказаться от приглашения?', 'Компания Samarqand Textile узнает об отказе.', 'Отмена'],
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Отказаться');
    const asked = await question();
    await waitFor(() => expect(asked.getByText('Компания Samarqand Textile узнает об отказе.')).toBeVisible());
    await waitFor(() => expect(asked.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await expect(await quiet(declineInvitation)).toHaveLength(0);
  },
};

/** While the no is on its way its button cannot be pressed. */
export const Declining: Story = {
  parameters: {
    state: {
      ru: 'Приглашение отклоняется',
      rule: 'invitations',
      shows: ['Компания Samarqand Textile узнает об отказе.'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.pending(declineInvitation)),
  play: async ({ canvas }) => {
    await confirmDeclining(canvas);
    const decline = (await question()).getByRole('button', { name: 'Отказаться' });
    await waitFor(() => expect(decline).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A declined invitation goes, with the news of it. */
export const Declined: Story = {
  parameters: {
    state: {
      ru: 'Приглашение отклонено',
      rule: 'invitations',
      shows: ['Вы отказались от приглашения в компанию Samarqand Textile'],
    },
  },
  beforeEach: ({ msw }) => msw.use(until(declineInvitation), mock.ok(declineInvitation, {})),
  play: async ({ canvas }) => {
    await confirmDeclining(canvas);
    await expectMessage(canvas, 'Вы отказались от приглашения в компанию Samarqand Textile', 'neutral');
    await expectNone(canvas);
    await expect((await sent(declineInvitation)).path).toBe('/users/me/invitations/in1/decline');
    await expect(await quiet(acceptInvitation)).toHaveLength(0);
  },
};

/** A no that failed says why, and the invitation stays. */
export const DeclineFails: Story = {
  parameters: { state: { ru: 'Ошибка отклонения', rule: 'invitations', shows: ['Сервис временно недоступен'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(declineInvitation, 'unavailable')),
  play: async ({ canvas }) => {
    await confirmDeclining(canvas);
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Сервис временно недоступен')).toBeVisible();
    await expect((await card(canvas)).getByRole('button', { name: 'Отказаться' })).toBeEnabled();
  },
};

/** On a phone long names of company and person wrap. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Приглашения на телефоне', rule: 'invitations', shows: ['Принять'] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listInvitations, { items: [{ ...invitation, company_name: longText, invited_by: longText }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Принять' })).toBeVisible();
    await noHorizontalScroll();
  },
};
