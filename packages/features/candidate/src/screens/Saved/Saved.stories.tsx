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

export const Vacancies: Story = {
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

export const Mobile390: Story = {
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

export const Removed: Story = {
  play: async ({ canvas }) => {
    await remove(canvas);
    await waitFor(() => expect(canvas.queryByText('Frontend-разработчик')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toBeVisible());
  },
};

export const RemovalTakenBack: Story = {
  play: async ({ canvas }) => {
    await remove(canvas);
    // Until the list is read anew it shows what it had.
    await waitFor(() => expect(canvas.queryByText('Frontend-разработчик')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await expect((await sent(saveVacancy)).params.vacancyId).toBe('v1');
    await waitFor(() => expect(canvas.getByText('Frontend-разработчик')).toBeVisible());
  },
};

export const RemovalRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(unsaveVacancy, 500)),
  play: async ({ canvas }) => {
    await remove(canvas);
    await says('Не получилось сохранить');
    await expect(await canvas.findByText('Frontend-разработчик')).toBeVisible();
  },
};

export const Responded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отклик отправлен' })).toBeDisabled());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...provider([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сохраняйте вакансии, чтобы вернуться к ним')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Найти работу' })).toHaveAttribute('href', '/vacancies'),
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listSavedVacancies)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Сохраняйте вакансии');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listSavedVacancies, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить избранное.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Searches: Story = {
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

export const SearchToldAtOnce: Story = {
  args: { tab: 'searches' },
  play: async ({ canvas }) => {
    await chooseAtOnce(canvas);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Сразу'));
    await expect((await sent(updateSavedSearch)).body).toEqual({ notify: 'instant' });
  },
};

/** The search was deleted in another window. */
export const SearchChangeRefused: Story = {
  args: { tab: 'searches' },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateSavedSearch, 'unknownSearch')),
  play: async ({ canvas }) => {
    await chooseAtOnce(canvas);
    await says('Поиск не найден');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Раз в день'));
  },
};

export const SearchRemovalRefused: Story = {
  args: { tab: 'searches' },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteSavedSearch, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Бухгалтер, Ташкент' }));
    await says('Не получилось сохранить');
    await expect(await canvas.findByText('Бухгалтер, Ташкент')).toBeVisible();
  },
};

export const SearchRemovalTakenBack: Story = {
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

export const SearchSaved: Story = {
  ...onSearch,
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

export const TooManySearches: Story = {
  ...onSearch,
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

export const BookmarkKept: Story = {
  ...onCard,
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

export const BookmarkRefused: Story = {
  tags: ['gate'],
  ...onCard,
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

export const VisitorIsSentToSignIn: Story = {
  ...onCard,
  parameters: { host: { path: '/vacancies' } },
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
