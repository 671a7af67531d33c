import {
  countApplications,
  countBatchReaders,
  createApplicationBatch,
  getApplication,
  listApplications,
  listMessageTemplates,
  listRefusalReasons,
  updateApplicationStatus,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import {
  isSilentAbout,
  lastSent,
  longText,
  noHorizontalScroll,
  page,
  phone,
  quiet,
  says,
  sent,
} from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { everyApplication } from '../../model/applicationsView.ts';
import { chips, filterBy, names, open, panelOf, rowOf } from '../../stories/applicationList.ts';
import { applications, applied, hired, many, screening } from '../../stories/fixtures.ts';
import { provider, workingProvider } from '../../stories/provider.ts';
import { useViewInAddress } from '../../stories/useViewInAddress.ts';
import { Applications } from './Applications.tsx';
import type { ApplicationsProps } from './Applications.tsx';

const path = '/employer/applications';

function ApplicationsWithAddress({ view }: Pick<ApplicationsProps, 'view'>) {
  return <Applications {...useViewInAddress(path, view)} />;
}

const meta = {
  title: 'Applications/All',
  component: ApplicationsWithAddress,
  tags: ['snapshot'],
  args: { view: everyApplication },
  parameters: { host: { path } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...provider(applications)),
} satisfies Meta<typeof ApplicationsWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

const given = (...items: Parameters<typeof provider>[0]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(...provider(items)),
});
const puts = async () => (await quiet(updateApplicationStatus)).map(({ path: to, body }) => [to, body]);

/** Applications in every status, the first one open beside the list. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Список заявок, первая открыта',
      rule: 'applications',
      shows: ['Подана', 'Скрининг', 'Интервью', 'Оффер', 'Отклонена', 'Нанят', 'Статус заявки'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Дилшод Рашидов');
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
    const badges = canvas.getAllByRole('row').map((row) => row.querySelector('[data-tone]')?.textContent);
    await expect(badges).toEqual(['Подана', 'Скрининг', 'Интервью', 'Оффер', 'Отклонена', 'Нанят']);
    await waitFor(() =>
      expect(chips(canvas)).toEqual(['Все6', 'Подана1', 'Скрининг1', 'Интервью1', 'Оффер1', 'Нанят1', 'Отклонена1']),
    );
    await expect(await canvas.findByText('6 заявок')).toBeVisible();
    await expect(canvas.getAllByRole('row')[0]).toHaveAttribute('aria-selected', 'true');
    await expect(await panelOf(canvas).findByRole('heading', { name: 'Дилшод Рашидов' })).toBeVisible();
  },
};

/** While applications are on their way there is a spinner, not an empty list. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка списка заявок', rule: 'applications', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Заявок пока нет');
  },
};

/** Without applications the screen says so. */
export const Empty: Story = {
  ...given(),
  parameters: { state: { ru: 'Заявок нет', rule: 'applications', shows: ['Заявок пока нет'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заявок пока нет')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К вакансиям' })).toHaveAttribute('href', '/employer/vacancies'),
    );
    await expect(canvas.queryByRole('group', { name: 'Статус заявки' })).toBeNull();
  },
};

/** Applications that did not load read as none. */
export const LoadFailureShowsEmpty: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки: список заявок пуст', rule: 'failed-lists', shows: ['Заявок пока нет'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listApplications, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заявок пока нет')).toBeVisible();
    await isSilentAbout(/boom/);
  },
};

/** Applications that load at the second try are shown. */
export const LoadRetried: Story = {
  ...LoadFailureShowsEmpty,
  parameters: {
    state: { ru: 'Заявки загрузились со второй попытки', rule: 'failed-lists', shows: ['Дилшод Рашидов'] },
  },
  play: async ({ canvas, context }) => {
    await canvas.findByText('Заявок пока нет');
    context.msw.use(mock.ok(listApplications, { items: [applied] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await rowOf(canvas, 'Дилшод Рашидов')).toBeVisible();
  },
};

/** Without a connection the list says so and can be tried again. */
export const Offline: Story = {
  parameters: {
    state: {
      ru: 'Нет связи: ошибка загрузки списка',
      rule: 'failures',
      shows: ['Не получилось загрузить заявки.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.offline(listApplications), mock.offline(countApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить заявки.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Повторить' })).toBeEnabled());
  },
};

/** A chosen status leaves the applications in it. */
export const FilterByStatus: Story = {
  parameters: { state: { ru: 'Фильтр по статусу', rule: 'applications', shows: ['Нанят'] } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Дилшод Рашидов');
    await filterBy(canvas, 'Нанят');
    await waitFor(() => expect(names(canvas)).toEqual(['Шахноза Турсунова']));
    await expect(await within(await canvas.findByRole('row')).findByText('Нанят')).toBeVisible();
    await isSilentAbout('Дилшод Рашидов');
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent('/employer/applications?status=hired'),
    );
    await lastSent(listApplications, ({ query }) => query.status === 'hired');
  },
};

/** A provider that filters and counts: the counts stay those of all, whatever is shown. */
export const FilteredByProvider: Story = {
  parameters: { state: { ru: 'Фильтрует сервер', rule: 'applications', shows: ['6 заявок'] } },
  beforeEach: ({ msw }) => msw.use(...workingProvider(applications)),
  play: async ({ canvas }) => {
    await filterBy(canvas, 'Скрининг');
    await waitFor(() => expect(names(canvas)).toEqual(['Мадина Алиева']));
    await waitFor(() =>
      expect(chips(canvas)).toEqual(['Все6', 'Подана1', 'Скрининг1', 'Интервью1', 'Оффер1', 'Нанят1', 'Отклонена1']),
    );
    await expect(await canvas.findByText('6 заявок')).toBeVisible();
  },
};

/** A status without applications says so. */
export const FilteredEmpty: Story = {
  ...given(applied),
  parameters: {
    state: { ru: 'По фильтру ничего нет', rule: 'applications', shows: ['По выбранному статусу заявок нет'] },
  },
  play: async ({ canvas }) => {
    await filterBy(canvas, 'Оффер');
    await expect(await canvas.findByText('По выбранному статусу заявок нет')).toBeVisible();
    await isSilentAbout('Дилшод Рашидов');
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать все заявки' }));
    await expect(await rowOf(canvas, 'Дилшод Рашидов')).toBeVisible();
    await filterBy(canvas, 'Оффер');
    await says('По выбранному статусу заявок нет');
  },
};

/** The open application has contacts, vacancy, source, day and the statuses to set. */
export const PanelOpen: Story = {
  ...given(applied),
  parameters: {
    state: {
      ru: 'Заявка рядом со списком',
      rule: 'applications',
      shows: ['Платформа', 'Скрининг', 'Интервью', 'Оффер', 'Отклонить', 'Нанят'],
    },
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'dilshod@mail.uz' })).toHaveAttribute('href', 'mailto:dilshod@mail.uz'),
    );
    for (const text of ['Frontend-разработчик', 'ООО «Барака Строй»', 'Платформа', '10.06.2025'])
      await expect(await panel.findByText(text)).toBeVisible();
    for (const name of ['Скрининг', 'Интервью', 'Оффер', 'Отклонить', 'Нанят'])
      await waitFor(() => expect(panel.getByRole('button', { name })).toBeEnabled());
    await waitFor(() => expect(panel.getByRole('button', { name: 'Подана' })).toBeDisabled());
    await expect(panel.queryByRole('link', { name: 'Резюме на HeadHunter' })).toBeNull();
  },
};

/** A source that came in is shown as it came. */
export const SourceGiven: Story = {
  ...given({ ...applied, source: 'HeadHunter' }),
  parameters: { state: { ru: 'Источник показан как пришёл', rule: 'application-source', shows: ['HeadHunter'] } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await expect(await panel.findByText('HeadHunter')).toBeVisible();
    await isSilentAbout('Платформа');
  },
};

/** A candidate without name and mail has a word in place of the name. */
export const CandidateWithoutNameAndEmail: Story = {
  ...given({ ...applied, candidate: { name: null, email: null } }),
  parameters: { state: { ru: 'Кандидат без имени и почты', rule: 'applications', shows: ['Имя не указано'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, 'Имя не указано'));
    await waitFor(() => expect(panelOf(canvas).getByRole('heading', { name: 'Имя не указано' })).toBeVisible());
    await isSilentAbout(/null|undefined/);
  },
};

/** A set status is sent, announced, and its button disabled. */
export const StatusUpdated: Story = {
  parameters: { state: { ru: 'Статус изменён', rule: 'applications-funnel', shows: ['Статус заявки обновлен'] } },
  beforeEach: ({ msw }) => msw.use(...workingProvider([applied])),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await userEvent.click(await panel.findByRole('button', { name: 'Интервью' }));
    await says('Статус заявки обновлен');
    await expect(await puts()).toEqual([['/api/employer/applications/ap1/status', { status: 'interview' }]]);
    await waitFor(() => expect(panel.getByRole('button', { name: 'Интервью' })).toBeDisabled());
    await expect(await within(await canvas.findByRole('row')).findByText('Интервью')).toBeVisible();
    await waitFor(() => expect(chips(canvas)).toContain('Интервью1'));
    await expect(await panel.findByText(', Азиз Каримов')).toBeVisible();
    await expect(await panel.findByText('сегодня, 09:00')).toBeVisible();
    await isSilentAbout('Ошибка при обновлении статуса');
  },
};

/** Somebody hired can go back to screening. */
export const HiredBackToScreening: Story = {
  parameters: {
    state: { ru: 'Из нанятых обратно в отбор', rule: 'applications-funnel', shows: ['Статус заявки обновлен'] },
  },
  beforeEach: ({ msw }) => msw.use(...workingProvider([hired])),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Шахноза Турсунова');
    await userEvent.click(await panel.findByRole('button', { name: 'Скрининг' }));
    await says('Статус заявки обновлен');
    await expect(await puts()).toEqual([['/api/employer/applications/ap6/status', { status: 'screening' }]]);
  },
};

/** A change that failed goes back and says so. */
export const StatusUpdateError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка смены статуса',
      rule: 'applications-funnel',
      shows: ['Ошибка при обновлении статуса', 'Подана'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(updateApplicationStatus, 500), ...provider([applied])),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await userEvent.click(await panel.findByRole('button', { name: 'Оффер' }));
    await says('Ошибка при обновлении статуса');
    await expect(await within(await canvas.findByRole('row')).findByText('Подана')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Оффер' })).toBeEnabled());
    await isSilentAbout('Статус заявки обновлен');
  },
};

/** A provider that words everything in Russian is understood on an Uzbek page by its codes. */
export const StatusRefusedInUzbek: Story = {
  parameters: {
    state: {
      ru: 'Отказ по-русски на узбекской странице',
      rule: 'applications-funnel',
      shows: ['Nomzod arizasini qaytarib olgan'],
    },
  },
  globals: { locale: 'uz' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(updateApplicationStatus, 409, { code: 'responseWithdrawn', error: 'Кандидат отозвал отклик' }),
      ...provider([applied]),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, 'Дилшод Рашидов'));
    const panel = within(await canvas.findByRole('region', { name: 'Ariza' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Taklif' }));
    await says('Nomzod arizasini qaytarib olgan');
    await isSilentAbout('Кандидат отозвал отклик');
  },
};

/** What is pressed is seen before the provider answers. */
export const StatusSeenAtOnce: Story = {
  parameters: { state: { ru: 'Статус виден сразу', rule: 'applications-funnel', shows: ['Пригласить на интервью'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(updateApplicationStatus), ...provider([applied])),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await userEvent.click(await panel.findByRole('button', { name: 'Взять на скрининг' }));
    await waitFor(() => expect(within(canvas.getByRole('row')).getByText('Скрининг')).toBeVisible());
    await expect(await panel.findByRole('button', { name: 'Пригласить на интервью' })).toBeVisible();
    await isSilentAbout('Статус заявки обновлен');
  },
};

/** O opens the page of whoever is looked at, and the list goes along. */
export const PageOpenedByKey: Story = {
  parameters: { state: { ru: 'Страница открыта клавишей', rule: 'applications', shows: ['Дилшод Рашидов'] } },
  args: {},
  beforeEach: ({ msw }) => msw.use(...provider(applications)),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Дилшод Рашидов');
    const panel = panelOf(canvas);
    await waitFor(() =>
      expect(panel.getByRole('link', { name: 'Дилшод Рашидов' })).toHaveAttribute('href', '/employer/applications/ap1'),
    );
    row.focus();
    await userEvent.keyboard('o');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/applications/ap1'));
  },
};

/** Filter, walk and change statuses without a pointer: every press arrives, in its order. */
export const KeyboardOnly: Story = {
  parameters: {
    state: { ru: 'Только клавиатура', rule: 'applications', shows: ['Шахноза Турсунова', 'Интервью2', 'Отклонена2'] },
  },
  beforeEach: ({ msw }) => msw.use(...workingProvider(applications)),
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Дилшод Рашидов');
    await waitFor(() => expect(names(canvas)).toHaveLength(6));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Работа с заявками' })).toHaveAttribute(
        'aria-keyshortcuts',
        '1 2 3 4 5 O X',
      ),
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(await rowOf(canvas, 'Дилшод Рашидов')).toHaveFocus();
    await userEvent.keyboard('1{ArrowDown}2{ArrowDown}{ArrowDown}5{End}');
    await waitFor(() => expect(panelOf(canvas).getByRole('heading', { name: 'Шахноза Турсунова' })).toBeVisible());
    await expect(await puts()).toEqual([
      ['/api/employer/applications/ap1/status', { status: 'screening' }],
      ['/api/employer/applications/ap2/status', { status: 'interview' }],
      ['/api/employer/applications/ap4/status', { status: 'rejected' }],
    ]);
    await expect(await rowOf(canvas, 'Шахноза Турсунова')).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent('/employer/applications?application=ap6'),
    );
    await waitFor(() =>
      expect(chips(canvas)).toEqual(['Все6', 'Подана0', 'Скрининг1', 'Интервью2', 'Оффер0', 'Нанят1', 'Отклонена2']),
    );
  },
};

/** A status can be chosen from the menu too. */
export const StatusFromMenu: Story = {
  parameters: {
    state: { ru: 'Статус из меню', rule: 'applications-funnel', shows: ['Статус заявки обновлен', 'Оффер1'] },
  },
  beforeEach: ({ msw }) => msw.use(...workingProvider([applied])),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await userEvent.click(await panel.findByRole('button', { name: 'Сменить статус' }));
    await userEvent.click(await page().findByRole('menuitem', { name: 'Оффер' }));
    await says('Статус заявки обновлен');
    await expect(await puts()).toEqual([['/api/employer/applications/ap1/status', { status: 'offer' }]]);
  },
};

/** In the list a refusal is done at once; why is said afterwards, by whoever wants to. */
export const ReasonAfterwards: Story = {
  parameters: { state: { ru: 'Причина отказа после отказа', rule: 'applications-funnel', shows: ['Отклонено 1'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listRefusalReasons, [{ id: 'experience', name: 'Мало опыта', name_uz: 'Tajriba kam' }]),
      mock.ok(listMessageTemplates, { items: [] }),
      mock.ok(countBatchReaders, { app: 1, telegram: 0, headhunter: 0, uzbek: 0 }),
      mock.ok(createApplicationBatch, { id: 'bt1', changed: 1, skipped: [], undo_until: '2025-06-16T09:10:00+05:00' }),
      ...workingProvider([applied]),
    ),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await userEvent.click(await panel.findByRole('button', { name: 'Отклонить' }));
    await userEvent.click(await page().findByRole('button', { name: 'Указать причину' }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Отклонить 1 кандидата?' }));
    await userEvent.click(await dialog.findByText('Мало опыта'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect((await sent(createApplicationBatch)).body).toMatchObject({
      applicationIds: ['ap1'],
      action: { status: 'rejected', reason: 'experience' },
    });
    await expect(await puts()).toEqual([['/api/employer/applications/ap1/status', { status: 'rejected' }]]);
    await says('Отклонено 1');
  },
};

/** A row that is moved on stays in the filtered list until the filter is chosen anew. */
export const MovedOnUnderFilter: Story = {
  parameters: {
    state: { ru: 'Строка остаётся под прежним фильтром', rule: 'applications-funnel', shows: ['Мадина Алиева'] },
  },
  beforeEach: ({ msw }) => msw.use(...workingProvider([applied, { ...screening, status: 'applied' }])),
  args: { view: { status: 'applied', applicationId: '' } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await userEvent.click(await panel.findByRole('button', { name: 'Скрининг' }));
    await says('Статус заявки обновлен');
    await waitFor(() => expect(chips(canvas)).toContain('Скрининг1'));
    await expect(names(canvas)).toEqual(['Дилшод Рашидов', 'Мадина Алиева']);
    await filterBy(canvas, 'Все');
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/employer/applications'));
    await filterBy(canvas, 'Подана');
    await waitFor(() => expect(names(canvas)).toEqual(['Мадина Алиева']));
  },
};

/** A provider that pages: the first rows, how many there are, and the next ones on demand. */
export const ShowMore: Story = {
  parameters: { state: { ru: 'Показать ещё', rule: 'paging', shows: ['120'] } },
  beforeEach: ({ msw }) => {
    const all = many(120);
    msw.use(
      mock.ok(listApplications, ({ query }) => ({ items: query.cursor ? all.slice(60) : all.slice(0, 60) }), {
        headers: { 'x-total-count': '120', link: '</api/employer/applications?cursor=60>; rel="next"' },
      }),
      ...provider(all),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toHaveLength(50));
    await expect(await canvas.findByText('Показано 50 из 120')).toBeVisible();
    await expect(chips(canvas)).toEqual(['Все120', 'Подана', 'Скрининг', 'Интервью', 'Оффер', 'Нанят', 'Отклонена']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(names(canvas)).toHaveLength(100));
    await expect(await rowOf(canvas, 'Кандидат 51 ?Frontend')).toHaveFocus();
    await expect(await canvas.findByText('Показано 100 из 120')).toBeVisible();
  },
};

/** The session ends while one works: what was seen stays. */
export const SessionEnds: Story = {
  parameters: {
    state: { ru: 'Сессия кончилась: изменение отменено', rule: 'session-over', shows: ['Войдите, чтобы продолжить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateApplicationStatus, 'noSession'), ...provider([applied])),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await userEvent.click(await panel.findByRole('button', { name: 'Оффер' }));
    await says('Войдите, чтобы продолжить');
    await expect(await within(await canvas.findByRole('row')).findByText('Подана')).toBeVisible();
  },
};

/** An application from HeadHunter with its letter, contacts, history and what HeadHunter did not take. */
export const WholeHistory: Story = {
  parameters: {
    state: { ru: 'Заявка с HeadHunter со всей историей', rule: 'applications-funnel', shows: ['+998 (90) 765-43-21'] },
  },
  beforeEach: ({ msw }) => {
    const whole = {
      ...applied,
      source: 'HeadHunter',
      vacancy_id: 'v1',
      resume_id: 'r1',
      negotiation_id: 'n1',
      status: 'screening',
      candidate: { ...applied.candidate, phone: '998907654321' },
      message: 'Здравствуйте!\nМне интересна ваша вакансия.',
      created_at: '2025-06-15T09:12:00+05:00',
      updated_at: '2025-06-16T08:05:00+05:00',
      sync_error: 'вакансия в архиве',
      history: [
        { status: 'applied', at: '2025-06-15T09:12:00+05:00' },
        { status: 'screening', by: 'Дилноза Каримова', at: '2025-06-16T08:05:00+05:00' },
      ],
    };
    msw.use(...provider([whole]));
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await waitFor(() =>
      expect(
        panel
          .getAllByRole('listitem')
          .slice(-2)
          .map(({ textContent }) => textContent),
      ).toEqual(['Скрининг, Дилноза Каримовасегодня, 08:05', 'Поданавчера, 09:12']),
    );
    await waitFor(() =>
      expect(panel.getByRole('link', { name: '+998 (90) 765-43-21' })).toHaveAttribute('href', 'tel:+998907654321'),
    );
    await expect(await panel.findByRole('link', { name: 'Резюме на HeadHunter' })).toBeVisible();
    await expect(await panel.findByText('HeadHunter пока не принял этот этап: вакансия в архиве')).toBeVisible();
    await expect(await panel.findByText(/Мне интересна/)).toBeVisible();
    await expect(await within(await canvas.findByRole('row')).findByText('вчера')).toBeVisible();
  },
};

/** An address may name one that the list has not come to. */
export const OpenByAddress: Story = {
  parameters: { state: { ru: 'Заявка открыта по адресу', rule: 'applications', shows: ['Мадина Алиева'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getApplication, screening), ...provider([applied])),
  args: { view: { status: 'all', applicationId: 'ap2' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(panelOf(canvas).getByRole('heading', { name: 'Мадина Алиева' })).toBeVisible());
    await expect(names(canvas)).toEqual(['Дилшод Рашидов']);
  },
};

/** Long names are cut in the list and wrap beside it. */
export const LongContent: Story = {
  ...given({
    ...applied,
    candidate: { name: longText, email: `${longText.replaceAll(' ', '.')}@mail.uz` },
    vacancy: { title: longText, company_name: longText },
  }),
  parameters: { state: { ru: 'Длинные имена', rule: 'applications', shows: ['Высококвалифицированный'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, 'Высококвалифицированный'));
    const row = await canvas.findByRole('row');
    const name = within(row).getAllByTitle(longText)[0];
    await expect(name?.scrollWidth).toBeGreaterThan(name?.clientWidth ?? 0);
    await expect(name?.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    const heading = await panelOf(canvas).findByRole('heading', { level: 2 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await noHorizontalScroll();
  },
};

/** On a phone the list stands alone. */
export const Mobile390: Story = {
  globals: phone,
  ...given(applied, screening),
  parameters: { state: { ru: 'Заявки на телефоне', rule: 'applications', shows: ['Дилшод Рашидов'] } },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Дилшод Рашидов')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Заявка' })).toBeNull();
    for (const row of canvas.getAllByRole('row')) await expect(row).toHaveAttribute('aria-selected', 'false');
    await isSilentAbout('Выберите заявку');
    await noHorizontalScroll();
  },
};

/** On a phone the open application stands alone, with a way back. */
export const Mobile390Panel: Story = {
  ...Mobile390,
  parameters: { state: { ru: 'Заявка на телефоне', rule: 'applications', shows: ['К списку заявок'] } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Дилшод Рашидов');
    await expect(await panel.findByText('dilshod@mail.uz')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(canvas.queryByRole('grid')).toBeNull();
    await noHorizontalScroll();

    await userEvent.click(await canvas.findByRole('button', { name: 'К списку заявок' }));
    const row = await rowOf(canvas, 'Дилшод Рашидов');
    await expect(row).toHaveFocus();
    await expect(page().queryByRole('region', { name: 'Заявка' })).toBeNull();
    await fireEvent.click(row);
    await waitFor(() => expect(panelOf(canvas).getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'К списку заявок' })).toBeVisible();
  },
};

/** A response that its candidate took back has no contacts and no steps, and says when. */
export const Withdrawn: Story = {
  ...given({ ...applied, status: 'rejected', withdrawn_at: '2025-06-12', candidate: { name: 'Дилшод Рашидов' } }),
  parameters: {
    state: {
      ru: 'Кандидат отозвал отклик',
      rule: 'withdrawal',
      shows: ['Отклик отозван 12.06.2025. Контакты скрыты.'],
    },
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Дилшод Рашидов');
    await expect(await panelOf(canvas).findByText('Отклик отозван 12.06.2025. Контакты скрыты.')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Этап заявки' })).toBeNull();
  },
};

const answering = {
  ...applied,
  facts: { experience: 'over_3', start: 'two_weeks' },
  answers: [
    { question_id: 'sq1', question: 'Есть права категории C?', kind: 'yes_no', value: 'yes', is_wanted: true },
    { question_id: 'sq2', question: 'Сколько лет водите?', kind: 'number', value: 12, is_wanted: false },
    { question_id: 'sq3', question: 'Где работали раньше?', kind: 'text', value: 'Автобаза № 3', is_wanted: null },
  ],
};

/** The panel shows what an applicant told: two facts, and answers beside what was looked for. */
export const Answers: Story = {
  parameters: {
    state: {
      ru: 'Ответы кандидата',
      rule: 'screening',
      shows: ['Ответы', 'Больше 3 лет', 'Через 2 недели', 'Есть права категории C?', 'Совпало', 'Не совпало'],
    },
  },
  beforeEach: ({ msw }) => msw.use(...provider([answering])),
  args: { view: { ...everyApplication, applicationId: 'ap1' } },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Заявка' }));
    await expect(await panel.findByText('Ответы')).toBeVisible();
    for (const text of ['Больше 3 лет', 'Через 2 недели', 'Да', 'Совпало', '12', 'Не совпало', 'Автобаза № 3'])
      await expect(await panel.findByText(text)).toBeVisible();
  },
};
