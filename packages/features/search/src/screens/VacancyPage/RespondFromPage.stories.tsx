import {
  getCurrentUser,
  getPublicVacancy,
  getVacancyMarks,
  listCities,
  respondToVacancy,
  searchVacancies,
  withdrawApplication,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, fakeClock, isSilentAbout, sent } from '@kasb/kit/stories';
import { IconButton } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { noFilters } from '../../model/filters.ts';
import { frontend } from '../../stories/fixtures.ts';
import { VacancyList } from '../VacancyList/VacancyList.tsx';
import { VacancyPage } from './VacancyPage.tsx';

const respondHref = (vacancyId: string) => `/vacancies/${vacancyId}/respond`;

const meta = {
  title: 'Search/Respond',
  component: VacancyPage,
  args: { vacancyId: 'v1', respondHref },
  parameters: { host: { path: '/vacancies/v1' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getPublicVacancy, frontend),
      mock.ok(searchVacancies, [frontend]),
      mock.ok(listCities, []),
      mock.ok(getVacancyMarks, { saved: [], responded: [] }),
      mock.ok(respondToVacancy, { id: 'ap4' }),
      mock.ok(withdrawApplication, { deleted: true }),
    ),
} satisfies Meta<typeof VacancyPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const asCandidate = () => mock.ok(getCurrentUser, { user: candidate });

/** A visitor gets a link to the form on cards and on the page, where the host has one. */
export const VisitorSeesALink: Story = {
  parameters: { state: { ru: 'Ссылка для посетителя', rule: 'respond', shows: ['Откликнуться по телефону'] } },
  tags: ['gate'],
  render: (args) => (
    <>
      <VacancyPage {...args} />
      <VacancyList filters={noFilters} onFiltersChange={fn()} respondHref={respondHref} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Откликнуться по телефону' })).toHaveLength(2));
    for (const link of canvas.getAllByRole('link', { name: 'Откликнуться по телефону' }))
      await expect(link).toHaveAttribute('href', '/vacancies/v1/respond');
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

/** A response of one press can be completed, and undone for ten seconds. */
export const SentWithUndo: Story = {
  parameters: {
    state: { ru: 'Отправлен, можно отменить', rule: 'respond', shows: ['Отклик отправлен', 'Дополнить', 'Отменить'] },
  },
  beforeEach: ({ msw }) => msw.use(asCandidate()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отклик отправлен' })).toBeDisabled());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Дополнить' })).toHaveAttribute(
        'href',
        '/my/applications?application=ap4#complete',
      ),
    );
    await expect(await canvas.findByRole('button', { name: 'Отменить' })).toBeVisible();
    await expect((await sent(respondToVacancy)).body).toEqual({ vacancyId: 'v1' });
  },
};

/** Undone, it was never there. */
export const UndoneWithin10Seconds: Story = {
  parameters: { state: { ru: 'Отклик отменён', rule: 'respond', shows: ['Откликнуться'] } },
  beforeEach: ({ msw }) => msw.use(asCandidate()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Откликнуться' })).toBeEnabled());
    await expect(canvas.queryByText('Отклик отправлен')).toBeNull();
    await expect(await sent(withdrawApplication)).toMatchObject({ params: { id: 'ap4' } });
  },
};

/** After ten seconds it can only be completed. */
export const UndoEnds: Story = {
  parameters: { state: { ru: 'Отменить уже нельзя', rule: 'respond', shows: ['Отклик отправлен', 'Дополнить'] } },
  beforeEach: ({ msw }) => msw.use(asCandidate()),
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await expect(await canvas.findByRole('button', { name: 'Отменить' })).toBeVisible();
    await clock.advance(11_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Отменить' })).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Дополнить' })).toBeVisible();
  },
};

/** Where the employer asks something, the press opens the form. */
export const QuestionsOpenTheForm: Story = {
  parameters: { state: { ru: 'Вопросы открывают форму', rule: 'respond' } },
  beforeEach: ({ msw }) =>
    msw.use(
      asCandidate(),
      mock.fail(respondToVacancy, 'answersMissing', {
        questions: [{ id: 'sq1', text: 'Есть права категории C?', kind: 'yes_no', is_required: true }],
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe(respondHref('v1')));
    await expect(canvas.queryByText('Отклик отправлен')).toBeNull();
  },
};

/** What was responded to and kept before says so. */
export const AlreadyMarked: Story = {
  parameters: { state: { ru: 'Уже отправлен', rule: 'respond', shows: ['Отклик отправлен', 'Убрать'] } },
  // As a host's bookmark stands there.
  args: {
    renderActions: () => (
      <IconButton aria-label="Убрать" aria-pressed>
        <Bookmark />
      </IconButton>
    ),
  },
  beforeEach: ({ msw }) => msw.use(asCandidate(), mock.ok(getVacancyMarks, { saved: ['v1'], responded: ['v1'] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отклик отправлен' })).toBeDisabled());
    await expect(await canvas.findByRole('button', { name: 'Убрать', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
    await isSilentAbout('Дополнить');
  },
};

/** A response that was begun on the device goes on. */
export const BegunGoesOn: Story = {
  parameters: { state: { ru: 'Отклик начат', rule: 'respond-by-phone', shows: ['Продолжить отклик'] } },
  args: { isBegun: () => true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Продолжить отклик' })).toHaveAttribute('href', '/vacancies/v1/respond'),
    );
    await isSilentAbout('Откликнуться по телефону');
  },
};

/** A candidate, too, goes on with a form that was begun. */
export const BegunByACandidate: Story = {
  ...BegunGoesOn,
  parameters: { state: { ru: 'Отклик начат, вход выполнен', rule: 'respond-by-phone', shows: ['Продолжить отклик'] } },
  beforeEach: ({ msw }) => msw.use(asCandidate()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Продолжить отклик' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};
