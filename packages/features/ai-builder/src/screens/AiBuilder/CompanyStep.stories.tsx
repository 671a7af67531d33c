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

export const AccessDenied: Story = {
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(getCurrentUser, 401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Access Denied')).toBeVisible();
    await expect(await canvas.findByText('You must be logged in to use the AI Vacancy Builder.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Продолжить' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listCompanies)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout(failed);
  },
};

export const OneCompanyPreselected: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Компания' })).toHaveTextContent('ООО «Барака Строй»'),
    );
    await expect(next(canvas)).toBeEnabled();
    await isSilentAbout(required);
    await expect(canvas.queryByRole('textbox', { name: /Название компании/ })).toBeNull();
  },
};

export const SeveralCompanies: Story = {
  ...companies(baraka, rahimov),
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

export const CompanyChosen: Story = {
  ...SeveralCompanies,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Компания' }));
    await userEvent.click(await page().findByRole('option', { name: 'ИП Рахимов' }));
    await waitFor(() => expect(next(canvas)).toBeEnabled());
    await expect(canvas.queryByRole('textbox', { name: /Название компании/ })).toBeNull();
    // Back to none: the list must be gone before axe looks.
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
  },
};

export const NoCompanies: Story = {
  ...companies(),
  play: async ({ canvas }) => {
    await expect(await textbox(canvas, /Название компании/)).toBeVisible();
    await expect(next(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('combobox', { name: 'Компания' })).toBeNull();
  },
};

export const CompaniesError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listCompanies, 500)),
  play: async ({ canvas }) => {
    const alert = await canvas.findByText(failed);
    await expect(alert.closest('[data-tone]')).toHaveAttribute('data-tone', 'critical');
    await expect(await textbox(canvas, /Название компании/)).toBeEnabled();
  },
};

export const CompaniesRetried: Story = {
  ...CompaniesError,
  play: async ({ canvas, msw }) => {
    await canvas.findByText(failed);
    msw.use(mock.ok(listCompanies, { items: [baraka] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Компания' })).toHaveTextContent('ООО «Барака Строй»'),
    );
  },
};

export const NameRequired: Story = {
  ...companies(),
  play: async ({ canvas }) => {
    await userEvent.type(await textbox(canvas, /Название компании/), '   ');
    await userEvent.tab();
    await expect(await canvas.findByText(required)).toBeVisible();
    await expect(await textbox(canvas, /Название компании/)).toBeInvalid();
    await expect(next(canvas)).toBeDisabled();
  },
};

export const ManualCompany: Story = {
  ...companies(),
  play: async ({ canvas }) => {
    await userEvent.type(await textbox(canvas, /Название компании/), 'Ромашка');
    await expect(next(canvas)).toBeEnabled();
    await isSilentAbout(required);
  },
};

export const ManualCompanyTold: Story = {
  ...ManualCompany,
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

export const IndustryGuess: Story = {
  ...companies(),
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

export const IndustryOther: Story = {
  ...companies(),
  play: async ({ canvas }) => {
    await userEvent.type(await textbox(canvas, /Описание/), 'Мы делаем хорошие вещи');
    await expect(await textbox(canvas, /Отрасль/)).toHaveValue('Другое');
  },
};

export const CloseToVacancies: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть' }));
    await isAt(canvas, '/employer/vacancies');
  },
};

export const Mobile390: Story = {
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
