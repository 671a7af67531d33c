import { getHeadHunterStatistics, listVacancyApplications } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import { isSilentAbout, noHorizontalScroll, phone } from '@kasb/kit/stories';
import { Button, Card } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { everyApplication } from '../../model/applicationsView.ts';
import { chips, filterBy, names, open, rowOf } from '../../stories/applicationList.ts';
import { applied, screening } from '../../stories/fixtures.ts';
import { HostInterview } from '../../stories/HostInterview.tsx';
import { provider } from '../../stories/provider.ts';
import { useViewInAddress } from '../../stories/useViewInAddress.ts';
import { VacancyApplications } from './VacancyApplications.tsx';
import type { VacancyApplicationsProps } from './VacancyApplications.tsx';

const path = '/employer/vacancies/v1/applications';

/** A host's own block: the slot takes any, and a portal's package for the job board is not this one's to know. */
function HostStatistics({ vacancyId }: { vacancyId: string }) {
  const query = useQuery(getHeadHunterStatistics, { params: { id: vacancyId } });
  const { views = 0, responses = 0 } = query.status === 'ready' ? query.data : {};
  return (
    <Card title="HeadHunter" action={<Button size="sm">Обновить</Button>}>
      {views > 0 && `${((responses / views) * 100).toFixed(1)}%`}
    </Card>
  );
}

const statistics = (vacancyId: string) => <HostStatistics vacancyId={vacancyId} />;
const interview = (applicationId: string, vacancyId: string) => (
  <HostInterview applicationId={applicationId} vacancyId={vacancyId} />
);

function VacancyApplicationsWithAddress({ view, ...props }: Omit<VacancyApplicationsProps, 'onViewChange'>) {
  return <VacancyApplications {...props} statistics={statistics} {...useViewInAddress(path, view)} />;
}

const meta = {
  title: 'Applications/ByVacancy',
  component: VacancyApplicationsWithAddress,
  tags: ['snapshot'],
  args: { vacancyId: 'v1', view: everyApplication },
  parameters: { host: { path } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(...provider([applied, screening]), mock.ok(getHeadHunterStatistics, { views: 200, responses: 25 })),
} satisfies Meta<typeof VacancyApplicationsWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One vacancy's applications under its title, with HeadHunter's figures. */
export const Default: Story = {
  parameters: {
    state: { ru: 'Заявки вакансии с цифрами', rule: 'vacancy-applications', shows: ['2 заявки', '12.5%', 'Обновить'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Frontend-разработчик' })).toBeVisible();
    await expect(await canvas.findByText('2 заявки')).toBeVisible();
    await expect(await canvas.findByText('12.5%')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Обновить' })).toBeEnabled());
    await waitFor(() =>
      expect(chips(canvas)).toEqual(['Все2', 'Подана1', 'Скрининг1', 'Интервью0', 'Оффер0', 'Нанят0', 'Отклонена0']),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К вакансии' })).toHaveAttribute('href', '/employer/vacancies/v1'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вопросы интервью' })).toHaveAttribute(
        'href',
        '/employer/vacancy/v1/interview',
      ),
    );
  },
};

/** While applications are on their way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка заявок вакансии', rule: 'vacancy-applications', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listVacancyApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Заявок пока нет');
  },
};

/** No applications, or none that loaded, count 0. */
export const EmptyOrFailed: Story = {
  parameters: {
    state: { ru: 'Заявок нет или ошибка загрузки', rule: 'failed-lists', shows: ['0 заявок', 'Заявок пока нет'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listVacancyApplications, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 заявок')).toBeVisible();
    await expect(await canvas.findByText('Заявок пока нет')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Frontend-разработчик' })).toBeVisible();
  },
};

/** Filtering leaves the number in the header that of all. */
export const FilterByStatus: Story = {
  parameters: { state: { ru: 'Фильтр по статусу', rule: 'vacancy-applications', shows: ['2 заявки'] } },
  play: async ({ canvas }) => {
    await filterBy(canvas, 'Скрининг');
    await waitFor(() => expect(names(canvas)).toEqual(['Мадина Алиева']));
    await expect(await canvas.findByText('2 заявки')).toBeVisible();
    await isSilentAbout('Дилшод Рашидов');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(`${path}?status=screening`));
  },
};

/** An application from HeadHunter links to the resume there. */
export const ResumeLink: Story = {
  parameters: { state: { ru: 'Ссылка на резюме', rule: 'headhunter-resume', shows: ['Резюме на HeadHunter'] } },
  beforeEach: ({ msw }) =>
    msw.use(...provider([{ ...applied, source: 'HeadHunter', resume_id: 'r1', negotiation_id: 'n1' }])),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Резюме на HeadHunter' })).toHaveAttribute(
        'href',
        '/employer/hh-resume/r1?negotiation_id=n1&vacancy_id=v1',
      ),
    );
  },
};

/** Below the open application stands its interview, with the way to make one for it alone. */
export const InterviewOfApplication: Story = {
  parameters: { state: { ru: 'Интервью под заявкой', rule: 'vacancy-applications', shows: ['Настроить интервью'] } },
  args: { interview },
  play: async ({ canvas }) => {
    const way = () => canvas.getByRole('link', { name: 'Настроить интервью' });
    const address = '/employer/vacancy/v1/interview?application=';
    await open(canvas, 'Дилшод Рашидов');
    await waitFor(() => expect(way()).toHaveAttribute('href', `${address}ap1`));
    await open(canvas, 'Мадина Алиева');
    await waitFor(() => expect(way()).toHaveAttribute('href', `${address}ap2`));
    await expect(await canvas.findByText('Этот кандидат ещё не прошёл интервью')).toBeVisible();
  },
};

/** On a phone the figures stand above the list. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Заявки вакансии на телефоне', rule: 'vacancy-applications', shows: ['2 заявки'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 заявки')).toBeVisible();
    const statistics = await canvas.findByText('12.5%');
    const row = await rowOf(canvas, 'Дилшод Рашидов');
    await expect(statistics.getBoundingClientRect().bottom).toBeLessThan(row.getBoundingClientRect().top);
    await noHorizontalScroll();
  },
};
