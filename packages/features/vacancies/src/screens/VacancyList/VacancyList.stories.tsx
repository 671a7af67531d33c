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

/** All vacancies with counts by status, the first one open beside the list. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Список вакансий, первая открыта',
      rule: 'vacancies',
      shows: ['Компания', 'Статус', 'Создать вакансию'],
    },
  },
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

/** While vacancies are on their way there is a spinner, not an empty list. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка списка вакансий', rule: 'vacancies', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listVacancies)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Здесь появятся ваши вакансии');
  },
};

/** Without vacancies the screen offers the form and the assistant. */
export const Empty: Story = {
  parameters: {
    state: {
      ru: 'Вакансий нет',
      rule: 'vacancies',
      shows: ['Здесь появятся ваши вакансии', 'Заполнить форму', 'Собрать с AI'],
    },
  },
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

/** Vacancies that did not load read as none. */
export const LoadFailureShowsEmpty: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки: список вакансий пуст',
      rule: 'failed-lists',
      shows: ['Здесь появятся ваши вакансии'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listVacancies, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь появятся ваши вакансии')).toBeVisible();
    await isSilentAbout(/boom/);
  },
};

/** Vacancies that load at the second try are shown. */
export const LoadRetried: Story = {
  ...LoadFailureShowsEmpty,
  parameters: {
    state: { ru: 'Мои вакансии загрузились со второй попытки', rule: 'failed-lists', shows: ['Frontend-разработчик'] },
  },
  play: async ({ canvas, context }) => {
    await canvas.findByText('Здесь появятся ваши вакансии');
    context.msw.use(mock.ok(listVacancies, { items: [frontend] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await onlyRow(canvas, 'Frontend-разработчик');
  },
};

/** A chosen company leaves its own vacancies. */
export const FilterByCompany: Story = {
  parameters: { state: { ru: 'Фильтр по компании', rule: 'vacancies', shows: ['Бухгалтер', 'ИП Рахимов'] } },
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

/** A chosen status leaves the vacancies in it. */
export const FilterByStatus: Story = {
  parameters: { state: { ru: 'Фильтр по статусу', rule: 'vacancies', shows: ['Бухгалтер', 'Показать ещё'] } },
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

/** Drafts include vacancies without any status. */
export const FilterDraftFindsMissingStatus: Story = {
  parameters: { state: { ru: 'Черновики и вакансии без статуса', rule: 'vacancy-status', shows: ['Черновик'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [frontend, courier] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Черновики/ }));
    await onlyRow(canvas, 'Курьер');
    await expect(await within(await canvas.findByRole('row')).findByText('Черновик')).toBeVisible();
    await isSilentAbout('Frontend-разработчик');
  },
};

/** Filters that leave nothing say so. */
export const FilteredEmpty: Story = {
  parameters: {
    state: { ru: 'По фильтру ничего нет', rule: 'vacancies', shows: ['По выбранным фильтрам вакансий нет'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [frontend] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Закрытые/ }));
    await expect(await canvas.findByText('По выбранным фильтрам вакансий нет')).toBeVisible();
    await isSilentAbout('Frontend-разработчик');
  },
};

/** The open vacancy has its links and three status buttons, the present one disabled. */
export const PanelOpen: Story = {
  parameters: {
    state: { ru: 'Вакансия рядом со списком', rule: 'vacancies', shows: ['Подробнее', 'Заявки', 'Редактировать'] },
  },
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

/** A draft can go to any of the three. */
export const DraftPanelAllEnabled: Story = {
  parameters: { state: { ru: 'Черновик: доступны все статусы', rule: 'vacancy-status', shows: ['Черновик'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listVacancies, { items: [courier] })),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Курьер');
    for (const name of ['Активна', 'Пауза', 'Закрыта']) await expect(panel.getByRole('button', { name })).toBeEnabled();
    await expect(await panel.findByText('Черновик')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Черновик' })).toBeNull();
  },
};

/** A switched status is sent alone and announced. */
export const StatusUpdated: Story = {
  parameters: {
    state: { ru: 'Статус изменён', rule: 'vacancy-status', shows: ['Статус вакансии обновлен', 'Приостановлена'] },
  },
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

/** A switch that failed goes back and says so. */
export const StatusUpdateError: Story = {
  parameters: {
    state: { ru: 'Ошибка смены статуса', rule: 'vacancy-status', shows: ['Ошибка при обновлении статуса'] },
  },
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

/** Coming from a save, the list announces it. */
export const UpdatedFlag: Story = {
  args: { view: { ...wholeList, isUpdated: true } },
  parameters: {
    state: { ru: 'Вакансия успешно обновлена', rule: 'vacancies', shows: ['Вакансия успешно обновлена'] },
    host: { path: '/employer/vacancies?updated=true' },
  },
  play: async () => {
    await says('Вакансия успешно обновлена');
  },
};

let clock: FakeClock;

/** After five seconds news and flag are gone. */
export const UpdatedFlagGoneAfter5s: Story = {
  ...UpdatedFlag,
  parameters: {
    ...UpdatedFlag.parameters,
    state: { ru: 'Сообщение об обновлении погасло', rule: 'times', shows: ['4 вакансии в 2 компаниях'] },
  },
  beforeEach: () => void (clock = fakeClock({ isRunning: true })),
  play: async ({ canvas }) => {
    await says('Вакансия успешно обновлена');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/vacancies?updated=true'));
    await clock.advance(5000);
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/employer/vacancies'));
    await waitFor(() => isSilentAbout('Вакансия успешно обновлена'));
  },
};

/** A long title is cut in the list and wraps beside it. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Длинное название', rule: 'vacancies', shows: ['Высококвалифицированный'] } },
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

/** On a phone the list stands alone. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Список вакансий на телефоне', rule: 'vacancies', shows: ['Frontend-разработчик'] } },
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

/** On a phone the open vacancy stands alone, with a way back. */
export const Mobile390Panel: Story = {
  ...Mobile390,
  parameters: { state: { ru: 'Вакансия на телефоне', rule: 'vacancies', shows: ['Редактировать', 'К списку'] } },
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
