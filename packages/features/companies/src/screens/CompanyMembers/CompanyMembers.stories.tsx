import { addCompanyMember, getCompany, getCurrentUser, listCompanyMembers, removeCompanyMember } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { colleague, legal, owner } from '../../stories/fixtures.ts';
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

export const Default: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mock.fail(removeCompanyMember, 409, { error: 'Участник уже удалён' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: legal.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Назад к компаниям' })).toHaveAttribute(
      'href',
      '/employer/companies',
    );
    await expect(await canvas.findByText('Азиз Каримов')).toBeVisible();
    await expect(canvas.getByText('Владелец')).toBeVisible();
    await expect(canvas.getByText('Мадина Алиева')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Номер телефона участника' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Добавить участника' })).toBeVisible();

    // An owner removes others, after a question; a refusal is said in the provider's words.
    await expect(canvas.getAllByRole('button', removal)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', removal));
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Удалить участника?' }));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await expect(await canvas.findByText('Участник уже удалён')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(mock.calls(removeCompanyMember)[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/employer/companies/c1/members/u3',
    });
  },
};

export const AuthorizationRequired: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 401, { error: 'Войдите, чтобы продолжить' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Требуется авторизация')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button', { name: 'Добавить участника' })).toBeNull();
    await expect(mock.calls(listCompanyMembers)).toHaveLength(0);
  },
};

export const PendingInvitation: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanyMembers, { items: [owner] })),
  play: async ({ canvas, context }) => {
    const invitation = { id: 'm9', phone: '998935556677', role: 'member', status: 'pending' } as const;
    const phone = await canvas.findByRole('textbox', { name: 'Номер телефона участника' });
    const add = canvas.getByRole('button', { name: 'Добавить участника' });
    await userEvent.type(phone, '90123');
    await userEvent.click(add);
    await expect(await canvas.findByText('Введите корректный узбекский номер телефона')).toBeVisible();
    await expect(mock.calls(addCompanyMember)).toHaveLength(0);

    // The session ends under the form: the number stays.
    await userEvent.clear(phone);
    await userEvent.type(phone, '935556677');
    context.msw.use(mock.fail(addCompanyMember, 401, { error: 'Войдите, чтобы продолжить' }));
    await userEvent.click(add);
    await expect(await canvas.findByText('Войдите, чтобы продолжить')).toBeVisible();
    await expect(phone).toHaveValue('+998 (93) 555-66-77');
    await expect(canvas.getByText('Азиз Каримов')).toBeVisible();

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
    await expect(canvas.getByText('Приглашение отправлено')).toBeVisible();
    await expect(mock.calls(addCompanyMember).at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/employer/companies/c1/members',
      body: { phone: '998935556677', role: 'member' },
    });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Номер телефона участника' })).toHaveValue(''));
  },
};

export const NotOwner: Story = {
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
  },
};
