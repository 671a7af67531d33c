import {
  addCompanyMember,
  getCompany,
  getCurrentUser,
  leaveCompany,
  listCompanyMembers,
  removeCompanyMember,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { answeredSoFar, employer, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { colleague, legal, owner } from '../../stories/fixtures.ts';
import { noHorizontalScroll } from '../../stories/play.ts';
import type { Canvas } from '../../stories/play.ts';
import { CompanyMembers } from './CompanyMembers.tsx';

const meta = {
  title: 'Companies/Members',
  component: CompanyMembers,
  tags: ['snapshot'],
  args: { companyId: 'c1' },
  parameters: { host: { path: '/employer/companies/c1/members' } },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(getCompany, legal),
      mock.ok(listCompanyMembers, { items: [owner, colleague] }),
    );
  },
} satisfies Meta<typeof CompanyMembers>;

export default meta;

type Story = StoryObj<typeof meta>;

const removal = { name: 'Удалить участника' };
const leaving = { name: 'Выйти из компании' };

/** An owner sees who is in the company and can add by phone. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Участники, взгляд владельца',
      rule: 'members',
      shows: ['Назад к компаниям', 'Владелец', 'Номер телефона участника', 'Добавить участника'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => {
    msw.use(mock.fail(removeCompanyMember, 409, { error: 'Участник уже удалён' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: legal.name })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Назад к компаниям' })).toHaveAttribute('href', '/employer/companies'),
    );
    await expect(await canvas.findByText('Азиз Каримов')).toBeVisible();
    await expect(await canvas.findByText('Владелец')).toBeVisible();
    await expect(await canvas.findByText('Мадина Алиева')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона участника' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Добавить участника' })).toBeVisible();

    // An owner removes others, after a question; a refusal is said in the provider's words.
    await expect(canvas.getAllByRole('button', removal)).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('button', removal));
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Удалить участника?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Удалить' }));
    await expect(await canvas.findByText('Участник уже удалён')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(await sent(removeCompanyMember)).toMatchObject({
      method: 'DELETE',
      path: '/api/employer/companies/c1/members/u3',
    });
  },
};

/** Without a user the page asks to sign in. */
export const AuthorizationRequired: Story = {
  parameters: { state: { ru: 'Нужен вход', rule: 'members', shows: ['Требуется авторизация', 'На главную'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 'noSession')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Требуется авторизация')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/'));
    await expect(canvas.queryByRole('button', { name: 'Добавить участника' })).toBeNull();
    await expect(await quiet(listCompanyMembers)).toHaveLength(0);
  },
};

/** An added phone stands in the list as invited. */
export const PendingInvitation: Story = {
  parameters: { state: { ru: 'Приглашение ждёт ответа', rule: 'invitations', shows: ['Приглашение отправлено'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanyMembers, { items: [owner] })),
  play: async ({ canvas, context }) => {
    const invitation = { id: 'm9', phone: '998935556677', role: 'member', status: 'pending' } as const;
    const phone = await canvas.findByRole('textbox', { name: 'Номер телефона участника' });
    const add = await canvas.findByRole('button', { name: 'Добавить участника' });
    await userEvent.type(phone, '90123');
    await userEvent.click(add);
    await expect(await canvas.findByText('Введите корректный узбекский номер телефона')).toBeVisible();
    await expect(await quiet(addCompanyMember)).toHaveLength(0);

    // The session ends under the form: the number stays.
    await userEvent.clear(phone);
    await userEvent.type(phone, '935556677');
    context.msw.use(mock.fail(addCompanyMember, 'noSession'));
    await userEvent.click(add);
    await expect(await canvas.findByText('Войдите, чтобы продолжить')).toBeVisible();
    await expect(phone).toHaveValue('+998 (93) 555-66-77');
    await expect(await canvas.findByText('Азиз Каримов')).toBeVisible();

    let items: (typeof owner | typeof invitation)[] = [owner];
    context.msw.use(
      mock.ok(listCompanyMembers, () => ({ items })),
      mock.ok(addCompanyMember, () => {
        items = [owner, invitation];
        return invitation;
      }),
    );
    await userEvent.click(add);
    await expect(await canvas.findByText('+998 (93) 555-66-77')).toBeVisible();
    await expect(await canvas.findByText('Приглашение отправлено')).toBeVisible();
    await expect(await canvas.findByText('Ожидает ответа')).toBeVisible();
    await expect(await sent(addCompanyMember, 2)).toMatchObject({
      method: 'POST',
      path: '/api/employer/companies/c1/members',
      body: { phone: '998935556677', role: 'member' },
    });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Номер телефона участника' })).toHaveValue(''));
  },
};

/** Who is no owner sees the list and can change nothing. */
export const NotOwner: Story = {
  parameters: { state: { ru: 'Участники, взгляд не владельца', rule: 'members', shows: ['Азиз Каримов'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listCompanyMembers, {
        items: [
          { ...colleague, role: 'owner' },
          { ...owner, role: 'member' },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Азиз Каримов')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Добавить участника' })).toBeNull();
    await expect(canvas.queryByRole('button', removal)).toBeNull();
    await expect(await canvas.findByRole('button', leaving)).toBeVisible();
  },
};

/**
 * Whether a phone has an account is told to nobody: it is refused only where it is in the company, or invited already.
 */
export const AlreadyInvited: Story = {
  parameters: { state: { ru: 'Этот телефон уже приглашён', rule: 'invitations', shows: ['Этот номер уже приглашён'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(addCompanyMember, 409, {
        error: 'Этот номер уже приглашён',
        fields: { phone: { code: 'alreadyInvited', text: 'Этот номер уже приглашён' } },
      }),
    ),
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Номер телефона участника' });
    await userEvent.type(phone, '935556677');
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить участника' }));
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Этот номер уже приглашён/));
    await expect(phone).toHaveValue('+998 (93) 555-66-77');
  },
};

const pending = { id: 'm9', phone: '998935556677', role: 'member', status: 'pending' } as const;

async function askToWithdraw(canvas: Canvas) {
  await expect(await canvas.findByText('Ожидает ответа')).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: 'Отозвать приглашение' }));
  return within(await within(document.body).findByRole('alertdialog', { name: 'Отозвать приглашение?' }));
}

/** Withdrawing an invitation asks first. */
export const WithdrawalAsked: Story = {
  parameters: {
    state: { ru: 'Отозвать приглашение: вопрос', rule: 'invitations', shows: ['Отозвать приглашение?', 'Отозвать'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanyMembers, { items: [owner, pending] })),
  play: async ({ canvas }) => {
    const question = await askToWithdraw(canvas);
    await waitFor(() => expect(question.getByRole('button', { name: 'Отозвать' })).toBeVisible());
    await expect(await quiet(removeCompanyMember)).toHaveLength(0);
  },
};

/** A withdrawn invitation leaves the list. */
export const InvitationWithdrawn: Story = {
  parameters: { state: { ru: 'Приглашение отозвано', rule: 'invitations', shows: ['Приглашение отозвано'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listCompanyMembers, () => ({
        items: answeredSoFar(removeCompanyMember) > 0 ? [owner] : [owner, pending],
      })),
      mock.ok(removeCompanyMember, {}),
    ),
  play: async ({ canvas }) => {
    const question = await askToWithdraw(canvas);
    await userEvent.click(await question.findByRole('button', { name: 'Отозвать' }));
    await expect(await canvas.findByText('Приглашение отозвано')).toBeVisible();
    await expect(canvas.queryByText('+998 (93) 555-66-77')).toBeNull();
    await expect((await sent(removeCompanyMember)).path).toBe('/api/employer/companies/c1/members/m9');
  },
};

const asMember = {
  items: [
    { ...colleague, role: 'owner' as const },
    { ...owner, role: 'member' as const },
  ],
};

async function confirmLeaving(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', leaving));
  const question = within(await within(document.body).findByRole('alertdialog', { name: 'Выйти из компании?' }));
  await userEvent.click(await question.findByRole('button', { name: 'Выйти' }));
}

/** The question says what ends; nothing has happened yet. */
export const LeaveAsks: Story = {
  parameters: { state: { ru: 'Вопрос: выйти из компании?', rule: 'members', shows: ['Выйти из компании?', 'Отмена'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanyMembers, asMember)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', leaving));
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Выйти из компании?' }));
    await waitFor(() =>
      expect(question.getByText(/делились с ней подпиской или подключением к HeadHunter/)).toBeVisible(),
    );
    await waitFor(() => expect(question.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await expect(await quiet(leaveCompany)).toHaveLength(0);
  },
};

/** While one leaves the question stays, and its button cannot be pressed. */
export const Leaving: Story = {
  parameters: { state: { ru: 'Выходим из компании', rule: 'members', shows: ['Выйти из компании?', 'Выйти'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanyMembers, asMember), mock.pending(leaveCompany)),
  play: async ({ canvas }) => {
    await confirmLeaving(canvas);
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Выйти из компании?' }));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Выйти' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/companies/c1/members'));
  },
};

/** Who left is back at the companies. */
export const Left: Story = {
  parameters: { state: { ru: 'Вышли из компании', rule: 'members', shows: ['Азиз Каримов'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanyMembers, asMember), mock.ok(leaveCompany, {})),
  play: async ({ canvas }) => {
    await confirmLeaving(canvas);
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/employer/companies'));
    await expect(await sent(leaveCompany)).toMatchObject({
      method: 'POST',
      path: '/api/employer/companies/c1/leave',
    });
  },
};

/** The other owner went a moment before. */
export const LeaveRefused: Story = {
  parameters: {
    state: {
      ru: 'Выход отклонён: последний владелец',
      rule: 'members',
      shows: ['У компании должен остаться хотя бы один владелец'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listCompanyMembers, { items: [owner, { ...colleague, role: 'owner' }] }),
      mock.fail(leaveCompany, 409, { error: 'У компании должен остаться хотя бы один владелец', code: 'lastOwner' }),
    ),
  play: async ({ canvas }) => {
    await confirmLeaving(canvas);
    await expect(await canvas.findByText('У компании должен остаться хотя бы один владелец')).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/companies/c1/members'));
  },
};

/** The only owner is not offered to leave. */
export const LastOwner: Story = {
  parameters: {
    state: {
      ru: 'Единственному владельцу выход не предлагается',
      rule: 'members',
      shows: ['Азиз Каримов', 'Мадина Алиева', 'Удалить участника'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Мадина Алиева')).toBeVisible();
    await expect(canvas.queryByRole('button', leaving)).toBeNull();
  },
};

/** On a phone members, invitations and the way out fit the width. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Участники на телефоне', rule: 'members', shows: ['Ожидает ответа'] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listCompanyMembers, { items: [owner, { ...colleague, role: 'owner' }, pending] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ожидает ответа')).toBeVisible();
    await expect(await canvas.findByRole('button', leaving)).toBeVisible();
    await noHorizontalScroll();
  },
};
