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

export const TextAndCity: Story = {
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

export const NothingFound: Story = {
  args: { view: { ...everyApplication, filters: { q: 'zzz' } } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listApplications, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('По фильтрам ничего нет')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
    await isSilentAbout('Заявок пока нет');
  },
};

export const Reset: Story = {
  ...NothingFound,
  play: async ({ canvas, context }) => {
    await canvas.findByText('По фильтрам ничего нет');
    context.msw.use(mock.ok(listApplications, { items: applications }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить фильтры' }));
    await expect(await rowOf(canvas, 'Дилшод Рашидов')).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('location')).not.toHaveTextContent('zzz'));
  },
};

export const OptionsLoadWhenOpened: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Вакансия' });
    await expect(await quiet(listVacancies)).toHaveLength(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Вакансия' }));
    const option = await page().findByRole('radio', { name: 'Frontend-разработчик' });
    await waitFor(() => expect(option).toBeInTheDocument());
    await expect(await quiet(listVacancies)).toHaveLength(1);
  },
};

export const OptionsFail: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listRegions, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Город' }));
    await waitFor(() => expect(page().getByText('Не получилось загрузить варианты.')).toBeVisible());
  },
};

export const SubStage: Story = {
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

export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Сортировка' }));
    await userEvent.click(await page().findByRole('option', { name: 'Дольше ждут' }));
    await lastSent(listApplications, ({ query }) => query.sort === 'waiting');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('sort=waiting'));
  },
};
