import {
  countApplications,
  listApplications,
  listCompanies,
  listRegions,
  listStages,
  listVacancies,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { isSilentAbout, lastSent, page, quiet } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { everyApplication } from '../../model/applicationsView.ts';
import { Applications } from '../../screens/Applications/Applications.tsx';
import type { ApplicationsProps } from '../../screens/Applications/Applications.tsx';
import { rowOf } from '../../stories/applicationList.ts';
import { ownStages } from '../../stories/board.ts';
import { applications } from '../../stories/fixtures.ts';
import { provider } from '../../stories/provider.ts';
import { useViewInAddress } from '../../stories/useViewInAddress.ts';

const path = '/employer/applications';

function ApplicationsWithAddress({ view }: Pick<ApplicationsProps, 'view'>) {
  return <Applications {...useViewInAddress(path, view)} />;
}

const meta = {
  title: 'Applications/Filters',
  component: ApplicationsWithAddress,
  tags: ['snapshot'],
  args: { view: everyApplication },
  parameters: { host: { path } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...provider(applications),
      mock.ok(listRegions, [
        { id: '1', name: 'Ташкент' },
        { id: '2', name: 'Самарканд' },
      ]),
      mock.ok(listVacancies, { items: [{ id: 'v1', title: 'Frontend-разработчик' }] }),
    ),
} satisfies Meta<typeof ApplicationsWithAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text and a city narrow list and counts, and stand in the address. */
export const TextAndCity: Story = {
  parameters: { state: { ru: 'Текст и город', rule: 'applications-board', shows: ['Город: Ташкент'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Имя, телефон или должность' }), 'Дил{Enter}');
    await lastSent(listApplications, ({ query }) => query.q === 'Дил');
    await userEvent.click(await canvas.findByRole('button', { name: 'Город' }));
    await userEvent.click(await page().findByRole('checkbox', { name: 'Ташкент' }));
    await lastSent(listApplications, ({ query }) => query.q === 'Дил' && query.city === 'Ташкент');
    await lastSent(countApplications, ({ query }) => query.q === 'Дил' && query.city === 'Ташкент');
    await waitFor(() => expect(decodeURI(canvas.getByTestId('location').textContent ?? '')).toContain('city=Ташкент'));
    await expect(decodeURI(canvas.getByTestId('location').textContent ?? '')).toContain('q=Дил');
    await expect(await page().findByText('Город: Ташкент')).toBeVisible();
  },
};

/** The filters leave nothing, which is not an empty list. */
export const NothingFound: Story = {
  parameters: {
    state: {
      ru: 'По фильтрам пусто',
      rule: 'applications-board',
      shows: ['По фильтрам ничего нет', 'Сбросить фильтры'],
    },
  },
  args: { view: { ...everyApplication, filters: { q: 'zzz' } } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listApplications, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('По фильтрам ничего нет')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
    await isSilentAbout('Заявок пока нет');
  },
};

/** The filters were dropped, all are there again. */
export const Reset: Story = {
  ...NothingFound,
  parameters: { state: { ru: 'Фильтры сброшены', rule: 'applications-board', shows: ['Дилшод Рашидов'] } },
  play: async ({ canvas, context }) => {
    await canvas.findByText('По фильтрам ничего нет');
    context.msw.use(mock.ok(listApplications, { items: applications }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить фильтры' }));
    await expect(await rowOf(canvas, 'Дилшод Рашидов')).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('location')).not.toHaveTextContent('zzz'));
  },
};

/** Vacancies are read when their filter opens. */
export const OptionsLoadWhenOpened: Story = {
  parameters: { state: { ru: 'Варианты при открытии', rule: 'applications-board', shows: ['Frontend-разработчик'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Вакансия' });
    await expect(await quiet(listVacancies)).toHaveLength(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Вакансия' }));
    const option = await page().findByRole('radio', { name: 'Frontend-разработчик' });
    await waitFor(() => expect(option).toBeInTheDocument());
    await expect(await quiet(listVacancies)).toHaveLength(1);
  },
};

/** The options of a filter did not load. */
export const OptionsFail: Story = {
  parameters: {
    state: { ru: 'Варианты не загрузились', rule: 'applications-board', shows: ['Не получилось загрузить варианты.'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listRegions, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Город' }));
    await waitFor(() => expect(page().getByText('Не получилось загрузить варианты.')).toBeVisible());
  },
};

/** Only those in a sub-stage, which is read when the filter opens. */
export const SubStage: Story = {
  parameters: { state: { ru: 'Подэтап', rule: 'applications-board', shows: ['Ещё: Звонок'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listCompanies, { items: [{ id: 'c1' }] }), mock.ok(listStages, { items: ownStages })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ещё' });
    await expect(await quiet(listStages)).toHaveLength(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }));
    await userEvent.click(await page().findByRole('radio', { name: 'Скрининг: Звонок' }));
    await lastSent(listApplications, ({ query }) => query.stageId === 'st1');
    await lastSent(countApplications, ({ query }) => query.stageId === 'st1');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('stage=st1'));
    await expect(await page().findByText('Ещё: Звонок')).toBeVisible();
  },
};

/** Those who wait longest come first. */
export const Sorted: Story = {
  parameters: { state: { ru: 'Порядок', rule: 'applications-board', shows: ['Дольше ждут'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Сортировка' }));
    await userEvent.click(await page().findByRole('option', { name: 'Дольше ждут' }));
    await lastSent(listApplications, ({ query }) => query.sort === 'waiting');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('sort=waiting'));
  },
};
