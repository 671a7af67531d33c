import { deleteVacancy, getCurrentUser, getVacancy, updateVacancy } from '@kasb/contract';
import type { VacancyBody } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import {
  employer,
  fakeClock,
  isSilentAbout,
  longText,
  noHorizontalScroll,
  page,
  quiet,
  says,
  sent,
} from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import { Button } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { frontend } from '../../stories/fixtures.ts';
import { HostQuestions } from '../../stories/HostQuestions.tsx';
import { VacancyDetail } from './VacancyDetail.tsx';

const meta = {
  title: 'Vacancies/Detail',
  component: VacancyDetail,
  tags: ['snapshot'],
  args: { vacancyId: 'v1', questions: () => <HostQuestions /> },
  parameters: { host: { path: '/employer/vacancies/v1' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(getVacancy, frontend));
  },
} satisfies Meta<typeof VacancyDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

const title = (canvas: Canvas, name: string = frontend.title) => canvas.findByRole('heading', { level: 1, name });
const valueOf = (canvas: Canvas, label: string) => canvas.getByText(label, { selector: 'dt' }).nextElementSibling;
const statusButton = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const withVacancy = (part: Record<string, unknown>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(getVacancy, { ...frontend, ...part })),
});

/** A vacancy with its statistics, statuses, actions, texts and questions. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Вакансия с данными',
      rule: 'vacancy-detail',
      shows: ['К списку вакансий', 'Активна', 'Одобрена', 'Редактировать', 'Удалить вакансию'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К списку вакансий' })).toHaveAttribute('href', '/employer/vacancies'),
    );
    await expect(valueOf(canvas, 'Просмотры')).toHaveTextContent('120');
    await expect(valueOf(canvas, 'Заявки')).toHaveTextContent('4, смотреть');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'смотреть' })).toHaveAttribute(
        'href',
        '/employer/vacancies/v1/applications',
      ),
    );
    await expect(valueOf(canvas, 'Создана')).toHaveTextContent('01.06.2025');
    await expect(valueOf(canvas, 'Вакансия')).toHaveTextContent('Активна');
    await expect(valueOf(canvas, 'Модерация')).toHaveTextContent('Одобрена');
    await expect(valueOf(canvas, 'Проверена')).toHaveTextContent('02.06.2025');
    await expect(await canvas.findByText('ООО «Барака Строй»')).toBeVisible();
    await expect(await canvas.findByText('Ташкент')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Активна' })).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Пауза' })).toBeEnabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Закрыта' })).toBeEnabled());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Редактировать' })).toHaveAttribute(
        'href',
        '/employer/vacancies/v1/edit',
      ),
    );
    await expect(await canvas.findByRole('button', { name: 'Удалить вакансию' })).toBeVisible();
    for (const name of ['Описание', 'Требования', 'Условия', /^Вопросы интервью/])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(await canvas.findByText('Расскажите о вашем опыте')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Черновик' })).toBeNull();
    await isSilentAbout('Обновлена');
  },
};

/** While the vacancy is on its way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка вакансии', rule: 'vacancy-detail', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getVacancy)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Вакансия не найдена');
  },
};

/** A vacancy that is absent or did not load is not found. */
export const NotFound: Story = {
  args: { vacancyId: 'zzz' },
  parameters: {
    state: { ru: 'Вакансия не найдена', rule: 'vacancy-detail', shows: ['Вакансия не найдена', 'К списку вакансий'] },
    host: { path: '/employer/vacancies/zzz' },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getVacancy, 'unknownVacancy')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не найдена')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К списку вакансий' })).toHaveAttribute('href', '/employer/vacancies'),
    );
    await expect((await sent(getVacancy)).params.id).toBe('zzz');
    await expect(canvas.queryByRole('button', { name: 'Повторить' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Удалить вакансию' })).toBeNull();
  },
};

/** A vacancy without a title has a word in its place. */
export const Untitled: Story = {
  ...withVacancy({ title: '' }),
  parameters: { state: { ru: 'Вакансия без названия', rule: 'vacancy-detail', shows: ['Без названия'] } },
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'Без названия')).toBeVisible();
    await isSilentAbout('Frontend-разработчик');
  },
};

/** A vacancy without a place says Remote. */
export const LocationDefaultRemote: Story = {
  ...withVacancy({ location: null }),
  parameters: { state: { ru: 'Место не указано: удалённо', rule: 'vacancy-detail', shows: ['Remote'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Remote')).toBeVisible();
    await isSilentAbout('Ташкент');
  },
};

/** A salary without a currency is in roubles here. */
export const DefaultCurrencyRub: Story = {
  ...withVacancy({ currency: null }),
  parameters: { state: { ru: 'Валюта не указана: рубли', rule: 'money', shows: ['₽'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^8\s000\s000\s–\s12\s000\s000\s₽$/)).toBeVisible();
  },
};

/** Texts that are absent leave no headings behind. */
export const WithoutSalaryAndTexts: Story = {
  ...withVacancy({ salary_min: null, salary_max: null, description: null, requirements: null, benefits: [] }),
  parameters: { state: { ru: 'Без зарплаты и текстов', rule: 'vacancy-detail', shows: ['Frontend-разработчик'] } },
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toBeVisible();
    for (const text of ['Описание', 'Требования', 'Условия', /undefined|null|NaN/]) await isSilentAbout(text);
  },
};

/** The day of the change is shown when it is another one. */
export const UpdateDateShownWhenDifferent: Story = {
  ...withVacancy({ updated_at: '2025-06-10' }),
  parameters: { state: { ru: 'Дата изменения видна', rule: 'vacancy-detail', shows: ['Обновлена'] } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(valueOf(canvas, 'Создана')).toHaveTextContent('01.06.2025');
    await expect(valueOf(canvas, 'Обновлена')).toHaveTextContent('10.06.2025');
  },
};

/** Without applications there is no link to them. */
export const NoApplicationsNoLink: Story = {
  ...withVacancy({ applications_count: 0 }),
  parameters: { state: { ru: 'Заявок нет: ссылки нет', rule: 'vacancy-detail', shows: ['Заявки'] } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(valueOf(canvas, 'Заявки')).toHaveTextContent(/^0$/);
    await expect(canvas.queryByRole('link', { name: 'смотреть' })).toBeNull();
  },
};

/** A vacancy that waits says when publishing opens. */
export const ModerationPending: Story = {
  ...withVacancy({ moderation_status: 'pending', moderated_at: null }),
  parameters: {
    state: {
      ru: 'На модерации',
      rule: 'moderation',
      shows: ['На модерации', 'На модерации: публикация откроется после проверки'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('На модерации')).toBeVisible();
    await expect(await canvas.findByText('На модерации: публикация откроется после проверки')).toBeVisible();
    await isSilentAbout('Одобрена');
    await isSilentAbout(/Invalid Date/);
    await isSilentAbout('Проверена');
  },
};

/** A rejected vacancy shows the moderator's words and the day. */
export const ModerationRejectedWithComment: Story = {
  ...withVacancy({ moderation_status: 'rejected', moderation_comment: 'Указаны недостоверные условия' }),
  parameters: { state: { ru: 'Отклонена модератором, с комментарием', rule: 'moderation', shows: ['Отклонена'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Указаны недостоверные условия')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('Отклонена').closest('[data-tone]')).toHaveAttribute('data-tone', 'critical'),
    );
    await expect(valueOf(canvas, 'Проверена')).toHaveTextContent('02.06.2025');
    await isSilentAbout('Одобрена');
  },
};

/** A vacancy to be mended says what to do. */
export const ModerationNeedsRevision: Story = {
  ...withVacancy({ moderation_status: 'needs_revision', moderation_comment: 'Уточните зарплату' }),
  parameters: {
    state: {
      ru: 'Модератор просит доработать',
      rule: 'moderation',
      shows: ['Требует доработки', 'Отредактируйте вакансию и отправьте её повторно'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Уточните зарплату')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('Требует доработки').closest('[data-tone]')).toHaveAttribute('data-tone', 'warning'),
    );
    await expect(await canvas.findByText('Отредактируйте вакансию и отправьте её повторно')).toBeVisible();
    await isSilentAbout('Одобрена');
  },
};

/** Without moderation there is no badge, and publishing is open. */
export const ModerationAbsent: Story = {
  ...withVacancy({ moderation_status: null, moderated_at: null }),
  parameters: { state: { ru: 'Модерации нет', rule: 'moderation', shows: ['Опубликовать', 'Публикация в сервисах'] } },
  args: {
    publishing: ({ moderation_status: status }) => (
      <Button isDisabled={status !== undefined && status !== 'approved'}>Опубликовать</Button>
    ),
  },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(canvas.queryByText('Модерация', { selector: 'dt' })).toBeNull();
    await expect(await canvas.findByRole('heading', { name: 'Публикация в сервисах' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать' })).toBeEnabled());
    await isSilentAbout('На модерации');
    await isSilentAbout('Одобрена');
  },
};

/** A switched status is announced, and its button is disabled. */
export const StatusUpdated: Story = {
  parameters: {
    state: { ru: 'Статус изменён', rule: 'vacancy-status', shows: ['Статус вакансии обновлен', 'Закрыта'] },
  },
  beforeEach: ({ msw }) => {
    let status = 'active';
    msw.use(
      mock.ok(getVacancy, () => ({ ...frontend, vacancy_status: status })),
      mock.ok(updateVacancy, ({ body }) => {
        status = (body as VacancyBody).vacancyStatus ?? status;
        return { ...frontend, vacancy_status: status };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await statusButton(canvas, 'Закрыта'));
    await says('Статус вакансии обновлен');
    await expect((await sent(updateVacancy)).body).toEqual({ vacancyStatus: 'closed' });
    await expect(valueOf(canvas, 'Вакансия')).toHaveTextContent('Закрыта');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Закрыта' })).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Активна' })).toBeEnabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Пауза' })).toBeEnabled());
    await isSilentAbout('Ошибка при обновлении статуса');
  },
};

/** A switch that failed goes back and says so. */
export const StatusUpdateError: Story = {
  parameters: {
    state: { ru: 'Ошибка смены статуса', rule: 'vacancy-status', shows: ['Ошибка при обновлении статуса', 'Активна'] },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(updateVacancy, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await statusButton(canvas, 'Пауза'));
    await says('Ошибка при обновлении статуса');
    await expect(valueOf(canvas, 'Вакансия')).toHaveTextContent('Активна');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Активна' })).toBeDisabled());
    await isSilentAbout('Статус вакансии обновлен');
  },
};

/** A provider that words everything in Russian is understood on an Uzbek page by its codes. */
export const StatusRefusedInUzbek: Story = {
  parameters: {
    state: {
      ru: 'Отказ по-русски на узбекской странице',
      rule: 'vacancy-status',
      shows: ['Vakansiya allaqachon o‘zgartirilgan'],
    },
  },
  globals: { locale: 'uz' },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(updateVacancy, 409, { code: 'vacancyChanged', error: 'Вакансия уже изменена' })),
  play: async ({ canvas }) => {
    await userEvent.click(await statusButton(canvas, 'Pauza'));
    await says('Vakansiya allaqachon o‘zgartirilgan');
    await isSilentAbout('Вакансия уже изменена');
  },
};

const question = 'Вы уверены, что хотите удалить эту вакансию?';

async function askToDelete(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Удалить вакансию' }));
  const dialog = await page().findByRole('alertdialog', { name: question });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function confirmDeletion(canvas: Canvas) {
  const dialog = await askToDelete(canvas);
  await userEvent.click(await dialog.findByRole('button', { name: 'Удалить' }));
}

/** Deleting asks first. */
export const DeleteConfirm: Story = {
  parameters: {
    state: {
      ru: 'Вопрос: удалить вакансию?',
      rule: 'vacancy-delete',
      shows: ['Вы уверены, что хотите удалить эту вакансию?'],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Оставить' })).toHaveFocus());
    await expect(await dialog.findByText(/Frontend-разработчик/)).toBeVisible();
    await expect(await quiet(deleteVacancy)).toEqual([]);
    await isSilentAbout('Вакансия удалена');
  },
};

/** A deletion is announced. */
export const Deleted: Story = {
  parameters: { state: { ru: 'Вакансия удалена', rule: 'vacancy-delete', shows: ['Вакансия удалена'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(deleteVacancy, {})),
  play: async ({ canvas }) => {
    await confirmDeletion(canvas);
    await says('Вакансия удалена');
    await expect((await quiet(deleteVacancy)).map(({ path }) => path)).toEqual(['/api/employer/vacancies/v1']);
    await isSilentAbout('Ошибка при удалении вакансии');
  },
};

/** A second after the deletion the list opens. */
export const DeletedBackToListAfter1s: Story = {
  ...Deleted,
  parameters: { state: { ru: 'Удалена: возврат к списку', rule: 'vacancy-delete', shows: ['Вакансия удалена'] } },
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await confirmDeletion(canvas);
    await says('Вакансия удалена');
    await clock.advance(500);
    await expect(canvas.getByTestId('location').textContent).toBe('/employer/vacancies/v1');
    await clock.advance(500);
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/employer/vacancies'));
  },
};

/** A deletion that failed says so, and the vacancy stays. */
export const DeleteError: Story = {
  parameters: { state: { ru: 'Ошибка удаления', rule: 'vacancy-delete', shows: ['Ошибка при удалении вакансии'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteVacancy, 500)),
  play: async ({ canvas }) => {
    await confirmDeletion(canvas);
    await says('Ошибка при удалении вакансии');
    await expect(await title(canvas)).toBeVisible();
    await isSilentAbout('Вакансия удалена');
  },
};

/** Long texts wrap. */
export const LongContent: Story = {
  ...withVacancy({
    title: longText,
    companies: { name: longText },
    requirements: Array.from({ length: 60 }, (_, line) => `Требование номер ${line + 1}`),
    description: 'Разрабатываем и сопровождаем интерфейсы. '.repeat(200).slice(0, 8000),
  }),
  parameters: { state: { ru: 'Длинные тексты', rule: 'vacancy-detail', shows: ['Требование номер 60'] } },
  play: async ({ canvas }) => {
    const heading = await title(canvas, longText);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(await canvas.findByText('Требование номер 60')).toBeInTheDocument();
    await noHorizontalScroll();
  },
};

/** On a phone the cards stand in one column. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Вакансия на телефоне', rule: 'vacancy-detail', shows: ['Frontend-разработчик'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toBeVisible();
    const left = (name: string | RegExp) => canvas.getByRole('heading', { name }).getBoundingClientRect();
    const [status, description, statistics] = [left('Статус'), left('Описание'), left('Статистика')];
    await expect(status.left).toBe(description.left);
    await expect(status.top).toBeLessThan(description.top);
    await expect(description.top).toBeLessThan(statistics.top);
    await noHorizontalScroll();
  },
};
