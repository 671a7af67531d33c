import { getCurrentUser, listCompanies, listCompanyVacancies, listVacancies, updateVacancy } from '@kasb/contract';
import type { VacancyBody } from '@kasb/contract';
import { useNavigate } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import {
  employer,
  fakeClock,
  isSilentAbout,
  lastSent,
  longText,
  noHorizontalScroll,
  page,
  quiet,
  says,
  sent,
} from '@kasb/kit/stories';
import type { Canvas, FakeClock } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { queryFromListView, wholeList } from '../../model/listView.ts';
import type { VacancyListView } from '../../model/listView.ts';
import { accountant, companies, courier, frontend, waiter } from '../../stories/fixtures.ts';
import { choose } from '../../stories/selects.ts';
import { VacancyList } from './VacancyList.tsx';
import type { VacancyListProps } from './VacancyList.tsx';

/** A host that keeps the view in its address, as every portal does. */
function ListWithAddress({ view: initial }: Pick<VacancyListProps, 'view'>) {
  const navigate = useNavigate();
  const [view, setView] = useState(initial);
  const onViewChange = (next: VacancyListView) => {
    setView(next);
    const query = new URLSearchParams(queryFromListView(next)).toString();
    navigate(query ? `/employer/vacancies?${query}` : '/employer/vacancies');
  };
  return <VacancyList view={view} onViewChange={onViewChange} />;
}

const meta = {
  title: 'Vacancies/List',
  component: ListWithAddress,
  tags: ['snapshot'],
  args: { view: wholeList },
  parameters: { host: { path: '/employer/vacancies' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listCompanies, companies),
      mock.ok(listVacancies, { items: [frontend, accountant, waiter, courier] }),
    );
  },
} satisfies Meta<typeof ListWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const rowNames = (canvas: Canvas) =>
  canvas.queryAllByRole('row').map((row) => within(row).getByRole('link').textContent);
const onlyRow = (canvas: Canvas, title: string) =>
  waitFor(async () => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvas.getByRole('row')).toHaveTextContent(title);
  });
const rowOf = (canvas: Canvas, title: string) => canvas.findByRole('link', { name: new RegExp(`^${title}`) });
const panelOf = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Вакансия' }));

async function open(canvas: Canvas, title: string) {
  await userEvent.click(await rowOf(canvas, title));
  await waitFor(() => expect(panelOf(canvas).getByRole('heading', { name: title })).toBeVisible());
  return panelOf(canvas);
}

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Frontend-разработчик')).toBeVisible();
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(4));
    await expect(await canvas.findByRole('combobox', { name: 'Компания' })).toBeVisible();
    const chips = within(canvas.getByRole('group', { name: 'Статус' })).getAllByRole('button');
    await expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Все4',
      'Активные1',
      'Приостановленные1',
      'Закрытые1',
      'Черновики1',
    ]);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Создать вакансию' })).toHaveAttribute('href', '/employer/vacancies/new'),
    );
    await expect(canvas.getAllByRole('row')[0]).toHaveAttribute('aria-selected', 'true');
    await expect(await panelOf(canvas).findByRole('heading', { name: 'Frontend-разработчик' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('4 вакансии в 2 компаниях')).toBeVisible());
    await isSilentAbout('Вакансия успешно обновлена');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listVacancies)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Здесь появятся ваши вакансии');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь появятся ваши вакансии')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Заполнить форму' })).toHaveAttribute('href', '/employer/vacancies/new'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Собрать с AI' })).toHaveAttribute(
        'href',
        '/employer/vacancies/ai-builder',
      ),
    );
  },
};

export const LoadFailureShowsEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listVacancies, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь появятся ваши вакансии')).toBeVisible();
    await isSilentAbout(/boom/);
  },
};

export const LoadRetried: Story = {
  ...LoadFailureShowsEmpty,
  play: async ({ canvas, context }) => {
    await canvas.findByText('Здесь появятся ваши вакансии');
    context.msw.use(mock.ok(listVacancies, { items: [frontend] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await onlyRow(canvas, 'Frontend-разработчик');
  },
};

export const FilterByCompany: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listVacancies, { items: [frontend, accountant] }),
      mock.ok(listCompanyVacancies, ({ params }) => ({
        items: [frontend, accountant].filter((vacancy) => vacancy.company_id === params.id),
      })),
    ),
  play: async ({ canvas, context }) => {
    await rowOf(canvas, 'Frontend-разработчик');
    await choose(canvas, 'Компания', 'ИП Рахимов');
    await onlyRow(canvas, 'Бухгалтер');
    await isSilentAbout('Frontend-разработчик');
    await expect((await sent(listCompanyVacancies)).params.id).toBe('c2');

    // One comes back to a list that is read again.
    await choose(canvas, 'Компания', 'Все компании');
    await rowOf(canvas, 'Frontend-разработчик');
    await sent(listVacancies, 2);
    await choose(canvas, 'Компания', 'ИП Рахимов');
    await onlyRow(canvas, 'Бухгалтер');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/vacancies?company=c2'));

    // A company that was deleted meanwhile is said to be gone, and the others are still there to choose.
    context.msw.use(mock.fail(listCompanyVacancies, 'unknownCompany'));
    await choose(canvas, 'Компания', 'ООО «Барака Строй»');
    await expect(await canvas.findByRole('heading', { name: 'Компания не найдена' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К компаниям' })).toHaveAttribute('href', '/employer/companies'),
    );
    await isSilentAbout('По выбранным фильтрам вакансий нет');
    context.msw.use(mock.ok(listCompanyVacancies, { items: [accountant] }));
    await choose(canvas, 'Компания', 'ИП Рахимов');
    await onlyRow(canvas, 'Бухгалтер');
  },
};

export const FilterByStatus: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanyVacancies, { items: [accountant] })),
  play: async ({ canvas, context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Приостановленные/ }));
    await onlyRow(canvas, 'Бухгалтер');
    await isSilentAbout('Frontend-разработчик');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/vacancies?status=paused'));
    // The list is whole here, so nobody is asked again.
    await expect(await quiet(listVacancies)).toHaveLength(1);

    // Of a longer one the provider gives what is wanted, or more: what came is filtered.
    const next = { headers: { 'x-total-count': '60', link: '</api/employer/vacancies?cursor=2>; rel="next"' } };
    context.msw.use(
      mock.ok(
        listVacancies,
        ({ query }) => ({ items: query.status === 'closed' ? [waiter] : [frontend, accountant] }),
        next,
      ),
    );
    await choose(canvas, 'Компания', 'ИП Рахимов');
    await choose(canvas, 'Компания', 'Все компании');
    await userEvent.click(await canvas.findByRole('button', { name: /^Закрытые/ }));
    await onlyRow(canvas, 'Официант');
    await lastSent(listVacancies, ({ query }) => query.status === 'closed');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Все/ })).toHaveTextContent('Все60'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Приостановленные/ }));
    await onlyRow(canvas, 'Бухгалтер');
    await expect(await canvas.findByRole('button', { name: 'Показать ещё' })).toBeVisible();
  },
};

export const FilterDraftFindsMissingStatus: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [frontend, courier] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Черновики/ }));
    await onlyRow(canvas, 'Курьер');
    await expect(await within(await canvas.findByRole('row')).findByText('Черновик')).toBeVisible();
    await isSilentAbout('Frontend-разработчик');
  },
};

export const FilteredEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [frontend] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Закрытые/ }));
    await expect(await canvas.findByText('По выбранным фильтрам вакансий нет')).toBeVisible();
    await isSilentAbout('Frontend-разработчик');
  },
};

export const PanelOpen: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [frontend] })),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Frontend-разработчик');
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/employer/vacancies/v1'),
    );
    await waitFor(() =>
      expect(panel.getByRole('link', { name: /^Заявки/ })).toHaveAttribute(
        'href',
        '/employer/vacancies/v1/applications',
      ),
    );
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Редактировать' })).toHaveAttribute('href', '/employer/vacancies/v1/edit'),
    );
    await waitFor(() => expect(panel.getByRole('button', { name: 'Активна' })).toBeDisabled());
    await waitFor(() => expect(panel.getByRole('button', { name: 'Пауза' })).toBeEnabled());
    await waitFor(() => expect(panel.getByRole('button', { name: 'Закрыта' })).toBeEnabled());
    await expect(panel.queryByRole('button', { name: 'Черновик' })).toBeNull();
  },
};

export const DraftPanelAllEnabled: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [courier] })),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Курьер');
    for (const name of ['Активна', 'Пауза', 'Закрыта']) await expect(panel.getByRole('button', { name })).toBeEnabled();
    await expect(await panel.findByText('Черновик')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Черновик' })).toBeNull();
  },
};

export const StatusUpdated: Story = {
  beforeEach: ({ msw }) => {
    let status = 'active';
    msw.use(
      mock.ok(listVacancies, () => ({ items: [{ ...frontend, vacancy_status: status }] })),
      mock.ok(updateVacancy, ({ body }) => {
        status = (body as VacancyBody).vacancyStatus ?? status;
        return { ...frontend, vacancy_status: status };
      }),
    );
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Frontend-разработчик');
    await userEvent.click(await panel.findByRole('button', { name: 'Пауза' }));
    await says('Статус вакансии обновлен');
    await expect((await quiet(updateVacancy)).map(({ path, body }) => [path, body])).toEqual([
      ['/api/employer/vacancies/v1', { vacancyStatus: 'paused' }],
    ]);
    await expect(await panel.findByText('Приостановлена')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Пауза' })).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('row')).toHaveTextContent('Приостановлена'));
    await isSilentAbout('Ошибка при обновлении статуса');
  },
};

export const StatusUpdateError: Story = {
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [frontend] }), mock.fail(updateVacancy, 500)),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Frontend-разработчик');
    await userEvent.click(await panel.findByRole('button', { name: 'Закрыта' }));
    await says('Ошибка при обновлении статуса');
    await waitFor(() => expect(panel.getByRole('button', { name: 'Активна' })).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('row')).toHaveTextContent('Активна'));
    await isSilentAbout('Статус вакансии обновлен');
  },
};

export const UpdatedFlag: Story = {
  args: { view: { ...wholeList, isUpdated: true } },
  parameters: { host: { path: '/employer/vacancies?updated=true' } },
  play: async () => {
    await says('Вакансия успешно обновлена');
  },
};

let clock: FakeClock;

export const UpdatedFlagGoneAfter5s: Story = {
  ...UpdatedFlag,
  beforeEach: () => void (clock = fakeClock({ isRunning: true })),
  play: async ({ canvas }) => {
    await says('Вакансия успешно обновлена');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/vacancies?updated=true'));
    await clock.advance(5000);
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/employer/vacancies'));
    await waitFor(() => isSilentAbout('Вакансия успешно обновлена'));
  },
};

export const LongContent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listVacancies, { items: [{ ...frontend, title: longText, companies: { name: longText } }] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Высококвалифицированный/ }));
    const row = within(await canvas.findByRole('row'));
    const title = await row.findByTitle(longText);
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
    await expect(title.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('row').getBoundingClientRect().right,
    );
    const heading = await panelOf(canvas).findByRole('heading', { name: longText });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await noHorizontalScroll();
  },
};

export const Mobile390: Story = {
  globals: phone,
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [frontend, accountant] })),
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Frontend-разработчик')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Вакансия' })).toBeNull();
    for (const row of canvas.getAllByRole('row')) await expect(row).toHaveAttribute('aria-selected', 'false');
    const company = canvas.getByRole('combobox', { name: 'Компания' }).getBoundingClientRect();
    const status = canvas.getByRole('group', { name: 'Статус' }).getBoundingClientRect();
    await expect(status.top).toBeGreaterThanOrEqual(company.bottom);
    await isSilentAbout('Выберите вакансию');
    await noHorizontalScroll();
  },
};

export const Mobile390Panel: Story = {
  ...Mobile390,
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Frontend-разработчик');
    await expect(await panel.findByRole('link', { name: 'Редактировать' })).toBeVisible();
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Frontend-разработчик' })).toHaveFocus());
    const back = await canvas.findByRole('button', { name: 'К списку' });
    await expect(back).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await noHorizontalScroll();

    await userEvent.click(back);
    await expect(await rowOf(canvas, 'Frontend-разработчик')).toHaveFocus();
    await expect(page().queryByRole('region', { name: 'Вакансия' })).toBeNull();
    await open(canvas, 'Frontend-разработчик');
  },
};
