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

export const Empty: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(box(canvas)).toHaveValue('');
    await expect(canvas.queryByText(valid)).toBeNull();
    await expect(canvas.queryByText(invalid)).toBeNull();
  },
};

export const Valid: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(box(canvas), '998901234567');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
    await expect(args.onChange).toHaveBeenLastCalledWith('998901234567');
    await expect(await canvas.findByText(valid)).toBeVisible();
    await expect(canvasElement.querySelector('.lucide-check')).toBeVisible();
    await expect(canvas.queryByText(invalid)).toBeNull();
  },
};

export const PrefixAdded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '901234567');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
    await expect(await canvas.findByText(valid)).toBeVisible();
  },
};

export const LeadingEightReplaced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('8901234567');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
  },
};

export const ElevenDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '99890123456');
    await userEvent.tab();
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-6');
    await expect(await canvas.findByText(invalid)).toBeVisible();
    await expect(box(canvas)).toHaveAccessibleDescription(invalid);
    await expect(canvas.queryByText(valid)).toBeNull();
  },
};

export const ThirteenDigitsCapped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '9989012345678');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
    await expect(await canvas.findByText(valid)).toBeVisible();
  },
};

export const NineDigitsOf88: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '881234567');
    await expect(box(canvas)).toHaveValue('+998 (88) 123-45-67');
    await expect(await canvas.findByText(valid)).toBeVisible();
  },
};

export const PasteReplaces: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '99890');
    await userEvent.paste('+998 91 765 43 21');
    await expect(box(canvas)).toHaveValue('+998 (91) 765-43-21');
    await expect(await canvas.findByText(valid)).toBeVisible();
  },
};

export const NumberOfAnotherCountry: Story = {
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

export const TwoNumbers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas));
    await userEvent.paste('90 123-45-67, 93 555-00-11');
    await userEvent.tab();
    await expect(await canvas.findByText('Введите один номер')).toBeVisible();
    await expect(canvas.queryByText(valid)).toBeNull();
  },
};

export const LettersIgnored: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(canvas), '90abc12 34-5x67');
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
  },
};

export const Partial: Story = {
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

export const Disabled: Story = {
  args: { defaultValue: '998901234567', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(box(canvas)).toBeDisabled();
    await expect(box(canvas)).toHaveValue('+998 (90) 123-45-67');
  },
};
