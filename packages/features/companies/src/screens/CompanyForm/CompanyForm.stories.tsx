import {
  createCompany,
  getCurrentUser,
  listAreas,
  listCities,
  listCompanies,
  listInvitations,
  updateCompany,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, fakeClock, longText, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { CompanyField } from '../../model/companyValues.ts';
import { areas, cities, individual, legal } from '../../stories/fixtures.ts';
import { ManagerWithAddress } from '../../stories/ManagerWithAddress.tsx';
import {
  choose,
  expectMessage,
  field,
  fill,
  fillRequired,
  noHorizontalScroll,
  openCreate,
  openEdit,
  save,
  typed,
} from '../../stories/play.ts';
import type { Canvas } from '../../stories/play.ts';

const meta = {
  title: 'Companies/Form',
  component: ManagerWithAddress,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/companies' } },
  beforeEach: ({ msw }) => {
    let items: (typeof legal | typeof individual)[] = [individual];
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listInvitations, { items: [] }),
      mock.ok(listCompanies, () => ({ items })),
      mock.ok(listAreas, areas),
      mock.ok(listCities, cities),
      mock.ok(createCompany, () => {
        items = [legal, individual];
        return legal;
      }),
    );
  },
} satisfies Meta<typeof ManagerWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

const editing: Story['beforeEach'] = ({ msw }) =>
  msw.use(mock.ok(listCompanies, { items: [legal] }), mock.ok(updateCompany, legal));
const radio = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const sphere = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Сфера деятельности' });
const noCreate = async () => expect(await quiet(createCompany)).toHaveLength(0);

async function expectInvalid(canvas: Canvas, ...names: string[]) {
  for (const name of names) await waitFor(() => expect(field(canvas, name)).toHaveAttribute('aria-invalid', 'true'));
}

async function expectTyped(canvas: Canvas) {
  await expect(field(canvas, 'Название')).toHaveValue(typed.name);
  await expect(field(canvas, 'Электронная почта')).toHaveValue(typed.email);
  await expect(field(canvas, 'Телефон')).toHaveValue('+998 (71) 200-10-20');
  await expect(sphere(canvas)).toHaveValue(typed.area);
}

async function expectCountry(canvas: Canvas) {
  await expect(field(canvas, 'Страна')).toHaveValue('Узбекистан');
  await expect(field(canvas, 'Страна')).toBeDisabled();
}

/** A new company begins as a legal entity, with the country fixed. */
export const CreateLegal: Story = {
  parameters: {
    state: {
      ru: 'Новая компания: юрлицо',
      rule: 'company-fields',
      shows: [
        'Юридическое лицо',
        'Физическое лицо',
        'Название',
        'Электронная почта',
        'Телефон',
        'Сфера деятельности',
        'ОКЭД',
        'Сохранить',
        'Отмена',
      ],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await expect(radio(canvas, 'Юридическое лицо')).toBeChecked();
    await expect(radio(canvas, 'Физическое лицо')).not.toBeChecked();
    for (const name of ['Название', 'Электронная почта', 'Телефон', 'ОКЭД'])
      await expect(field(canvas, name)).toBeVisible();
    await expect(field(canvas, 'Название')).toHaveFocus();
    await expect(sphere(canvas)).toBeVisible();
    await expectCountry(canvas);
    await expect(field(canvas, 'Сайт')).toHaveAttribute('type', 'url');
    await expect(field(canvas, 'Логотип (URL)')).toHaveAttribute('type', 'url');
    await expect(field(canvas, 'Электронная почта')).toHaveAttribute('type', 'email');
    await expect(await canvas.findByRole('button', { name: 'Отмена' })).toBeVisible();
    await expect(canvas.queryByText('ПИНФЛ')).toBeNull();
  },
};

/** Choosing an individual swaps the requisites for personal data. */
export const CreateIndividual: Story = {
  parameters: {
    state: { ru: 'Новая компания: физлицо', rule: 'company-fields', shows: ['Фамилия', 'Имя', 'Отчество', 'ПИНФЛ'] },
  },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await userEvent.type(field(canvas, 'СТИР'), '301234567');
    await userEvent.click(radio(canvas, 'Физическое лицо'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Фамилия' }), 'Рахимов');

    await userEvent.click(radio(canvas, 'Юридическое лицо'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'СТИР' })).toHaveValue('301234567'));
    await userEvent.click(radio(canvas, 'Физическое лицо'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Рахимов'));
    await expect(field(canvas, 'Фамилия')).toBeRequired();
    await expect(field(canvas, 'Имя')).toBeRequired();
    for (const name of ['Отчество', 'ПИНФЛ']) await expect(field(canvas, name)).toBeVisible();
    await expect(canvas.queryByText('ОКЭД')).toBeNull();
  },
};

/** Spheres and cities that did not load leave empty lists and no error. */
export const ReferencesFailEmptyLists: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки справочников: списки пусты',
      rule: 'failed-lists',
      shows: ['Сфера деятельности', 'Город'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listAreas, 500), mock.fail(listCities, 500)),
  play: async ({ canvas }) => {
    await openCreate(canvas);
    for (const name of ['Сфера деятельности', 'Город']) {
      const box = await canvas.findByRole('combobox', { name });
      await expect(box).toHaveAttribute('placeholder');
      await userEvent.click(box);
      const options = await within(document.body).findAllByRole('option');
      for (const option of options) await expect(option).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
    }
    await expect(document.querySelector('[data-tone=critical]')).toBeNull();
  },
};

/** Saving an empty form marks the four required fields and sends nothing. */
export const RequiredMissing: Story = {
  parameters: { state: { ru: 'Обязательные поля не заполнены', rule: 'company-fields', shows: ['Заполните поле'] } },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await save(canvas);
    await expectInvalid(canvas, 'Название', 'Электронная почта', 'Телефон');
    await expect(sphere(canvas)).toHaveAttribute('aria-invalid', 'true');
    for (const name of ['Название', 'Электронная почта', 'Телефон']) await expect(field(canvas, name)).toBeRequired();
    await expect(field(canvas, 'Название')).toHaveFocus();
    await expect(canvas.getAllByText('Заполните поле')).toHaveLength(3);
    await noCreate();
    await expect(canvas.queryByText('Компания успешно создана')).toBeNull();
  },
};

/** An individual without first and last name is not sent. */
export const IndividualNamesRequired: Story = {
  parameters: { state: { ru: 'Физлицо: имя не введено', rule: 'company-fields', shows: ['Имя', 'Фамилия'] } },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await userEvent.click(radio(canvas, 'Физическое лицо'));
    await fillRequired(canvas);
    await save(canvas);
    await expectInvalid(canvas, 'Фамилия', 'Имя');
    await expect(field(canvas, 'Название')).not.toHaveAttribute('aria-invalid');
    await noCreate();
  },
};

/** A mail, a website and a logo of the wrong form are marked and not sent. */
export const InvalidEmailAndUrls: Story = {
  parameters: {
    state: { ru: 'Неверные почта и ссылки', rule: 'company-fields', shows: ['Введите корректную электронную почту'] },
  },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    await fill(canvas, 'Электронная почта', 'info-baraka');
    await fill(canvas, 'Сайт', 'baraka');
    await fill(canvas, 'Логотип (URL)', 'logo.png');
    await save(canvas);
    await expectInvalid(canvas, 'Электронная почта', 'Сайт', 'Логотип (URL)');
    await expect(await canvas.findByText('Введите корректную электронную почту')).toBeVisible();
    await noCreate();
  },
};

/** A half phone is marked and not sent. */
export const InvalidPhone: Story = {
  parameters: {
    state: { ru: 'Неверный телефон', rule: 'phones', shows: ['Введите корректный узбекский номер телефона'] },
  },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    await fill(canvas, 'Телефон', '90123');
    await save(canvas);
    await expect(await canvas.findByText('Введите корректный узбекский номер телефона')).toBeVisible();
    await noCreate();
  },
};

/** What is empty is not sent, an empty description is null, the city a number. */
export const PayloadOmitsEmpty: Story = {
  parameters: { state: { ru: 'Пустые поля не отправляются', rule: 'company-fields', shows: ['Ташкент'] } },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    await choose(canvas, 'Город', 'Ташкент');
    await save(canvas);
    await sent(createCompany);
    await expect(await sent(createCompany)).toMatchObject({ method: 'POST', path: '/api/employer/companies' });
    await expect((await sent(createCompany)).body).toEqual({
      companyType: 'legal',
      name: typed.name,
      email: typed.email,
      phone: '998712001020',
      areas_activity: 'as1',
      cityId: 1,
      description: null,
    });
    await expect(await canvas.findByText('Компания успешно создана')).toBeVisible();
  },
};

/** While a save runs the button is busy. */
export const Saving: Story = {
  parameters: { state: { ru: 'Компания сохраняется', rule: 'company-form', shows: ['Сохраняем'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(createCompany)),
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    await save(canvas);
    const button = await canvas.findByRole('button', { name: 'Сохраняем' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText('Компания успешно создана')).toBeNull();
  },
};

/** A created company is announced, and the form closes. */
export const Created: Story = {
  parameters: { state: { ru: 'Компания создана', rule: 'company-form', shows: ['Компания успешно создана'] } },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    await fill(canvas, 'Описание', legal.description);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expectMessage(canvas, 'Компания успешно создана', 'positive');
    await expect(await quiet(createCompany)).toHaveLength(1);
    await expect((await sent(createCompany)).body).toMatchObject({ description: legal.description });
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: legal.name })).toHaveFocus());
    await expect(canvas.queryByText('Ошибка при создании компании')).toBeNull();
  },
};

/** The news of a creation goes after three seconds. */
export const CreatedMessageGoneAfter3s: Story = {
  parameters: {
    state: { ru: 'Сообщение о создании погасло', rule: 'times', shows: ['Сфера деятельности', 'Строительство'] },
  },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    const clock = fakeClock({ isRunning: true });
    await save(canvas);
    await expectMessage(canvas, 'Компания успешно создана', 'positive');
    await clock.advance(3000);
    await waitFor(() => expect(canvas.queryByText('Компания успешно создана')).toBeNull());
    await openCreate(canvas);
    await expect(field(canvas, 'Название')).toHaveValue('');
    await userEvent.click(await canvas.findByRole('button', { name: 'Отмена' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: legal.name })).toBeVisible();
  },
};

/** A creation that failed says so and keeps what was typed. */
export const CreateError: Story = {
  parameters: { state: { ru: 'Ошибка создания', rule: 'company-form', shows: ['Ошибка при создании компании'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(createCompany, 500, {})),
  play: async ({ canvas, context }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    await save(canvas);
    await expectMessage(canvas, 'Ошибка при создании компании', 'critical');
    await expectTyped(canvas);
    await expect(canvas.queryByText('Компания успешно создана')).toBeNull();

    // Nor without a line. The same text goes out under the same key, so that a lost answer makes no second company.
    const keys = async () => (await quiet(createCompany)).map(({ headers }) => headers.get('idempotency-key'));
    context.msw.use(mock.offline(createCompany));
    await save(canvas);
    await expect(await keys()).toHaveLength(2);
    await expectMessage(canvas, 'Ошибка при создании компании', 'critical');
    await expectTyped(canvas);
    await expect((await keys())[0]).toMatch(/^[\da-z]{28}$/);
    await expect((await keys())[1]).toBe((await keys())[0]);
  },
};

/** A refused creation shows what the server says. */
export const CreateServerError: Story = {
  parameters: {
    state: { ru: 'Ошибка создания: слова сервера', rule: 'company-form', shows: ['Компания с таким СТИР уже есть'] },
  },
  play: async ({ canvas, context }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    // The session ends while the form is open: nothing typed is lost, and the host asks to sign in over the page.
    context.msw.use(mock.fail(createCompany, 'noSession'));
    await save(canvas);
    await expectMessage(canvas, 'Войдите, чтобы продолжить', 'critical');
    await expectTyped(canvas);

    context.msw.use(mock.fail(createCompany, 422, { error: 'Проверьте поля', fields: { phone: 'Этот номер занят' } }));
    await save(canvas);
    await expect(await canvas.findByText('Этот номер занят')).toBeVisible();
    await waitFor(() => expect(field(canvas, 'Телефон')).toHaveFocus());

    context.msw.use(mock.fail(createCompany, 'stirTaken'));
    await save(canvas);
    await expectMessage(canvas, 'Компания с таким СТИР уже есть', 'critical');
    await expectTyped(canvas);
    await expect(canvas.queryByText('Ошибка при создании компании')).toBeNull();
  },
};

/** The form of a saved company holds its values. */
export const Edit: Story = {
  parameters: {
    state: {
      ru: 'Правка компании',
      rule: 'company-form',
      shows: ['Юридическое лицо', 'Строительство', 'Ташкент', 'Сохранить'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listCompanies, {
        items: [{ ...legal, areas_activity: { id: 'as1', slug: 'construction', name: 'Строительство' } }],
      }),
    ),
  play: async ({ canvas }) => {
    await openEdit(canvas);
    await expect(radio(canvas, 'Юридическое лицо')).toBeChecked();
    const values = {
      Название: legal.name,
      'Электронная почта': legal.email,
      Телефон: '+998 (71) 200-10-20',
      Сайт: legal.website,
      Описание: legal.description,
      'Юридическое название': legal.legalName,
      СТИР: legal.stir,
      ОКЭД: legal.oked,
      МФО: legal.mfo,
      'Расчётный счёт': legal.bankAccount,
      Банк: legal.bankName,
      'Юридический адрес': legal.legalAddress,
    };
    for (const [name, value] of Object.entries(values)) await expect(field(canvas, name)).toHaveValue(value);
    await expect(sphere(canvas)).toHaveValue('Строительство');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveValue('Ташкент'));
    await expectCountry(canvas);
  },
};

/** A saved change is announced. */
export const Updated: Story = {
  parameters: { state: { ru: 'Компания обновлена', rule: 'company-form', shows: ['Компания успешно обновлена'] } },
  beforeEach: editing,
  play: async ({ canvas }) => {
    await openEdit(canvas);
    await fill(canvas, 'Название', 'Барака Плюс');
    await save(canvas);
    await expectMessage(canvas, 'Компания успешно обновлена', 'positive');
    await expect(await sent(updateCompany)).toMatchObject({
      method: 'PUT',
      path: '/api/employer/companies/c1',
      body: { companyType: 'legal', name: 'Барака Плюс', stir: legal.stir, cityId: 1 },
    });
    await expect(canvas.queryByText('Ошибка при обновлении компании')).toBeNull();
  },
};

/** A change that failed says so. */
export const UpdateError: Story = {
  parameters: { state: { ru: 'Ошибка обновления', rule: 'company-form', shows: ['Ошибка при обновлении компании'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listCompanies, { items: [legal, individual] }), mock.fail(updateCompany, 500, {})),
  play: async ({ canvas }) => {
    await openEdit(canvas);
    await fill(canvas, 'Банк', 'Асака');
    // Another company is asked about first: what was typed would be gone.
    await userEvent.click(await canvas.findByText(individual.name));
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Закрыть без сохранения?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Вернуться' }));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());

    await save(canvas);
    await expectMessage(canvas, 'Ошибка при обновлении компании', 'critical');
    await expect(field(canvas, 'Банк')).toHaveValue('Асака');
    await expect(canvas.queryByText('Компания успешно обновлена')).toBeNull();
  },
};

/** Long values keep the fields' width. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Длинные значения', rule: 'company-form', shows: ['Юридическое название', 'Банк'] } },
  beforeEach: ({ msw }) => {
    const texts: CompanyField[] = ['name', 'description', 'legalName', 'bankName', 'legalAddress'];
    const long = Object.fromEntries(texts.map((name) => [name, longText]));
    msw.use(
      mock.ok(listCompanies, {
        items: [{ ...legal, ...long, website: `https://baraka.uz/${longText}`, email: `${'a'.repeat(120)}@baraka.uz` }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await openEdit(canvas);
    await expect(field(canvas, 'Юридическое название')).toHaveValue(longText);
    const width = (name: string) => Math.round(field(canvas, name).closest('div')?.getBoundingClientRect().width ?? 0);
    await expect(width('Банк')).toBe(width('Юридический адрес'));
    await expect(width('СТИР')).toBe(width('ОКЭД'));
    await noHorizontalScroll();
  },
};

/** On a phone the form stands in one column. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Форма на телефоне', rule: 'company-form', shows: ['Сохранить'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await expect(await canvas.findByRole('button', { name: 'Сохранить' })).toBeVisible();
    const left = (name: string) => field(canvas, name).getBoundingClientRect().left;
    await expect(left('СТИР')).toBe(left('ОКЭД'));
    await expect(left('СТИР')).toBe(left('Название'));
    await noHorizontalScroll();
  },
};

/** Requisites of the wrong length name how many digits there must be. */
export const RequisiteFormats: Story = {
  parameters: {
    state: { ru: 'Реквизиты неверной длины', rule: 'company-fields', shows: ['9 цифр', '5 цифр', '20 цифр'] },
  },
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await fillRequired(canvas);
    const wrong = { СТИР: '12345', ОКЭД: '1', МФО: '1', 'Расчётный счёт': '2020' };
    for (const [name, value] of Object.entries(wrong)) await userEvent.type(field(canvas, name), value);
    await save(canvas);
    await expectInvalid(canvas, ...Object.keys(wrong));
    await expect(await canvas.findByText('9 цифр')).toBeVisible();
    await expect(canvas.getAllByText('5 цифр')).toHaveLength(2);
    await expect(await canvas.findByText('20 цифр')).toBeVisible();
    await noCreate();
  },
};
