import {
  createVacancy,
  getVacancy,
  listCurrencies,
  listEmploymentTypes,
  listRegions,
  updateVacancy,
  validateVacancyEdit,
} from '@kasb/contract';
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
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { draftKey } from '../../model/draft.ts';
import { emptyForm } from '../../model/vacancyForm.ts';
import { frontend } from '../../stories/fixtures.ts';
import {
  create,
  createStory,
  editStory,
  formHandlers,
  isAt,
  retitle,
  retype,
  titleField,
} from '../../stories/formStory.ts';
import { choose, options, optionsOf } from '../../stories/selects.ts';
import { VacancyForm } from './VacancyForm.tsx';

const meta = {
  title: 'Vacancies/Form',
  component: VacancyForm,
  tags: ['snapshot'],
  ...createStory,
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...formHandlers()),
} satisfies Meta<typeof VacancyForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const button = { create: 'Создать вакансию', edit: 'Сохранить изменения', cancel: 'Отмена' };
const created = async () => (await quiet(createVacancy)).map(({ body }) => body as Record<string, unknown>);
const area = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
const radios = (canvas: Canvas, group: string) =>
  within(canvas.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => [(radio as HTMLInputElement).value, (radio as HTMLInputElement).checked]);
const answersWith = (answer: Record<string, unknown>): Pick<Story, 'beforeEach'> => ({
  // The provider's own places of an id, which the contract reads as one.
  beforeEach: ({ msw }) => msw.use(mock.ok(createVacancy, answer)),
});
const statuses = (chosen: string) =>
  ['active', 'paused', 'closed', 'draft'].map((status) => [status, status === chosen]);

/** A new vacancy begins full-time, in the office, active, in UZS. */
export const CreateDefaults: Story = {
  parameters: {
    state: { ru: 'Новая вакансия', rule: 'vacancy-form', shows: ['Название вакансии', 'Создать вакансию', 'Отмена'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await titleField(canvas)).toBeRequired();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Тип занятости' })).toHaveTextContent('Полный день'),
    );
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Валюта' })).toHaveTextContent('UZS'));
    await expect(radios(canvas, 'Формат работы')).toEqual([
      ['office', true],
      ['remote', false],
      ['hybrid', false],
    ]);
    await expect(radios(canvas, 'Статус после сохранения')).toEqual(statuses('active'));
    await expect(await area(canvas, 'Требования')).toHaveAttribute('rows', '4');
    await expect(await area(canvas, 'Описание')).toHaveAttribute('rows', '8');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Компания' })).toHaveValue('ООО «Барака Строй»'));
    await waitFor(() => expect(canvas.getByRole('button', { name: button.create })).toBeEnabled());
    await expect(await canvas.findByRole('button', { name: button.cancel })).toBeVisible();
  },
};

/** Without the usual id the type called full-time is preset. */
export const DefaultEmploymentByName: Story = {
  parameters: {
    state: {
      ru: 'Занятость выбрана по названию',
      rule: 'vacancy-form',
      shows: ['Полная занятость', 'Вакансия успешно создана'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listEmploymentTypes, [
        { id: 7, name: 'Частичная занятость' },
        { id: 9, name: 'Полная занятость' },
      ]),
    ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Тип занятости' })).toHaveTextContent('Полная занятость'),
    );
    await create(canvas, 'Курьер');
    await says('Вакансия успешно создана');
    await expect((await created())[0]).toMatchObject({ employmentType: '9' });
  },
};

/** Beside the form stands the way to the assistant. */
export const FormOrAiBuilder: Story = {
  args: { companyId: undefined },
  parameters: {
    state: { ru: 'Форма или помощник', rule: 'vacancy-form', shows: ['AI-помощник', 'Название вакансии'] },
    host: { path: '/employer/vacancies/new' },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'AI-помощник' })).toHaveAttribute(
        'href',
        '/employer/vacancies/ai-builder',
      ),
    );
    await expect(await titleField(canvas)).toBeVisible();
  },
};

/** Where the address names no company the form asks for one. */
export const WithoutCompanyId: Story = {
  ...FormOrAiBuilder,
  parameters: {
    ...FormOrAiBuilder.parameters,
    state: { ru: 'Компания не выбрана', rule: 'vacancy-form', shows: ['Компания', 'Название вакансии'] },
  },
  play: async ({ canvas }) => {
    const company = await canvas.findByRole('combobox', { name: /^Компания/ });
    await expect(company).toBeRequired();
    await expect(company).toHaveTextContent('Выберите компанию');
    await create(canvas, 'Курьер');
    await waitFor(() => expect(company).toHaveAttribute('aria-invalid', 'true'));
    await expect(await created()).toEqual([]);

    await choose(canvas, 'Компания', 'ИП Рахимов');
    await userEvent.click(await canvas.findByRole('button', { name: button.create }));
    await says('Вакансия успешно создана');
    await expect((await sent(createVacancy)).params.id).toBe('c2');
  },
};

/** Reference lists that did not load stay empty, and the currency stays. */
export const ReferencesFailEmptyLists: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки справочников: списки пусты', rule: 'failed-lists', shows: ['Название вакансии'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(listCurrencies, 500), mock.fail(listEmploymentTypes, 500), mock.fail(listRegions, 500)),
  play: async ({ canvas }) => {
    await expect(await titleField(canvas)).toBeVisible();
    await expect(await optionsOf(canvas, 'Валюта')).toEqual(['UZS']);
    await expect(await optionsOf(canvas, 'Тип занятости')).toEqual(['Полная занятость']);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Регион' }));
    await waitFor(async () =>
      expect((await options()).filter((option) => option.getAttribute('aria-disabled') !== 'true')).toEqual([]),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
  },
};

/** A vacancy without a title is not sent. */
export const TitleRequired: Story = {
  parameters: { state: { ru: 'Название не введено', rule: 'vacancy-form', shows: ['Введите название вакансии'] } },
  play: async ({ canvas }) => {
    const title = await titleField(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: button.create }));
    await waitFor(() => expect(title).toHaveAttribute('aria-invalid', 'true'));
    await expect(title).toHaveFocus();
    await expect(await created()).toEqual([]);

    // What else the form does not send: each is told where it stands.
    const send = () => userEvent.click(canvas.getByRole('button', { name: button.create }));
    await userEvent.click(title);
    await userEvent.paste('я'.repeat(201));
    await send();
    await says('Не длиннее 200 символов');
    await waitFor(() => expect(title).toHaveFocus());
    await retype(title, '<script>alert(1)</script>');
    const salary = await area(canvas, 'Зарплата от');
    await userEvent.type(salary, 'от 5 млн');
    await send();
    await says('Введите сумму цифрами');
    await expect(salary).toHaveAttribute('aria-invalid', 'true');
    await retype(salary, '99999999999999');
    await send();
    await says('Целое число от 0 до 1000000000000');
    await expect(await created()).toEqual([]);
    await expect(title).toHaveValue('<script>alert(1)</script>');
    await userEvent.clear(salary);
    await retype(title, ' ');
    await send();
    await says('Введите название вакансии');
    await isSilentAbout('Вакансия успешно создана');
  },
};

/** Everything is sent, with lines as lists and blank ones dropped. */
export const PayloadFull: Story = {
  parameters: { state: { ru: 'Отправляется всё заполненное', rule: 'vacancy-form', shows: ['Frontend-разработчик'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await titleField(canvas), 'Frontend-разработчик');
    await userEvent.type(await area(canvas, 'Описание'), 'Разработка интерфейсов');
    await userEvent.type(await area(canvas, 'Требования'), 'React\n\n  \nTypeScript');
    await userEvent.type(await area(canvas, 'Условия'), 'Обеды\n');
    await userEvent.type(await area(canvas, 'Зарплата от'), '8000000');
    await userEvent.type(await area(canvas, 'Зарплата до'), '12000000');
    const region = await canvas.findByRole('combobox', { name: 'Регион' });
    await userEvent.type(region, 'Таш');
    await userEvent.click(await page().findByRole('option', { name: 'Ташкент' }));
    await userEvent.click(await canvas.findByRole('button', { name: button.create }));
    await says('Вакансия успешно создана');
    await expect((await sent(createVacancy)).path).toBe('/api/employer/companies/c1/vacancies');
    await expect(await created()).toEqual([
      {
        title: 'Frontend-разработчик',
        description: 'Разработка интерфейсов',
        location: 'Ташкент',
        employmentType: 'full-time',
        remoteType: 'office',
        salaryMin: 8_000_000,
        salaryMax: 12_000_000,
        currency: 'UZS',
        vacancyStatus: 'active',
        requirements: ['React', 'TypeScript'],
        benefits: ['Обеды'],
      },
    ]);
  },
};

/** A title alone is sent without the empty fields. */
export const PayloadOmitsEmpty: Story = {
  ...answersWith({ id: 'v10' }),
  parameters: {
    state: { ru: 'Пустые поля не отправляются', rule: 'vacancy-form', shows: ['Вакансия успешно создана'] },
  },
  play: async ({ canvas }) => {
    await create(canvas, 'Курьер');
    await says('Вакансия успешно создана');
    await expect(Object.keys((await created())[0] ?? {}).sort()).toEqual([
      'currency',
      'employmentType',
      'remoteType',
      'title',
      'vacancyStatus',
    ]);
  },
};

/** A salary with decimals is sent as a whole number. */
export const SalaryParsedToInteger: Story = {
  ...answersWith({ id: 'v10' }),
  parameters: {
    state: { ru: 'Зарплата округляется до целого', rule: 'vacancy-form', shows: ['Вакансия успешно создана'] },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await area(canvas, 'Зарплата от'), '8000000.75');
    await create(canvas, 'Курьер');
    await says('Вакансия успешно создана');
    await expect((await created())[0]?.salaryMin).toBe(8_000_000);
  },
};

/** A salary from above its to is saved as it is. */
export const SalaryMinAboveMax: Story = {
  ...answersWith({ id: 'v10' }),
  parameters: { state: { ru: 'Зарплата «от» больше «до»', rule: 'vacancy-form', shows: ['Вакансия успешно создана'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await area(canvas, 'Зарплата от'), '5000000');
    await userEvent.type(await area(canvas, 'Зарплата до'), '3000000');
    await create(canvas, 'Курьер');
    await says('Не меньше начала: зарплаты «от»');
    await expect(await area(canvas, 'Зарплата до')).toHaveAttribute('aria-invalid', 'true');
    await expect(await created()).toEqual([]);
    await retype(await area(canvas, 'Зарплата до'), '7000000');
    await userEvent.click(await canvas.findByRole('button', { name: button.create }));
    await says('Вакансия успешно создана');
    await expect((await created())[0]).toMatchObject({ salaryMin: 5_000_000, salaryMax: 7_000_000 });
  },
};

/** While a save runs the button is busy. */
export const Saving: Story = {
  parameters: { state: { ru: 'Вакансия сохраняется', rule: 'vacancy-form', shows: ['Создаём вакансию'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(createVacancy)),
  play: async ({ canvas }) => {
    await userEvent.type(await titleField(canvas), 'Курьер');
    await userEvent.dblClick(await canvas.findByRole('button', { name: button.create }));
    const save = await canvas.findByRole('button', { name: 'Создаём вакансию' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(await titleField(canvas), '{Enter}');
    await expect(await created()).toHaveLength(1);
    await isSilentAbout('Вакансия успешно создана');
  },
};

/** The new id is found under vacancy. */
export const CreatedIdUnderVacancy: Story = {
  parameters: {
    state: { ru: 'Создана: номер внутри vacancy', rule: 'created-id', shows: ['Вакансия успешно создана'] },
  },
  play: async ({ canvas }) => {
    await create(canvas, 'Курьер');
    await says('Вакансия успешно создана');
    await isSilentAbout(/Ошибка/);
    await expect(localStorage.getItem(draftKey(employer.id, { companyId: 'c1' }))).toBeNull();
  },
};

const goesOnTo = (vacancyId: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await create(canvas, 'Курьер');
    await says('Вакансия успешно создана');
    await clock.advance(1500);
    await waitFor(() => isAt(canvas, `/employer/vacancy/${vacancyId}/interview`));
  },
});

/** The new id is found at the top of the answer. */
export const CreatedIdAtTop: Story = {
  ...answersWith({ id: 'v11' }),
  ...goesOnTo('v11'),
  parameters: { state: { ru: 'Создана: номер сверху', rule: 'created-id', shows: ['Вакансия успешно создана'] } },
};
/** The new id is found under data and vacancy. */
export const CreatedIdUnderDataVacancy: Story = {
  ...answersWith({ data: { vacancy: { id: 'v12' } } }),
  ...goesOnTo('v12'),
  parameters: {
    state: { ru: 'Создана: номер внутри data.vacancy', rule: 'created-id', shows: ['Вакансия успешно создана'] },
  },
};
/** The new id is found under data. */
export const CreatedIdUnderData: Story = {
  ...answersWith({ data: { id: 'v13' } }),
  ...goesOnTo('v13'),
  parameters: { state: { ru: 'Создана: номер внутри data', rule: 'created-id', shows: ['Вакансия успешно создана'] } },
};

/** An answer without an id is an error, and the form stays. */
export const CreatedIdMissing: Story = {
  ...answersWith({ ok: true }),
  parameters: {
    state: {
      ru: 'Создана, но номера нет: ошибка',
      rule: 'created-id',
      shows: ['Ошибка: не удалось получить ID вакансии. Проверьте консоль для подробностей.'],
    },
  },
  play: async ({ canvas }) => {
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    const clock = fakeClock({ isRunning: true });
    await create(canvas, 'Курьер');
    await says('Ошибка: не удалось получить ID вакансии. Проверьте консоль для подробностей.');
    await expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    await clock.advance(1600);
    await isAt(canvas, '/employer/companies/c1/vacancies/new');
    await expect(await titleField(canvas)).toHaveValue('Курьер');
    await isSilentAbout('Вакансия успешно создана');
  },
};

/** A second and a half after a creation the interview's setup opens. */
export const CreatedRedirectsAfter1500ms: Story = {
  parameters: { state: { ru: 'Создана: переход к интервью', rule: 'times', shows: ['Вакансия успешно создана'] } },
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await create(canvas, 'Курьер');
    await says('Вакансия успешно создана');
    await clock.advance(1000);
    await isAt(canvas, '/employer/companies/c1/vacancies/new');
    await clock.advance(500);
    await waitFor(() => isAt(canvas, '/employer/vacancy/v10/interview'));
  },
};

/** A save that failed says so and keeps what was typed. */
export const SaveError: Story = {
  parameters: { state: { ru: 'Ошибка сохранения', rule: 'vacancy-form', shows: ['Ошибка при сохранении вакансии'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(createVacancy, 500)),
  play: async ({ canvas }) => {
    await create(canvas, 'Курьер');
    await says('Ошибка при сохранении вакансии');
    await expect(await titleField(canvas)).toHaveValue('Курьер');
    await isSilentAbout('Вакансия успешно создана');
  },
};

/** The same text goes out under the same key, so that a lost answer makes no second vacancy. */
export const SavedAfterLostAnswer: Story = {
  ...SaveError,
  parameters: {
    state: { ru: 'Ответ потерялся: сохранено один раз', rule: 'vacancy-form', shows: ['Вакансия успешно создана'] },
  },
  play: async ({ canvas, context }) => {
    await create(canvas, 'Курьер');
    await says('Ошибка при сохранении вакансии');
    const submit = () => userEvent.click(canvas.getByRole('button', { name: button.create }));
    const keys = async () => (await quiet(createVacancy)).map(({ headers }) => headers.get('idempotency-key'));
    context.msw.use(mock.offline(createVacancy));
    await submit();
    await expect(await keys()).toHaveLength(2);
    await says('Ошибка при сохранении вакансии');
    await expect(localStorage.getItem(draftKey(employer.id, { companyId: 'c1' }))).toContain('Курьер');
    await userEvent.type(await titleField(canvas), ' на склад');
    context.msw.use(mock.ok(createVacancy, { vacancy: { id: 'v10' } }));
    await submit();
    await says('Вакансия успешно создана');
    const [first, second, third] = await keys();
    await expect(first).toMatch(/^[\da-z]{28}$/);
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
};

/** A refused save shows what the server says. */
export const SaveServerError: Story = {
  parameters: {
    state: { ru: 'Ошибка сохранения: слова сервера', rule: 'vacancy-form', shows: ['Лимит вакансий исчерпан'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createVacancy, 403, { error: 'Лимит вакансий исчерпан' })),
  play: async ({ canvas }) => {
    await create(canvas, 'Курьер');
    await says('Лимит вакансий исчерпан');
    await isSilentAbout('Ошибка при сохранении вакансии');
  },
};

/** The form stays, and the host asks to sign in over the page. */
export const SessionEndsUnderForm: Story = {
  parameters: {
    state: {
      ru: 'Сеанс окончен над формой: вход и сохранение',
      rule: 'vacancy-form',
      shows: ['Вакансия успешно создана'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createVacancy, 'noSession')),
  play: async ({ canvas, context }) => {
    await create(canvas, 'Курьер');
    await says('Войдите, чтобы продолжить');
    await expect(await titleField(canvas)).toHaveValue('Курьер');
    await expect(localStorage.getItem(draftKey(employer.id, { companyId: 'c1' }))).toContain('Курьер');
    context.msw.use(mock.ok(createVacancy, { vacancy: { id: 'v10' } }));
    await userEvent.click(await canvas.findByRole('button', { name: button.create }));
    await says('Вакансия успешно создана');
    await isSilentAbout('Войдите, чтобы продолжить');
  },
};

/** Cancelling leads to the list and sends nothing. */
export const CancelToList: Story = {
  parameters: { state: { ru: 'Отмена: к списку', rule: 'vacancy-form', shows: ['Создать вакансию', 'Отмена'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button.cancel }));
    await waitFor(() => isAt(canvas, '/employer/vacancies'));
    await expect(await created()).toEqual([]);
  },
};

/** The form of a saved vacancy holds its values and all four statuses. */
export const Edit: Story = {
  ...editStory,
  parameters: {
    ...editStory.parameters,
    state: { ru: 'Правка вакансии', rule: 'vacancy-form', shows: ['Название вакансии'] },
  },
  play: async ({ canvas }) => {
    await expect(await titleField(canvas)).toHaveValue('Frontend-разработчик');
    await expect(await area(canvas, 'Требования')).toHaveValue('React\nTypeScript');
    await expect(await area(canvas, 'Зарплата от')).toHaveValue('8\u00a0000\u00a0000');
    await expect(radios(canvas, 'Статус после сохранения')).toEqual(statuses('active'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Компания' })).toHaveAttribute('readonly'));
    await expect(canvas.queryByRole('link', { name: 'AI-помощник' })).toBeNull();
  },
};

/** While the vacancy is on its way there is a spinner. */
export const EditLoading: Story = {
  ...editStory,
  parameters: {
    ...editStory.parameters,
    state: { ru: 'Загрузка вакансии', rule: 'vacancy-form', shows: ['Загрузка'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.pending(getVacancy)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Название вакансии/ })).toBeNull();
  },
};

/** A vacancy that is absent is not found, with a way to the list. */
export const EditNotFound: Story = {
  args: { vacancyId: 'zzz' },
  parameters: {
    state: { ru: 'Вакансия не найдена', rule: 'vacancy-form', shows: ['Вакансия не найдена', 'К списку вакансий'] },
    host: { path: '/employer/vacancies/zzz/edit' },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getVacancy, 'unknownVacancy')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия не найдена')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К списку вакансий' })).toHaveAttribute('href', '/employer/vacancies'),
    );
    await expect(canvas.queryByRole('textbox', { name: /^Название вакансии/ })).toBeNull();
  },
};

async function changeSalary(canvas: Canvas) {
  await retype(await area(canvas, 'Зарплата до'), '13000000');
  await userEvent.click(await canvas.findByRole('button', { name: button.edit }));
}

/** A saved change is announced, without force. */
export const Updated: Story = {
  ...editStory,
  parameters: {
    ...editStory.parameters,
    state: { ru: 'Вакансия обновлена', rule: 'vacancy-form', shows: ['Вакансия успешно обновлена'] },
  },
  play: async ({ canvas }) => {
    await changeSalary(canvas);
    await says('Вакансия успешно обновлена');
    await expect(await quiet(validateVacancyEdit)).toHaveLength(1);
    const call = await sent(updateVacancy);
    await expect(call.headers.get('if-match')).toBe('"7"');
    await expect(call.body).toMatchObject({ title: 'Frontend-разработчик', salaryMax: 13_000_000 });
    await expect(call.body).not.toHaveProperty('skipValidation');
    await isSilentAbout(/\(принудительно\)/);
  },
};

/** A second and a half after a change the list opens. */
export const UpdatedRedirectsAfter1500ms: Story = {
  ...editStory,
  parameters: {
    ...editStory.parameters,
    state: { ru: 'Обновлена: переход к списку', rule: 'times', shows: ['Вакансия успешно обновлена'] },
  },
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await changeSalary(canvas);
    await says('Вакансия успешно обновлена');
    await clock.advance(1000);
    await isAt(canvas, '/employer/vacancies/v1/edit');
    await clock.advance(500);
    await waitFor(() => isAt(canvas, '/employer/vacancies?updated=true'));
  },
};

/** Long texts scroll inside their fields. */
export const LongContent: Story = {
  ...editStory,
  parameters: {
    ...editStory.parameters,
    state: { ru: 'Длинные тексты', rule: 'vacancy-form', shows: ['Требования', 'Требование номер'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getVacancy, {
        ...frontend,
        title: longText,
        requirements: Array.from({ length: 60 }, (_, line) => `Требование номер ${line + 1}`),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await titleField(canvas)).toHaveValue(longText);
    const requirements = await area(canvas, 'Требования');
    await expect(requirements.scrollHeight).toBeGreaterThan(requirements.clientHeight);
    await expect(requirements.clientHeight).toBeLessThan(700);
    await noHorizontalScroll();
  },
};

/** On a phone the form stands in one column. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Форма на телефоне', rule: 'vacancy-form', shows: ['Создать вакансию', 'Отмена'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await titleField(canvas);
    await expect(await canvas.findByRole('button', { name: button.create })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: button.cancel })).toBeVisible();
    const [requirements, benefits] = [await area(canvas, 'Требования'), await area(canvas, 'Условия')].map((field) =>
      field.getBoundingClientRect(),
    );
    await expect(benefits?.left).toBe(requirements?.left);
    await expect(canvas.queryByRole('complementary', { name: 'Так увидит кандидат' })).toBeNull();
    await noHorizontalScroll();
  },
};

/** A vacancy that somebody changed meanwhile offers their version or one's own. */
export const EditConflict: Story = {
  tags: ['gate'],
  ...editStory,
  parameters: {
    ...editStory.parameters,
    state: {
      ru: 'Вакансию изменил кто-то другой',
      rule: 'edit-conflict',
      shows: ['Вакансию уже изменили', 'Загрузить новую версию', 'Сохранить мою версию'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateVacancy, 'vacancyChanged', { etag: '"8"' })),
  play: async ({ canvas, context }) => {
    const title = await titleField(canvas);
    await retitle(canvas, 'Frontend-инженер');
    await says('Вакансию уже изменили');
    await waitFor(() => expect(page().getByRole('button', { name: 'Сохранить мою версию' })).toBeVisible());
    await expect(title).toHaveValue('Frontend-инженер');
    await isSilentAbout('Вакансия успешно обновлена');

    // Both texts survive: theirs comes into the form, one's own waits aside and comes back.
    context.msw.use(
      mock.ok(getVacancy, { ...frontend, title: 'Frontend-разработчик (Ташкент)' }, { headers: { etag: '"8"' } }),
    );
    await userEvent.click(await page().findByRole('button', { name: 'Загрузить новую версию' }));
    await waitFor(() => expect(title).toHaveValue('Frontend-разработчик (Ташкент)'));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть мои правки' }));
    await expect(title).toHaveValue('Frontend-инженер');

    await userEvent.click(await canvas.findByRole('button', { name: button.edit }));
    await userEvent.click(await page().findByRole('button', { name: 'Сохранить мою версию' }));
    await expect((await quiet(updateVacancy)).map(({ headers }) => headers.get('if-match'))).toEqual([
      '"7"',
      '"8"',
      '"8"',
    ]);
    await waitFor(() => expect(page().getByRole('button', { name: 'Загрузить новую версию' })).toBeVisible());
  },
};

/** A form left unfinished is back, with its time and a way to begin anew. */
export const UnfinishedFormOffered: Story = {
  parameters: {
    state: {
      ru: 'Вернулась недописанная форма',
      rule: 'drafts',
      shows: ['Восстановили черновик от 09:12', 'Начать заново'],
    },
  },
  beforeEach: () => {
    const draft = {
      at: new Date('2025-06-16T09:12:00+05:00').getTime(),
      values: { ...emptyForm('UZS'), title: 'Курьер', description: 'Развозить заказы' },
    };
    localStorage.setItem(draftKey(employer.id, { companyId: 'c1' }), JSON.stringify(draft));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Восстановили черновик от 09:12')).toBeVisible();
    await expect(await titleField(canvas)).toHaveValue('Курьер');
    await expect(await canvas.findByRole('button', { name: 'Начать заново' })).toBeVisible();
  },
};

/** Texts that the server has for fields stand under them. */
export const ServerFieldErrors: Story = {
  parameters: { state: { ru: 'Ошибки полей от сервера', rule: 'vacancy-form', shows: ['Исправьте поля'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(createVacancy, 422, { error: 'Исправьте поля', fields: { title: 'Слишком короткое название' } })),
  play: async ({ canvas }) => {
    await create(canvas, 'К');
    await says('Исправьте поля');
    await says('Слишком короткое название');
    const title = await titleField(canvas);
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(title).toHaveFocus());
    await isSilentAbout('Вакансия успешно создана');
  },
};

/** A vacancy that would close at once is refused under its last day. */
export const LastDayOver: Story = {
  parameters: {
    state: { ru: 'Последний день уже прошёл', rule: 'vacancy-end', shows: ['Открыта до', 'Этот день уже прошёл'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(createVacancy, 'invalid', {
        fields: { validUntil: { code: 'dayOver', text: 'Этот день уже прошёл' } },
      }),
    ),
  play: async ({ canvas }) => {
    const day = await canvas.findByLabelText(/^Открыта до/);
    await userEvent.type(day, '2025-06-01');
    await create(canvas, 'Курьер');
    await says('Этот день уже прошёл');
    await expect((await created())[0]).toMatchObject({ validUntil: '2025-06-01' });
    await waitFor(() => expect(day).toHaveFocus());
  },
};
