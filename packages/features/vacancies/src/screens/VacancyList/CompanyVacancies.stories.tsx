import { getCurrentUser, listCompanies, listCompanyVacancies } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, isSilentAbout, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wholeList } from '../../model/listView.ts';
import { companies, frontend } from '../../stories/fixtures.ts';
import { VacancyList } from './VacancyList.tsx';

const accountant = {
  ...frontend,
  id: 'v2',
  title: 'Бухгалтер',
  employment_type: 'part-time',
  vacancy_status: 'paused',
};

const meta = {
  title: 'Companies/Vacancies',
  component: VacancyList,
  tags: ['snapshot'],
  args: { companyId: 'c1', view: wholeList, onViewChange: fn() },
  parameters: { host: { path: '/employer/companies/c1/vacancies' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listCompanies, companies),
      mock.ok(listCompanyVacancies, { items: [frontend, accountant] }),
    );
  },
} satisfies Meta<typeof VacancyList>;

export default meta;

type Story = StoryObj<typeof meta>;

const leadsToNewOne = (canvas: Canvas) =>
  expect(canvas.getByRole('link', { name: 'Создать вакансию' })).toHaveAttribute(
    'href',
    '/employer/companies/c1/vacancies/new',
  );

/** The vacancies of one company under its name, with a way to create one for it. */
export const Default: Story = {
  parameters: { state: { ru: 'Вакансии компании', rule: 'company-vacancies', shows: ['Создать вакансию'] } },
  tags: ['gate'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'ООО «Барака Строй»' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Frontend-разработчик/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await leadsToNewOne(canvas);
    await expect(canvas.queryByRole('combobox', { name: 'Компания' })).toBeNull();
    await expect((await sent(listCompanyVacancies)).path).toMatch(/^\/api\/employer\/companies\/c1\/vacancies(\?|$)/);

    await userEvent.click(await canvas.findByRole('link', { name: /^Бухгалтер/ }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...wholeList, vacancyId: 'v2' }, { replace: true });
  },
};

/** A company without vacancies offers to create one. */
export const Empty: Story = {
  parameters: {
    state: {
      ru: 'У компании нет вакансий',
      rule: 'company-vacancies',
      shows: ['Здесь появятся ваши вакансии', 'Создать вакансию'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listCompanyVacancies, 500, { error: 'boom' })),
  play: async ({ canvas, context }) => {
    await expect(await canvas.findByText('Здесь появятся ваши вакансии')).toBeVisible();
    await isSilentAbout(/boom/);

    context.msw.use(mock.ok(listCompanyVacancies, { items: [] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Повторить' })).toBeNull());
    await expect(await canvas.findByText('Здесь появятся ваши вакансии')).toBeVisible();
    await leadsToNewOne(canvas);
  },
};
