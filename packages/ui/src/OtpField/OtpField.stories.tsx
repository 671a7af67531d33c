import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { OtpField } from './OtpField.tsx';

const meta = {
  title: 'UI/OtpField',
  component: OtpField,
  decorators: [onSurface],
  parameters: { width: 440 },
  args: { label: 'Код подтверждения', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field shows how long a code is. */
export const Empty: Story = {
  parameters: { state: { ru: 'Пустое поле кода', rule: 'otp', shows: ['000000'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Код подтверждения' })).toHaveAttribute('placeholder', '000000'),
    );
  },
};

/** A seventh character is not taken. */
export const SevenTypedKeepsSix: Story = {
  parameters: { state: { ru: 'Седьмой знак не взят', rule: 'otp', shows: ['654321'] } },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Код подтверждения' });
    await userEvent.type(field, '1234567');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('1234');
    await userEvent.clear(field);
    await userEvent.paste('код 65 43 21');
    await expect(field).toHaveValue('654321');
  },
};

/** An error stands under the field and marks it. */
export const WithError: Story = {
  parameters: { state: { ru: 'Ошибка кода', rule: 'otp', shows: ['Invalid code'] } },
  args: { errorMessage: 'Invalid code' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Код подтверждения' });
    await expect(await canvas.findByText('Invalid code')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Invalid code');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <OtpField {...args} label="Отключённый" isDisabled hint="Код отправляется" />
      <OtpField {...args} label="С подсказкой" hint="Код действует 5 минут" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Отключённый' })).toBeDisabled());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'С подсказкой' })).toHaveAccessibleDescription(
        'Код действует 5 минут',
      ),
    );
  },
};
