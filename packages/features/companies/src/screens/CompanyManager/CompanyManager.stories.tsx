import {
  acceptInvitation,
  deleteCompany,
  getCompany,
  getCurrentUser,
  listAreas,
  listCities,
  listCompanies,
  listInvitations,
  updateCompany,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { answeredSoFar, employer, fakeClock, longText, longWord, quiet, says, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { areas, cities, individual, invitation, legal, masked } from '../../stories/fixtures.ts';
import { ManagerWithAddress } from '../../stories/ManagerWithAddress.tsx';
import { expectMessage, noHorizontalScroll } from '../../stories/play.ts';
import type { Canvas } from '../../stories/play.ts';

const meta = {
  title: 'Companies/Manager',
  component: ManagerWithAddress,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/companies' } },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listInvitations, { items: [] }),
      mock.ok(listCompanies, { items: [legal, individual] }),
      mock.ok(listAreas, areas),
      mock.ok(listCities, cities),
    );
  },
} satisfies Meta<typeof ManagerWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

const row = (canvas: Canvas, name: string) => canvas.findByRole('row', { name: new RegExp(name) });
const select = async (canvas: Canvas, name: string) => userEvent.click(within(await row(canvas, name)).getByText(name));
const details = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });
const dialog = () => within(document.body).findByRole('alertdialog', { name: 'Удалить компанию?' });

async function askToDelete(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Удалить компанию' }));
  return dialog();
}

async function confirmDelete(canvas: Canvas) {
  await userEvent.click(within(await askToDelete(canvas)).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
}

async function expectKept(canvas: Canvas) {
  await expect(await details(canvas, legal.name)).toBeVisible();
  await expect(canvas.queryByText('Компания успешно удалена')).toBeNull();
}

/** Two companies, the first one open beside the list. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Список компаний, первая открыта',
      rule: 'companies',
      shows: [
        'Вакансии компании',
        'Участники',
        'Назад на главную',
        'Добавить компанию',
        'Редактировать',
        'Удалить компанию',
      ],
    },
  },
  tags: ['gate'],
  args: { renderHeadHunterManager: (companyId) => <p>HeadHunter: {companyId}</p> },
  play: async ({ canvas }) => {
    await expect(await row(canvas, legal.name)).toHaveAttribute('aria-selected', 'true');
    await expect(await row(canvas, individual.name)).toHaveAttribute('aria-selected', 'false');
    await expect(await details(canvas, legal.name)).toBeVisible();
    await expect(await canvas.findByText(legal.email)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вакансии компании' })).toHaveAttribute(
        'href',
        '/employer/companies/c1/vacancies',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Участники' })).toHaveAttribute('href', '/employer/companies/c1/members'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Назад на главную' })).toHaveAttribute('href', '/employer/dashboard'),
    );
    for (const name of ['Добавить компанию', 'Редактировать', 'Удалить компанию'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect((await canvas.findAllByText('HeadHunter: c1'))[0]).toBeVisible();
    await expect(await sent(listCompanies)).toMatchObject({ method: 'GET', path: '/api/employer/companies' });
  },
};

/** While companies are on their way there is a spinner, not an empty list. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка списка компаний', rule: 'companies', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listCompanies)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Компании' })).toBeVisible();
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByText('Компаний пока нет')).toBeNull();
  },
};

/** Without companies the screen offers to add one. */
export const Empty: Story = {
  parameters: { state: { ru: 'Компаний нет', rule: 'companies', shows: ['Компаний пока нет', 'Добавить компанию'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanies, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Компаний пока нет')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Добавить компанию' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Удалить компанию' })).toBeNull();
  },
};

/** Companies that did not load read as none, with a quiet retry. */
export const LoadFailureShowsEmpty: Story = {
  parameters: { state: { ru: 'Ошибка загрузки: список пуст', rule: 'failed-lists', shows: ['Компаний пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(listCompanies, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Компаний пока нет')).toBeVisible();
    await expect(canvas.queryByText(/boom/)).toBeNull();
  },
};

/** Companies that load at the second try are shown. */
export const LoadRetried: Story = {
  ...LoadFailureShowsEmpty,
  parameters: {
    state: { ru: 'Компании загрузились со второй попытки', rule: 'failed-lists', shows: ['Вакансии компании', 'ОКЭД'] },
  },
  play: async ({ canvas, context }) => {
    await canvas.findByText('Компаний пока нет');
    context.msw.use(mock.ok(listCompanies, { items: [legal] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await details(canvas, legal.name)).toBeVisible();
  },
};

/** Without a user the screen asks to sign in and leads home. */
export const AuthorizationRequired: Story = {
  parameters: { state: { ru: 'Нужен вход', rule: 'companies', shows: ['Требуется авторизация', 'На главную'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 'noSession')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Требуется авторизация')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/'));
    await expect(canvas.queryByRole('button', { name: 'Добавить компанию' })).toBeNull();
    await expect(await quiet(listCompanies)).toHaveLength(0);
  },
};

/** A legal entity shows its requisites and nothing of a person's. */
export const SelectedLegal: Story = {
  parameters: { state: { ru: 'Юрлицо: реквизиты', rule: 'company-fields', shows: ['info@baraka.uz'] } },
  play: async ({ canvas }) => {
    await select(canvas, legal.name);
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/companies?company=c1'));
    for (const text of [
      legal.email,
      '+998 (71) 200-10-20',
      legal.website,
      legal.stir,
      legal.oked,
      legal.mfo,
      legal.bankAccount,
      legal.bankName,
      legal.legalAddress,
      legal.description,
      'Узбекистан',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: legal.email })).toHaveAttribute('href', 'mailto:info@baraka.uz'),
    );
    await expect(canvas.queryByText('ПИНФЛ')).toBeNull();
  },
};

/** Whoever works in a company that an operator closed learns why. */
export const Blocked: Story = {
  parameters: {
    state: { ru: 'Заблокирована', rule: 'companies', shows: ['Компания заблокирована', 'Просит деньги за оформление'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listCompanies, { items: [{ ...legal, blocked_reason: 'Просит деньги за оформление' }] })),
  play: async ({ canvas }) => {
    await says(/Компания заблокирована/);
    await says('Просит деньги за оформление');
    await expect(await canvas.findByRole('button', { name: 'Редактировать' })).toBeVisible();
  },
};

/** An individual shows the person's data and nothing of a legal entity's. */
export const SelectedIndividual: Story = {
  parameters: { state: { ru: 'Физлицо: личные данные', rule: 'company-fields', shows: ['ПИНФЛ'] } },
  play: async ({ canvas }) => {
    await select(canvas, individual.name);
    await expect(await details(canvas, individual.name)).toBeVisible();
    for (const text of [
      'Рахимов',
      'Бахтиёр',
      'Олимович',
      'ПИНФЛ',
      individual.pinfl,
      'AA',
      individual.passportNumber,
      'Самарканд',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(canvas.queryByText('ОКЭД')).toBeNull();
    await expect(canvas.queryByText(/undefined|null|Invalid Date/)).toBeNull();
  },
};

/** An owner's open company shows PINFL and passport in full, which the list does not have. */
export const WholeToOwners: Story = {
  parameters: { state: { ru: 'Владельцу данные видны целиком', rule: 'identity', shows: ['ПИНФЛ'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanies, { items: [masked, legal] }), mock.ok(getCompany, individual)),
  play: async ({ canvas }) => {
    for (const text of [individual.pinfl, individual.passportSeries, individual.passportNumber])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByText(masked.pinfl)).toBeNull();
  },
};

/** A member sees masks in the open company and in its form. */
export const MaskedToMembers: Story = {
  parameters: { state: { ru: 'Участнику данные видны под маской', rule: 'identity', shows: ['ПИНФЛ', 'Сохранить'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listCompanies, { items: [masked, legal] }),
      mock.ok(getCompany, masked),
      mock.ok(updateCompany, masked),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(masked.pinfl)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'ПИНФЛ' })).toHaveValue(masked.pinfl));
    await expect(await canvas.findByRole('button', { name: 'Сохранить' })).toBeVisible();
  },
};

/** A save of masks leaves what is stored. */
export const MaskedSaved: Story = {
  ...MaskedToMembers,
  parameters: {
    state: {
      ru: 'Сохранение с маской: данные прежние',
      rule: 'identity',
      shows: ['Компания успешно обновлена', 'ПИНФЛ'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    const { pinfl, passportSeries, passportNumber } = masked;
    await expect((await sent(updateCompany)).body).toMatchObject({ pinfl, passportSeries, passportNumber });
    await expectMessage(canvas, 'Компания успешно обновлена', 'positive');
  },
};

/** Deleting asks first and says that it cannot be undone. */
export const DeleteConfirm: Story = {
  parameters: {
    state: {
      ru: 'Вопрос: удалить компанию?',
      rule: 'company-delete',
      shows: ['Удалить компанию?', 'Это действие нельзя отменить', 'Отмена'],
    },
  },
  play: async ({ canvas }) => {
    const question = within(await askToDelete(canvas));
    await waitFor(() => expect(question.getByText('Это действие нельзя отменить')).toBeVisible());
    await waitFor(() => expect(question.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await expect(await quiet(deleteCompany)).toHaveLength(0);
    await expect(canvas.queryByText('Компания успешно удалена')).toBeNull();
  },
};

/** A deleted company leaves the list, with the news of it. */
export const Deleted: Story = {
  parameters: { state: { ru: 'Компания удалена', rule: 'company-delete', shows: ['Компания успешно удалена'] } },
  beforeEach: ({ msw }) => {
    let items: (typeof legal | typeof individual)[] = [legal, individual];
    msw.use(
      mock.ok(listCompanies, () => ({ items })),
      mock.ok(deleteCompany, () => {
        items = [individual];
        return {};
      }),
    );
  },
  play: async ({ canvas }) => {
    await confirmDelete(canvas);
    await expectMessage(canvas, 'Компания успешно удалена', 'positive');
    await expect(await quiet(deleteCompany)).toHaveLength(1);
    await expect(await sent(deleteCompany)).toMatchObject({ method: 'DELETE', path: '/api/employer/companies/c1' });
    await expect(await details(canvas, individual.name)).toBeVisible();
    await expect(canvas.queryByText(legal.name)).toBeNull();
  },
};

/** The news of a deletion goes after three seconds. */
export const DeletedMessageGoneAfter3s: Story = {
  parameters: { state: { ru: 'Сообщение об удалении погасло', rule: 'times', shows: ['Рахимов'] } },
  beforeEach: Deleted.beforeEach,
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await confirmDelete(canvas);
    await expectMessage(canvas, 'Компания успешно удалена', 'positive');
    await clock.advance(3000);
    await waitFor(() => expect(canvas.queryByText('Компания успешно удалена')).toBeNull());
    await expect(await details(canvas, individual.name)).toBeVisible();
  },
};

/** A deletion that failed says so and the company stays. */
export const DeleteError: Story = {
  parameters: { state: { ru: 'Ошибка удаления', rule: 'company-delete', shows: ['Ошибка при удалении компании'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteCompany, 500, {})),
  play: async ({ canvas }) => {
    await confirmDelete(canvas);
    await expectMessage(canvas, 'Ошибка при удалении компании', 'critical');
    await expectKept(canvas);
  },
};

/** The error of a deletion goes after five seconds. */
export const DeleteErrorGoneAfter5s: Story = {
  parameters: { state: { ru: 'Сообщение об ошибке удаления погасло', rule: 'times', shows: ['ОКЭД'] } },
  beforeEach: DeleteError.beforeEach,
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await confirmDelete(canvas);
    await expectMessage(canvas, 'Ошибка при удалении компании', 'critical');
    await clock.advance(5000);
    await waitFor(() => expect(canvas.queryByText('Ошибка при удалении компании')).toBeNull());
    await expectKept(canvas);
  },
};

/** A long name is cut in the list and wraps in the details. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Длинное название', rule: 'companies', shows: ['Участники'] } },
  beforeEach: ({ msw }) => {
    const description = `${longWord} слово `.repeat(60).slice(0, 3000);
    msw.use(mock.ok(listCompanies, { items: [{ ...legal, name: longText, legalAddress: longText, description }] }));
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByTitle(longText);
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
    const heading = await details(canvas, longText);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(await canvas.findByText(longText, { selector: 'dd' })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** On a phone the list stands alone. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Компании на телефоне', rule: 'companies', shows: ['Добавить компанию', 'Рахимов'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await row(canvas, legal.name)).toBeVisible();
    await expect(await row(canvas, individual.name)).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByText(legal.email)).not.toBeVisible();
    await noHorizontalScroll();
  },
};

/** On a phone the open company stands alone, with a way back to the list. */
export const Mobile390Selected: Story = {
  parameters: { state: { ru: 'Компания на телефоне', rule: 'companies', shows: ['К списку'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await select(canvas, legal.name);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: legal.name })).toHaveFocus());
    await expect(await canvas.findByText(legal.email)).toBeVisible();
    await expect(canvas.getByText(individual.name)).not.toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Участники' })).toBeVisible();
    await noHorizontalScroll();

    // Back to the list, to the row it was opened from.
    await userEvent.click(await canvas.findByRole('button', { name: 'К списку' }));
    await expect(await row(canvas, individual.name)).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/companies'));
    await select(canvas, legal.name);
    await expect(await canvas.findByRole('button', { name: 'К списку' })).toBeVisible();
  },
};

/** A company whose publication runs is not deleted, in the server's words. */
export const DeleteRefused: Story = {
  parameters: {
    state: {
      ru: 'Удаление отклонено: идёт публикация',
      rule: 'company-delete',
      shows: ['Дождитесь окончания публикации'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteCompany, 'publicationRuns')),
  play: async ({ canvas }) => {
    await confirmDelete(canvas);
    await expectMessage(canvas, 'Дождитесь окончания публикации', 'critical');
    await expect(canvas.queryByText('Ошибка при удалении компании')).toBeNull();
    await expectKept(canvas);
  },
};

/** Who is invited sees it over the list, also without a company of their own. */
export const Invited: Story = {
  parameters: {
    state: {
      ru: 'Приглашение над списком',
      rule: 'invitations',
      shows: ['Вас приглашают в компанию Samarqand Textile', 'Принять', 'Компаний пока нет'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listCompanies, { items: [] }), mock.ok(listInvitations, { items: [invitation] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Вас приглашают в компанию Samarqand Textile' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Принять' })).toBeVisible();
    await expect(await canvas.findByText('Компаний пока нет')).toBeVisible();
  },
};

/** The company that one joins is in the list at once. */
export const InvitationAccepted: Story = {
  parameters: {
    state: { ru: 'Приглашение принято: компания в списке', rule: 'invitations', shows: ['Вы теперь в компании'] },
  },
  beforeEach: ({ msw }) => {
    const isAccepted = () => answeredSoFar(acceptInvitation) > 0;
    msw.use(
      mock.ok(listCompanies, () => ({ items: isAccepted() ? [individual, legal] : [individual] })),
      mock.ok(listInvitations, () => ({
        items: isAccepted() ? [] : [{ ...invitation, company_name: legal.name }],
      })),
      mock.ok(acceptInvitation, { company_id: legal.id }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await details(canvas, individual.name)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Принять' }));
    await expectMessage(canvas, `Вы теперь в компании ${legal.name}`, 'positive');
    await expect(await row(canvas, legal.name)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Принять' })).toBeNull();
  },
};
