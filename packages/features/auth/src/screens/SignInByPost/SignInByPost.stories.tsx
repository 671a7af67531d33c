import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SignInByPost } from './SignInByPost.tsx';

const meta = {
  title: 'Auth/SignInByPost',
  component: SignInByPost,
  tags: ['snapshot'],
  args: { step: 'code', action: '/auth/code' },
} satisfies Meta<typeof SignInByPost>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without script a form of its own asks for the code and sends itself. */
export const Code: Story = {
  parameters: {
    state: { ru: 'Без скриптов: ввод кода', rule: 'sign-in', shows: ['Код подтверждения', 'Подтвердить'] },
  },
  tags: ['gate'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Код подтверждения' })).toHaveAttribute('name', 'code'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подтвердить' })).toHaveAttribute('type', 'submit'));
    const form = canvasElement.querySelector('form');
    await expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/auth/code']);
  },
};

/** Without script a wrong code is named under the field. */
export const WrongCode: Story = {
  parameters: {
    state: { ru: 'Без скриптов: неверный код', rule: 'otp', shows: ['Код не подошёл', 'Код подтверждения'] },
  },
  tags: ['gate'],
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Код не подошёл')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Код подтверждения' })).toBeInvalid());
  },
};

/** Without script a refusal of the phone is said under a field to try again. */
export const RefusedPhone: Story = {
  parameters: {
    state: {
      ru: 'Без скриптов: отказ после номера',
      rule: 'limits',
      shows: ['Номер телефона', 'Слишком много попыток. Попробуйте позже'],
    },
  },
  args: {
    step: 'phone',
    action: '/auth/start',
    from: '/vacancies/v1',
    hasFailed: true,
    reason: 'Слишком много попыток. Попробуйте позже',
  },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'Номер телефона' });
    await expect(field).toHaveAccessibleDescription('Слишком много попыток. Попробуйте позже');
    const form = new FormData(canvasElement.querySelector('form') ?? undefined);
    await expect([form.get('language'), form.get('from')]).toEqual(['ru', '/vacancies/v1']);
  },
};

/** Without script somebody new gives first and last name in a form of its own. */
export const Register: Story = {
  parameters: { state: { ru: 'Без скриптов: имя и фамилия', rule: 'registration', shows: ['Зарегистрироваться'] } },
  args: { step: 'register', action: '/auth/register' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Имя/ })).toHaveAttribute('name', 'firstName'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Фамилия/ })).toHaveAttribute('name', 'lastName'));
    await expect(await canvas.findByRole('button', { name: 'Зарегистрироваться' })).toBeVisible();
  },
};
