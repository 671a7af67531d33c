import {
  createSavedSearch,
  deleteSavedSearch,
  getCurrentUser,
  getVacancyMarks,
  listSavedSearches,
  listSavedVacancies,
  respondToVacancy,
  saveVacancy,
  seeSavedSearch,
  unsaveVacancy,
  updateSavedSearch,
} from '@kasb/contract';
import { Screen } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import { candidate, isSilentAbout, noHorizontalScroll, phone, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { candidateMessages } from '../../messages/index.ts';
import { SaveButton } from '../../parts/SaveButton/SaveButton.tsx';
import { SaveSearchButton } from '../../parts/SaveSearchButton/SaveSearchButton.tsx';
import { accountants, savedFrontend, savedWaiter } from '../../stories/savedFixtures.ts';
import type { WireSaved, WireSearch } from '../../stories/savedFixtures.ts';
import { Saved } from './Saved.tsx';
import type { SavedProps } from './Saved.tsx';

function SavedWithTab({ tab: initial }: Pick<SavedProps, 'tab'>) {
  const [tab, setTab] = useState(initial);
  return <Saved tab={tab} onTabChange={setTab} />;
}

/** A provider that keeps what is kept. */
function provider(vacancies: readonly WireSaved[], searches: readonly WireSearch[] = []) {
  let kept = [...vacancies];
  let found = [...searches];
  return [
    mock.ok(listSavedVacancies, () => ({ items: kept })),
    mock.ok(listSavedSearches, () => ({ items: found })),
    mock.ok(unsaveVacancy, ({ params }) => {
      kept = kept.filter(({ vacancy }) => vacancy.id !== params.vacancyId);
      return {};
    }),
    mock.ok(saveVacancy, () => {
      kept = [...vacancies];
      return { saved_at: '2025-06-16T10:00:00+05:00' };
    }),
    mock.ok(respondToVacancy, ({ body }) => {
      const { vacancyId } = body as { vacancyId: string };
      kept = kept.map((saved) => (saved.vacancy.id === vacancyId ? { ...saved, is_responded: true } : saved));
      return { id: 'ap1', status: 'applied' as const };
    }),
    mock.ok(deleteSavedSearch, () => {
      found = [];
      return {};
    }),
    mock.ok(createSavedSearch, () => {
      found = [...searches];
      return accountants;
    }),
    mock.ok(updateSavedSearch, ({ body }) => {
      found = found.map((search) => ({ ...search, ...(body as object) }));
      return found[0] ?? accountants;
    }),
    mock.ok(seeSavedSearch, () => {
      found = found.map((search) => ({ ...search, new_count: 0 }));
      return found[0] ?? accountants;
    }),
  ];
}

const meta = {
  title: 'Candidate/Saved',
  component: SavedWithTab,
  tags: ['snapshot'],
  args: { tab: 'vacancies' },
  parameters: { host: { path: '/my/saved' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getCurrentUser, { user: candidate }), ...provider([savedFrontend, savedWaiter], [accountants])),
} satisfies Meta<typeof SavedWithTab>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Kept vacancies stand with the way to respond; a closed one stays, muted. */
export const Vacancies: Story = {
  parameters: {
    state: {
      ru: 'Сохранённые вакансии',
      rule: 'saved',
      shows: ['Frontend-разработчик', 'Откликнуться', 'Официант', 'Закрыта', 'Убрать'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Frontend-разработчик' })).toHaveAttribute('href', '/vacancies/v1'),
    );
    await expect(await canvas.findByRole('button', { name: 'Откликнуться' })).toBeVisible();
    await expect(await canvas.findByText('Официант')).toBeVisible();
    await expect(await canvas.findByText('Закрыта')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Убрать' })).toHaveLength(2);
  },
};

/** On a phone the actions stand below each vacancy. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Избранное на телефоне', rule: 'saved', shows: ['Официант'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Официант')).toBeVisible();
    await noHorizontalScroll();
  },
};

const remove = async (canvas: Canvas) => {
  const [first] = await canvas.findAllByRole('button', { name: 'Убрать' });
  if (!first) throw new Error('nothing is kept');
  await userEvent.click(first);
};

/** A vacancy that was let go is gone, and the toast takes that back. */
export const Removed: Story = {
  parameters: { state: { ru: 'Вакансия убрана', rule: 'saved', shows: ['Отменить'] } },
  play: async ({ canvas }) => {
    await remove(canvas);
    await waitFor(() => expect(canvas.queryByText('Frontend-разработчик')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toBeVisible());
  },
};

/** A vacancy that was taken back is in the list again. */
export const RemovalTakenBack: Story = {
  parameters: { state: { ru: 'Вакансия возвращена', rule: 'saved', shows: ['Frontend-разработчик'] } },
  play: async ({ canvas }) => {
    await remove(canvas);
    // Until the list is read anew it shows what it had.
    await waitFor(() => expect(canvas.queryByText('Frontend-разработчик')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await expect((await sent(saveVacancy)).params.vacancyId).toBe('v1');
    await waitFor(() => expect(canvas.getByText('Frontend-разработчик')).toBeVisible());
  },
};

/** A vacancy that could not be let go stays, and the toast says so. */
export const RemovalRefused: Story = {
  parameters: {
    state: { ru: 'Убрать не получилось', rule: 'saved', shows: ['Не получилось сохранить', 'Frontend-разработчик'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(unsaveVacancy, 500)),
  play: async ({ canvas }) => {
    await remove(canvas);
    await says('Не получилось сохранить');
    await expect(await canvas.findByText('Frontend-разработчик')).toBeVisible();
  },
};

/** A kept vacancy that was responded to says so. */
export const Responded: Story = {
  parameters: { state: { ru: 'Отклик из избранного', rule: 'saved', shows: ['Отклик отправлен'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отклик отправлен' })).toBeDisabled());
  },
};

/** Before anything is kept the page says what for, and leads to the vacancies. */
export const Empty: Story = {
  parameters: {
    state: {
      ru: 'В избранном пусто',
      rule: 'saved',
      shows: ['Сохраняйте вакансии, чтобы вернуться к ним', 'Найти работу'],
    },
  },
  beforeEach: ({ msw }) => msw.use(...provider([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сохраняйте вакансии, чтобы вернуться к ним')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Найти работу' })).toHaveAttribute('href', '/vacancies'),
    );
  },
};

/** While kept vacancies load a skeleton stands. */
export const Loading: Story = {
  parameters: { state: { ru: 'Избранное едет', rule: 'saved' } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listSavedVacancies)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Сохраняйте вакансии');
  },
};

/** Kept vacancies that did not load say so, with a retry. */
export const Failed: Story = {
  parameters: {
    state: {
      ru: 'Избранное не загрузилось',
      rule: 'saved',
      shows: ['Не получилось загрузить избранное.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listSavedVacancies, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить избранное.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** Kept searches stand with what is new and when they tell of it. */
export const Searches: Story = {
  parameters: {
    state: { ru: 'Сохранённые поиски', rule: 'saved', shows: ['Бухгалтер, Ташкент', '3 новые вакансии', 'Раз в день'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Поиски' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Бухгалтер, Ташкент' })).toHaveAttribute(
        'href',
        `/vacancies?${new URLSearchParams({ search: 'Бухгалтер', location: 'Ташкент' })}`,
      ),
    );
    await expect(await canvas.findByText('3 новые вакансии')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Раз в день'));
  },
};

async function chooseAtOnce(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Когда присылать: Бухгалтер, Ташкент' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Сразу' }));
}

/** When a search tells of what is new changes at once. */
export const SearchToldAtOnce: Story = {
  parameters: { state: { ru: 'Присылать сразу', rule: 'saved', shows: ['Сразу'] } },
  args: { tab: 'searches' },
  play: async ({ canvas }) => {
    await chooseAtOnce(canvas);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Сразу'));
    await expect((await sent(updateSavedSearch)).body).toEqual({ notify: 'instant' });
  },
};

/** The search was deleted in another window. */
export const SearchChangeRefused: Story = {
  parameters: { state: { ru: 'Поиск не изменился', rule: 'saved', shows: ['Поиск не найден', 'Раз в день'] } },
  args: { tab: 'searches' },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateSavedSearch, 'unknownSearch')),
  play: async ({ canvas }) => {
    await chooseAtOnce(canvas);
    await says('Поиск не найден');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Раз в день'));
  },
};

/** A search that could not be deleted stays, and the toast says so. */
export const SearchRemovalRefused: Story = {
  parameters: {
    state: { ru: 'Поиск не удалился', rule: 'saved', shows: ['Не получилось сохранить', 'Бухгалтер, Ташкент'] },
  },
  args: { tab: 'searches' },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteSavedSearch, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Бухгалтер, Ташкент' }));
    await says('Не получилось сохранить');
    await expect(await canvas.findByText('Бухгалтер, Ташкент')).toBeVisible();
  },
};

/** A search that was deleted can be taken back from the toast. */
export const SearchRemovalTakenBack: Story = {
  parameters: { state: { ru: 'Поиск возвращён', rule: 'saved', shows: ['Бухгалтер, Ташкент'] } },
  args: { tab: 'searches' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Бухгалтер, Ташкент' }));
    await expect(await canvas.findByText('Сохранённых поисков пока нет')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await expect(await canvas.findByText('Бухгалтер, Ташкент')).toBeVisible();
    await expect((await sent(createSavedSearch)).body).toEqual({
      title: 'Бухгалтер, Ташкент',
      search: 'Бухгалтер',
      location: 'Ташкент',
      notify: 'daily',
    });
  },
};

/** The public search, as far as its button is concerned. */
const onSearch = {
  parameters: { host: { path: '/vacancies?search=Повар&location=Бухара' } },
  render: () => (
    <Screen bundle={candidateMessages} overrides={undefined}>
      <SaveSearchButton filters={{ search: 'Повар', location: 'Бухара' }} />
    </Screen>
  ),
} satisfies Partial<Story>;

/** A search is kept from the list of vacancies and tells once a day. */
export const SearchSaved: Story = {
  ...onSearch,
  parameters: { ...onSearch.parameters, state: { ru: 'Поиск сохранён', rule: 'saved', shows: ['Поиск сохранён'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить поиск' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Поиск сохранён' })).toBeVisible());
    await expect((await sent(createSavedSearch)).body).toEqual({
      search: 'Повар',
      location: 'Бухара',
      notify: 'daily',
    });
  },
};

/** An eleventh search is refused with the reason. */
export const TooManySearches: Story = {
  ...onSearch,
  parameters: {
    ...onSearch.parameters,
    state: { ru: 'Поисков слишком много', rule: 'saved', shows: ['Можно сохранить не больше 10 поисков'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createSavedSearch, 'tooManySearches')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить поиск' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Можно сохранить не больше 10 поисков' })).toBeVisible(),
    );
  },
};

/** The bookmark of a card. */
const onCard = {
  parameters: { host: { path: '/vacancies' } },
  render: () => (
    <Screen bundle={candidateMessages} overrides={undefined}>
      <SaveButton vacancy={{ id: 'v1', title: 'Повар' }} />
    </Screen>
  ),
} satisfies Partial<Story>;

/** The bookmark of a card is filled at once, and says that it lets go. */
export const BookmarkKept: Story = {
  ...onCard,
  parameters: { ...onCard.parameters, state: { ru: 'Закладка поставлена', rule: 'saved', shows: ['Убрать: Повар'] } },
  beforeEach: ({ msw }) => {
    const saved: string[] = [];
    msw.use(
      mock.ok(getVacancyMarks, () => ({ saved, responded: [] })),
      mock.ok(saveVacancy, ({ params }) => {
        saved.push(params.vacancyId ?? '');
        return { saved_at: '2025-06-16T10:00:00+05:00' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить: Повар' }));
    await expect(await canvas.findByRole('button', { name: 'Убрать: Повар' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Сохранено в избранном' })).toBeVisible());
    await sent(saveVacancy, 1);
  },
};

/** A vacancy too many is refused, and the bookmark is empty again. */
export const BookmarkRefused: Story = {
  tags: ['gate'],
  ...onCard,
  parameters: {
    ...onCard.parameters,
    state: { ru: 'Закладок слишком много', rule: 'saved', shows: ['Можно сохранить не больше 200 вакансий'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getVacancyMarks, { saved: [], responded: [] }), mock.fail(saveVacancy, 'tooManySaved')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить: Повар' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Можно сохранить не больше 200 вакансий' })).toBeVisible(),
    );
    await expect(await canvas.findByRole('button', { name: 'Сохранить: Повар' })).toBeVisible();
  },
};

/** A visitor’s bookmark leads to the sign-in, and from there back to be kept. */
export const VisitorIsSentToSignIn: Story = {
  ...onCard,
  parameters: {
    state: { ru: 'Закладка гостя', rule: 'saved', shows: ['Сохранить: Повар'] },
    host: { path: '/vacancies' },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 'noSession')),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Сохранить: Повар' })).toHaveAttribute(
        'href',
        '/my/sign-in?redirect=%2Fvacancies%2Fv1%23save%3Dv1',
      ),
    );
  },
};
