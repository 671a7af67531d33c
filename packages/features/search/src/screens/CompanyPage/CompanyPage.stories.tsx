import { getPublicCompany, listPublicCompanyVacancies } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { frontend, publicCompany, waiter } from '../../stories/fixtures.ts';
import { CompanyPage } from './CompanyPage.tsx';

const meta = {
  title: 'Search/CompanyPage',
  component: CompanyPage,
  tags: ['snapshot'],
  args: { companyId: 'c1' },
  parameters: { host: { path: '/companies/c1' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getPublicCompany, publicCompany), mock.ok(listPublicCompanyVacancies, [frontend, waiter])),
} satisfies Meta<typeof CompanyPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A company with what it does, where it is, and its open vacancies. */
export const Default: Story = {
  parameters: {
    state: { ru: 'Компания и её вакансии', rule: 'public-company', shows: ['ООО «Барака Строй»', 'Открытые вакансии'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'ООО «Барака Строй»' })).toBeVisible();
    await expect(await canvas.findByText('Жилищное строительство')).toBeVisible();
    await expect(canvas.queryByText('Проверена')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Ташкент' })).toHaveAttribute('href', '/vacancies/city/tashkent'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'baraka.uz' })).toHaveAttribute('href', 'https://baraka.uz'),
    );
    const open = within(await canvas.findByRole('region', { name: /Открытые вакансии/ }));
    await waitFor(() => expect(open.getAllByRole('article')).toHaveLength(2));
  },
};

/** A company whose taxpayer’s number an operator verified says so. */
export const Verified: Story = {
  parameters: { state: { ru: 'Компания проверена', rule: 'public-company', shows: ['Проверена'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublicCompany, { ...publicCompany, is_verified: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Проверена')).toBeVisible();
  },
};

/** A visitor is led from each vacancy of a company to the form of a response. */
export const VisitorRespondsByPhone: Story = {
  parameters: {
    state: { ru: 'Вакансии компании: отклик по телефону', rule: 'respond', shows: ['Откликнуться по телефону'] },
  },
  args: { respondHref: (vacancyId: string) => `/vacancies/${vacancyId}/respond` },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Откликнуться по телефону' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/vacancies/v1/respond',
      '/vacancies/v3/respond',
    ]);
  },
};

/** A company without open vacancies says so. */
export const NoVacancies: Story = {
  parameters: {
    state: { ru: 'Открытых вакансий нет', rule: 'public-company', shows: ['Сейчас открытых вакансий нет'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listPublicCompanyVacancies, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сейчас открытых вакансий нет')).toBeVisible();
  },
};

/** Of a company that told nothing only its name is shown. */
export const OnlyName: Story = {
  parameters: { state: { ru: 'Известно только название', rule: 'public-company', shows: ['ИП Рахимов'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublicCompany, { id: 'c1', name: 'ИП Рахимов' })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'ИП Рахимов' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/undefined|null/);
  },
};

/** A company that is not there leads to all vacancies. */
export const NotFound: Story = {
  args: { companyId: 'zzz' },
  parameters: {
    state: {
      ru: 'Компания не найдена',
      rule: 'public-company',
      shows: ['Компания не найдена', 'Вакансии в Узбекистане'],
    },
    host: { path: '/companies/zzz' },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublicCompany, 'unknownCompany')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Компания не найдена')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вакансии в Узбекистане' })).toHaveAttribute('href', '/vacancies'),
    );
  },
};

/** A company that did not load can be asked for again. */
export const LoadFails: Story = {
  parameters: {
    state: {
      ru: 'Компания не загрузилась',
      rule: 'failures',
      shows: ['Не получилось загрузить компанию.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublicCompany, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить компанию.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
