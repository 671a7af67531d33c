import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { onSurface } from '../stories/onSurface.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'UI/PhoneField',
  component: PhoneField,
  decorators: [onSurface],
  parameters: { width: 400 },
  args: { label: 'Номер телефона', onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const valid = 'Номер указан верно';
const invalid = 'Введите корректный узбекский номер телефона';

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const box = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Номер телефона' });

/** An empty field says nothing. */
export const Empty: Story = {
  parameters: { state: { ru: 'Пустое поле телефона', rule: 'phones', shows: ['Номер телефона'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(box(canvas)).toHaveValue('');
    await expect(canvas.queryByText(valid)).toBeNull();
    await expect(canvas.queryByText(invalid)).toBeNull();
  },
};

/** A whole phone is formatted and confirmed. */
export const Valid: Story = {
  parameters: { state: { ru: 'Телефон верный', rule: 'phones', shows: ['Номер указан верно'] } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(box(canvas), '998901234567');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
    await expect(args.onChange).toHaveBeenLastCalledWith('998901234567');
    await expect(await canvas.findByText(valid)).toBeVisible();
    await expect(canvasElement.querySelector('.lucide-check')).toBeVisible();
    await expect(canvas.queryByText(invalid)).toBeNull();
  },
};

/** A phone without 998 gets it. */
export const PrefixAdded: Story = {
  parameters: { state: { ru: 'Код 998 подставлен', rule: 'phones', shows: ['Номер указан верно'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '901234567');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
    await expect(await canvas.findByText(valid)).toBeVisible();
  },
};

/** A leading 8 becomes 998. */
export const LeadingEightReplaced: Story = {
  parameters: { state: { ru: 'Восьмёрка заменена', rule: 'phones', shows: ['+998 (90) 123-45-67'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('8901234567');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
  },
};

/** A digit too few is named on leaving the field. */
export const ElevenDigits: Story = {
  parameters: {
    state: { ru: 'Не хватает цифры', rule: 'phones', shows: ['Введите корректный узбекский номер телефона'] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '99890123456');
    await userEvent.tab();
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-6');
    await expect(await canvas.findByText(invalid)).toBeVisible();
    await expect(box(canvas)).toHaveAccessibleDescription(invalid);
    await expect(canvas.queryByText(valid)).toBeNull();
  },
};

/** A digit too many is not taken. */
export const ThirteenDigitsCapped: Story = {
  parameters: { state: { ru: 'Лишняя цифра не взята', rule: 'phones', shows: ['Номер указан верно'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '9989012345678');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
    await expect(await canvas.findByText(valid)).toBeVisible();
  },
};

/** Nine digits that begin with 88 are a whole number. */
export const NineDigitsOf88: Story = {
  parameters: {
    state: { ru: 'Девять цифр с кодом 88', rule: 'phones', shows: ['+998 (88) 123-45-67', 'Номер указан верно'] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '881234567');
    await expect(box(canvas)).toHaveValue('+998 (88) 123-45-67');
    await expect(await canvas.findByText(valid)).toBeVisible();
  },
};

/** A whole number that is pasted takes the place of what was there. */
export const PasteReplaces: Story = {
  parameters: { state: { ru: 'Вставленный номер заменил набранное', rule: 'phones', shows: ['+998 (91) 765-43-21'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '99890');
    await userEvent.paste('+998 91 765 43 21');
    await expect(box(canvas)).toHaveValue('+998 (91) 765-43-21');
    await expect(await canvas.findByText(valid)).toBeVisible();
  },
};

/** A number of another country stays as it was typed, and its country is named. */
export const NumberOfAnotherCountry: Story = {
  parameters: {
    state: {
      ru: 'Номер другой страны',
      rule: 'phones',
      shows: ['+7 916 123-45-67', 'Это номер другой страны: Россия. Нужен номер Узбекистана'],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('+7 916 123-45-67');
    await userEvent.tab();
    const error = 'Это номер другой страны: Россия. Нужен номер Узбекистана';
    await expect(await canvas.findByText(error)).toBeVisible();
    await expect(box(canvas)).toHaveValue('+7 916 123-45-67');
    await expect(box(canvas)).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith('+7 916 123-45-67');
    await expect(canvas.queryByText(valid)).toBeNull();
  },
};

/** Two numbers are not taken for one. */
export const TwoNumbers: Story = {
  parameters: { state: { ru: 'Два номера сразу', rule: 'phones', shows: ['Введите один номер'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('90 123-45-67, 93 555-00-11');
    await userEvent.tab();
    await expect(await canvas.findByText('Введите один номер')).toBeVisible();
    await expect(canvas.queryByText(valid)).toBeNull();
  },
};

/** Letters are not taken. */
export const LettersIgnored: Story = {
  parameters: { state: { ru: 'Буквы не взяты', rule: 'phones', shows: ['+998 (90) 123-45-67'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '90abc12 34-5x67');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
  },
};

/** Half a phone is formatted as far as it goes. */
export const Partial: Story = {
  parameters: { state: { ru: 'Половина телефона', rule: 'phones', shows: ['+998 (90) 12'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '9012');
    await expect(box(canvas)).toHaveValue('+998 (90) 12');
    await expect(canvas.queryByText(valid)).toBeNull();
    // The caret stays where the person put it: a digit goes in there, the rest moves on.
    box(canvas).setSelectionRange(7, 7);
    await userEvent.keyboard('3');
    await expect(box(canvas)).toHaveValue('+998 (93) 012');
    await expect(box(canvas).selectionStart).toBe(8);
    await userEvent.keyboard('{Backspace}');
    await expect(box(canvas)).toHaveValue('+998 (90) 12');
  },
};

/** A disabled field shows its phone. */
export const Disabled: Story = {
  parameters: { state: { ru: 'Поле отключено', rule: 'phones', shows: ['+998 (90) 123-45-67'] } },
  args: { defaultValue: '998901234567', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(box(canvas)).toBeDisabled();
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
  },
};
