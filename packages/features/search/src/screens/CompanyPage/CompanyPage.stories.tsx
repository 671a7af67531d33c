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

export const Default: Story = {
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

export const Verified: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublicCompany, { ...publicCompany, is_verified: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Проверена')).toBeVisible();
  },
};

export const VisitorRespondsByPhone: Story = {
  args: { respondHref: (vacancyId: string) => `/vacancies/${vacancyId}/respond` },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Откликнуться по телефону' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/vacancies/v1/respond',
      '/vacancies/v3/respond',
    ]);
  },
};

export const NoVacancies: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listPublicCompanyVacancies, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сейчас открытых вакансий нет')).toBeVisible();
  },
};

export const OnlyName: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublicCompany, { id: 'c1', name: 'ИП Рахимов' })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'ИП Рахимов' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/undefined|null/);
  },
};

export const NotFound: Story = {
  args: { companyId: 'zzz' },
  parameters: { host: { path: '/companies/zzz' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublicCompany, 'unknownCompany')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Компания не найдена')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вакансии в Узбекистане' })).toHaveAttribute('href', '/vacancies'),
    );
  },
};

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublicCompany, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить компанию.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};
