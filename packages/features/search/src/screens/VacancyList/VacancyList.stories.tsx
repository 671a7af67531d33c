import { getCurrentUser, listCities, respondToVacancy, searchVacancies } from '@kasb/contract';
import { useNavigate } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import { candidate, employer, lastSent, longText, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { noFilters, queryFromFilters } from '../../model/filters.ts';
import type { SearchFilters } from '../../model/filters.ts';
import { accountant, cities, frontend, waiter } from '../../stories/fixtures.ts';
import { VacancyList } from './VacancyList.tsx';
import type { VacancyListProps } from './VacancyList.tsx';

/** A host that keeps the filters in its address, as every portal does. */
function ListWithAddress({ filters: initial }: Pick<VacancyListProps, 'filters'>) {
  const navigate = useNavigate();
  const [filters, setFilters] = useState(initial);
  const onFiltersChange = (next: SearchFilters) => {
    setFilters(next);
    const query = new URLSearchParams(queryFromFilters(next)).toString();
    navigate(query ? `/vacancies?${query}` : '/vacancies');
  };
  return <VacancyList filters={filters} onFiltersChange={onFiltersChange} />;
}

const meta = {
  title: 'Search/VacancyList',
  component: ListWithAddress,
  tags: ['snapshot'],
  args: { filters: noFilters },
  parameters: { host: { path: '/vacancies' } },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(listCities, cities),
      mock.ok(searchVacancies, ({ query }) =>
        'search' in query || 'location' in query ? [] : [frontend, accountant, waiter],
      ),
    );
  },
} satisfies Meta<typeof ListWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const found = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`Найдено вакансий: ${count}`));

/** Opens a select and takes an option of its list, which lives in the overlay root. */
async function choose(canvas: Canvas, label: string, option: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: label }));
  await userEvent.click(await within(document.body).findByRole('option', { name: option }));
  await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
}

const searched = (path: string) => lastSent(searchVacancies, (call) => call.path === path);
const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** A visitor sees the filters, the number found and the cards, without Respond. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Список вакансий для посетителя',
      rule: 'search',
      shows: ['Поиск', 'Город', 'Тип занятости', 'Найти', 'Сбросить', 'Подробнее'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await found(canvas, 3);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Поиск' })).toHaveAttribute(
        'placeholder',
        'Должность, навыки или компания',
      ),
    );
    await expect(await canvas.findByRole('combobox', { name: 'Город' })).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Тип занятости' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Найти' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Сбросить' })).toBeVisible();
    await expect(await canvas.findByText('Frontend-разработчик')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Подробнее' })[0]).toHaveAttribute('href', '/vacancies/v1');
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

/** While the search runs there is a spinner, not an empty list. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка списка', rule: 'search', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(searchVacancies)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Загрузка'));
    await expect(canvas.queryByText('Вакансий не найдено')).toBeNull();
  },
};

/** A search that finds nothing says so and counts 0. */
export const Empty: Story = {
  parameters: { state: { ru: 'Ничего не найдено', rule: 'search', shows: ['Вакансий не найдено'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(searchVacancies, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансий не найдено')).toBeVisible();
    await found(canvas, 0);
    await expect(canvas.queryByRole('link', { name: 'Подробнее' })).toBeNull();
  },
};

/** A search that failed reads as empty and keeps the server's words to itself. */
export const LoadFailureShowsEmpty: Story = {
  parameters: { state: { ru: 'Ошибка загрузки: список пуст', rule: 'failed-lists', shows: ['Вакансий не найдено'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(searchVacancies, 500, { error: 'db down' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансий не найдено')).toBeVisible();
    await expect(canvas.queryByText(/db down/)).toBeNull();
  },
};

/** A later page that is none says so alone, and leads to the list. */
export const UnknownPage: Story = {
  parameters: {
    state: { ru: 'Такой страницы списка нет', rule: 'search', shows: ['Такой страницы нет', 'Вакансии в Узбекистане'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(searchVacancies, 'badQuery', { fields: { cursor: 'unknownPage' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вакансии в Узбекистане' })).toHaveAttribute('href', '/vacancies'),
    );
    for (const text of [/Не получилось загрузить/, 'Вакансий не найдено', /Найдено вакансий/])
      await expect(canvas.queryByText(text)).toBeNull();
  },
};

/** Vacancies that load at the second try are shown. */
export const LoadRetried: Story = {
  ...LoadFailureShowsEmpty,
  parameters: {
    state: { ru: 'Вакансии загрузились со второй попытки', rule: 'failed-lists', shows: ['Frontend-разработчик'] },
  },
  play: async ({ canvas, context }) => {
    await canvas.findByText('Вакансий не найдено');
    context.msw.use(mock.ok(searchVacancies, [frontend]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await found(canvas, 1);
  },
};

/** A city that was chosen in Uzbek stands in the filter by its Russian name, and is searched for by it. */
export const CityChosenInUzbek: Story = {
  parameters: { state: { ru: 'Город выбран по-узбекски', rule: 'search', shows: ['Ташкент', 'Frontend-разработчик'] } },
  args: { filters: { ...noFilters, location: 'Toshkent' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(searchVacancies, [frontend])),
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('combobox', { name: 'Город' });
    await waitFor(() => expect(city).toHaveTextContent('Ташкент'));
    await userEvent.click(city);
    const options = await within(document.body).findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['Все города', 'Ташкент', 'Самарканд', 'Бухара']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Найти' }));
    await searched('/vacancies?location=%D0%A2%D0%B0%D1%88%D0%BA%D0%B5%D0%BD%D1%82');
    await expect(await canvas.findByText('Frontend-разработчик')).toBeVisible();
  },
};

/** The employment filter has all and four types, in the search's own spelling. */
export const EmploymentOptions: Story = {
  parameters: {
    state: { ru: 'Варианты занятости', rule: 'search', shows: ['Тип занятости', 'Частичная занятость', 'Фриланс'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Тип занятости' }));
    const options = await within(document.body).findAllByRole('option');
    await expect(options.map((option) => option.dataset.value ?? option.dataset.key)).toEqual([
      'all',
      'full-time',
      'part-time',
      'contract',
      'freelance',
    ]);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
  },
};

/** Choosing a type sends it in the search's own spelling. */
export const SearchByEmployment: Story = {
  parameters: { state: { ru: 'Поиск по занятости', rule: 'search', shows: ['Частичная занятость'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(searchVacancies, ({ query }) =>
        query.employmentType === 'parttime' ? [accountant] : [frontend, accountant, waiter],
      ),
    ),
  play: async ({ canvas }) => {
    await choose(canvas, 'Тип занятости', 'Частичная занятость');
    await userEvent.click(await canvas.findByRole('button', { name: 'Найти' }));
    await found(canvas, 1);
    await searched('/vacancies?employmentType=parttime');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/vacancies?employmentType=parttime'));
  },
};

/** Text, city and type are sent together. */
export const SearchCombined: Story = {
  parameters: { state: { ru: 'Поиск по словам, городу и занятости', rule: 'search', shows: ['Вакансий не найдено'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Поиск' }), 'Повар');
    await choose(canvas, 'Город', 'Бухара');
    await choose(canvas, 'Тип занятости', 'Фриланс');
    await userEvent.click(await canvas.findByRole('button', { name: 'Найти' }));
    await expect(await canvas.findByText('Вакансий не найдено')).toBeVisible();
    await searched(
      `/vacancies?${new URLSearchParams({ search: 'Повар', location: 'Бухара', employmentType: 'freelance' })}`,
    );
  },
};

/** Resetting empties the three filters and asks for everything. */
export const Reset: Story = {
  parameters: {
    state: { ru: 'Фильтры сброшены', rule: 'search', shows: ['Все города', 'Все типы', 'Frontend-разработчик'] },
  },
  args: { filters: { search: 'Повар', location: 'Бухара', employmentType: 'freelance' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансий не найдено')).toBeVisible();
    const reset = canvas.getAllByRole('button', { name: 'Сбросить' })[0];
    await userEvent.click(reset as HTMLElement);
    await found(canvas, 3);
    await searched('/vacancies');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Поиск' })).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveTextContent('Все города'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Тип занятости' })).toHaveTextContent('Все типы'));
    await expect(canvas.queryByText('Вакансий не найдено')).toBeNull();
  },
};

/** A candidate has Respond on each card. */
export const AsCandidateRespond: Story = {
  parameters: { state: { ru: 'Кандидат: кнопка отклика', rule: 'respond', shows: ['Откликнуться', 'Подробнее'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: candidate }), mock.ok(searchVacancies, [frontend])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Откликнуться' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Подробнее' })).toBeVisible();
  },
};

/** An employer has no Respond. */
export const AsEmployerNoRespond: Story = {
  parameters: { state: { ru: 'Работодатель: отклика нет', rule: 'respond', shows: ['Подробнее'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(searchVacancies, [frontend])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Подробнее' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('kasb.user')).not.toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

/** Long names wrap, and a long description stops after three lines. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Длинные названия', rule: 'vacancy-card', shows: ['Строка описания номер'] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    const description = Array.from({ length: 40 }, (_, line) => `Строка описания номер ${line + 1}.`).join('\n');
    msw.use(mock.ok(searchVacancies, [{ ...frontend, title: longText, companies: { name: longText }, description }]));
  },
  play: async ({ canvas }) => {
    const description = await canvas.findByText(/Строка описания номер 1\./);
    const lineHeight = Number.parseFloat(getComputedStyle(description).lineHeight);
    await expect(description.getBoundingClientRect().height).toBeLessThanOrEqual(lineHeight * 3 + 1);
    await noHorizontalScroll();
  },
};

/** On a phone filters and cards stand in one column. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Поиск на телефоне', rule: 'search', shows: ['Найти', 'Сбросить'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await found(canvas, 3);
    const find = canvas.getByRole('button', { name: 'Найти' }).getBoundingClientRect();
    const reset = canvas.getByRole('button', { name: 'Сбросить' }).getBoundingClientRect();
    await expect(find.top).toBe(reset.top);
    const fields = ['Город', 'Тип занятости'].map((name) =>
      canvas.getByRole('combobox', { name }).getBoundingClientRect(),
    );
    await expect(fields[0]?.left).toBe(fields[1]?.left);
    await noHorizontalScroll();
  },
};

/** A response that was sent turns the button into the news of it. */
export const RespondSent: Story = {
  parameters: { state: { ru: 'Отклик отправлен', rule: 'respond', shows: ['Отклик отправлен'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: candidate }),
      mock.ok(searchVacancies, [frontend]),
      mock.ok(respondToVacancy, { id: 'ap9', status: 'applied' }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отклик отправлен' })).toBeDisabled());
    await expect((await sent(respondToVacancy)).body).toEqual({ vacancyId: 'v1' });
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

/** A second response is refused in the server's words. */
export const RespondTwice: Story = {
  parameters: {
    state: { ru: 'Второй отклик отклонён', rule: 'respond', shows: ['Вы уже откликнулись на эту вакансию'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: candidate }),
      mock.ok(searchVacancies, [frontend]),
      mock.fail(respondToVacancy, 'alreadyResponded'),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await expect(await canvas.findByText('Вы уже откликнулись на эту вакансию')).toBeVisible();
  },
};
