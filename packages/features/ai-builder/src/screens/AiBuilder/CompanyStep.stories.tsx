import { getCurrentUser, listCompanies } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { longText } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  builderHandlers,
  builderStory,
  isAt,
  isSilentAbout,
  noHorizontalScroll,
  openChat,
  page,
  turns,
} from '../../stories/builderStory.tsx';
import type { Canvas } from '../../stories/builderStory.tsx';
import { baraka, rahimov } from '../../stories/fixtures.ts';
import { AiBuilder } from './AiBuilder.tsx';

const meta = {
  title: 'AiBuilder/CompanyStep',
  component: AiBuilder,
  tags: ['snapshot'],
  ...builderStory,
  beforeEach: ({ msw }) => msw.use(...builderHandlers()),
} satisfies Meta<typeof AiBuilder>;

export default meta;

type Story = StoryObj<typeof meta>;

const required = 'Пожалуйста, укажите название компании';
const failed = 'Не удалось загрузить список компаний. Попробуйте еще раз.';
const companies = (...items: (typeof baraka | typeof rahimov)[]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanies, { items })),
});
const textbox = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name });
const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Продолжить' });

/** Without a user the builder is closed. */
export const AccessDenied: Story = {
  parameters: {
    state: {
      ru: 'Нужен вход',
      rule: 'builder-company',
      shows: ['Access Denied', 'You must be logged in to use the AI Vacancy Builder.'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Access Denied')).toBeVisible();
    await expect(await canvas.findByText('You must be logged in to use the AI Vacancy Builder.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Продолжить' })).toBeNull();
  },
};

/** While companies are on their way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка компаний', rule: 'builder-company', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listCompanies)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout(failed);
  },
};

/** A single company is chosen already. */
export const OneCompanyPreselected: Story = {
  parameters: {
    state: { ru: 'Единственная компания выбрана', rule: 'builder-company', shows: ['Компания', 'Продолжить'] },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Компания' })).toHaveTextContent('ООО «Барака Строй»'),
    );
    await expect(next(canvas)).toBeEnabled();
    await isSilentAbout(required);
    await expect(canvas.queryByRole('textbox', { name: /Название компании/ })).toBeNull();
  },
};

/** Of several companies none is chosen. */
export const SeveralCompanies: Story = {
  ...companies(baraka, rahimov),
  parameters: {
    state: {
      ru: 'Компаний несколько',
      rule: 'builder-company',
      shows: ['Название компании', 'Отрасль', 'Описание', 'Продолжить'],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Компания' })).toHaveTextContent('Другая компания'),
    );
    await expect(await textbox(canvas, /Название компании/)).toHaveValue('');
    await expect(await textbox(canvas, /Отрасль/)).toBeVisible();
    await expect(await textbox(canvas, /Описание/)).toBeVisible();
    await expect(next(canvas)).toBeDisabled();
  },
};

/** A company that is chosen takes the place of the fields and lets one go on. */
export const CompanyChosen: Story = {
  ...SeveralCompanies,
  parameters: { state: { ru: 'Компания выбрана', rule: 'builder-company', shows: ['ИП Рахимов'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Компания' }));
    await userEvent.click(await page().findByRole('option', { name: 'ИП Рахимов' }));
    await waitFor(() => expect(next(canvas)).toBeEnabled());
    await expect(canvas.queryByRole('textbox', { name: /Название компании/ })).toBeNull();
    // Back to none: the list must be gone before axe looks.
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
  },
};

/** Without companies one is typed by hand. */
export const NoCompanies: Story = {
  ...companies(),
  parameters: { state: { ru: 'Компаний нет', rule: 'builder-company', shows: ['Название компании', 'Продолжить'] } },
  play: async ({ canvas }) => {
    await expect(await textbox(canvas, /Название компании/)).toBeVisible();
    await expect(next(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('combobox', { name: 'Компания' })).toBeNull();
  },
};

/** Companies that did not load say so, and one can be typed by hand. */
export const CompaniesError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки компаний',
      rule: 'builder-company',
      shows: ['Не удалось загрузить список компаний. Попробуйте еще раз.', 'Название компании'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listCompanies, 500)),
  play: async ({ canvas }) => {
    const alert = await canvas.findByText(failed);
    await expect(alert.closest('[data-tone]')).toHaveAttribute('data-tone', 'critical');
    await expect(await textbox(canvas, /Название компании/)).toBeEnabled();
  },
};

/** Companies that load at the second try can be chosen. */
export const CompaniesRetried: Story = {
  ...CompaniesError,
  parameters: {
    state: { ru: 'Компании загрузились со второй попытки', rule: 'builder-company', shows: ['ООО «Барака Строй»'] },
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText(failed);
    msw.use(mock.ok(listCompanies, { items: [baraka] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Компания' })).toHaveTextContent('ООО «Барака Строй»'),
    );
  },
};

/** Spaces are no name of a company. */
export const NameRequired: Story = {
  ...companies(),
  parameters: {
    state: {
      ru: 'Название не введено',
      rule: 'builder-company',
      shows: ['Пожалуйста, укажите название компании', 'Продолжить'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await textbox(canvas, /Название компании/), '   ');
    await userEvent.tab();
    await expect(await canvas.findByText(required)).toBeVisible();
    await expect(await textbox(canvas, /Название компании/)).toBeInvalid();
    await expect(next(canvas)).toBeDisabled();
  },
};

/** A name typed by hand is enough to go on. */
export const ManualCompany: Story = {
  ...companies(),
  parameters: { state: { ru: 'Компания вручную', rule: 'builder-company', shows: ['Продолжить'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await textbox(canvas, /Название компании/), 'Ромашка');
    await expect(next(canvas)).toBeEnabled();
    await isSilentAbout(required);
  },
};

/** Size and place of a company typed by hand are told to the builder as not given. */
export const ManualCompanyTold: Story = {
  ...ManualCompany,
  parameters: { state: { ru: 'Компания, введённая вручную', rule: 'builder-company', shows: ['Ромашка'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await textbox(canvas, /Название компании/), 'Ромашка');
    await openChat(canvas);
    await expect((await turns())[0]?.companyProfile).toMatchObject({
      name: 'Ромашка',
      size: 'Не указано',
      location: 'Не указано',
      industry: 'Другое',
    });
    await isSilentAbout(required);
  },
};

/** The description gives the industry away. */
export const IndustryGuess: Story = {
  ...companies(),
  parameters: { state: { ru: 'Отрасль угадана по описанию', rule: 'industry', shows: ['Отрасль'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await textbox(canvas, /Описание/), 'Разработка программного обеспечения');
    await expect(await textbox(canvas, /Отрасль/)).toHaveValue('IT');
    await expect(await canvas.findByText('Определили по описанию, можно изменить')).toBeVisible();

    // What the person types is never overwritten.
    await userEvent.type(await textbox(canvas, /Отрасль/), ' для банков');
    await userEvent.type(await textbox(canvas, /Описание/), ', рестораны и кафе, столовые');
    await expect(await textbox(canvas, /Отрасль/)).toHaveValue('IT для банков');
    await userEvent.clear(await textbox(canvas, /Отрасль/));
    await userEvent.type(await textbox(canvas, /Описание/), '.');
    await expect(await textbox(canvas, /Отрасль/)).toHaveValue('Общепит');
    await userEvent.clear(await textbox(canvas, /Описание/));
    await userEvent.type(await textbox(canvas, /Описание/), 'Разработка программного обеспечения');
    await expect(await textbox(canvas, /Отрасль/)).toHaveValue('IT');
  },
};

/** A description that gives nothing away is another industry. */
export const IndustryOther: Story = {
  ...companies(),
  parameters: { state: { ru: 'Отрасль не угадана', rule: 'industry', shows: ['Другое'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await textbox(canvas, /Описание/), 'Мы делаем хорошие вещи');
    await expect(await textbox(canvas, /Отрасль/)).toHaveValue('Другое');
  },
};

/** Closing leads to the vacancies. */
export const CloseToVacancies: Story = {
  parameters: { state: { ru: 'Закрыть: к вакансиям', rule: 'builder-company', shows: ['Закрыть'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть' }));
    await isAt(canvas, '/employer/vacancies');
  },
};

/** On a phone the step stands in one column. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Шаг компании на телефоне', rule: 'builder-company', shows: ['Продолжить'] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listCompanies, { items: [{ ...baraka, name: longText }, rahimov] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Компания' }));
    const option = await page().findByRole('option', { name: longText });
    await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await userEvent.click(option);
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    const trigger = await canvas.findByRole('combobox', { name: 'Компания' });
    await expect(trigger).toHaveTextContent(longText);
    await expect(trigger.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(await within(trigger).findByText(longText)).toBeVisible();
    const button = next(canvas).getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(0);
    await expect(button.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await noHorizontalScroll();
  },
};
