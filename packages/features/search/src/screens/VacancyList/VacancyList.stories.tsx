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

export const Default: Story = {
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

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(searchVacancies)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Загрузка'));
    await expect(canvas.queryByText('Вакансий не найдено')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(searchVacancies, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансий не найдено')).toBeVisible();
    await found(canvas, 0);
    await expect(canvas.queryByRole('link', { name: 'Подробнее' })).toBeNull();
  },
};

export const LoadFailureShowsEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(searchVacancies, 500, { error: 'db down' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансий не найдено')).toBeVisible();
    await expect(canvas.queryByText(/db down/)).toBeNull();
  },
};

export const UnknownPage: Story = {
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

export const LoadRetried: Story = {
  ...LoadFailureShowsEmpty,
  play: async ({ canvas, context }) => {
    await canvas.findByText('Вакансий не найдено');
    context.msw.use(mock.ok(searchVacancies, [frontend]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await found(canvas, 1);
  },
};

export const CityChosenInUzbek: Story = {
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

export const EmploymentOptions: Story = {
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

export const SearchByEmployment: Story = {
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

export const SearchCombined: Story = {
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

export const Reset: Story = {
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

export const AsCandidateRespond: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: candidate }), mock.ok(searchVacancies, [frontend])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Откликнуться' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Подробнее' })).toBeVisible();
  },
};

export const AsEmployerNoRespond: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(searchVacancies, [frontend])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Подробнее' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('kasb.user')).not.toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

export const LongContent: Story = {
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

export const Mobile390: Story = {
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

export const RespondSent: Story = {
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

export const RespondTwice: Story = {
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
