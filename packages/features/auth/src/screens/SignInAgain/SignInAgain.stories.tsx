import { loginByPhone, verifyPhone } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SignInAgain } from './SignInAgain.tsx';

const meta = {
  title: 'Auth/SignInAgain',
  component: SignInAgain,
  args: { phone: '998901234567', onLeave: fn() },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(loginByPhone, { status: 'otp_sent' }),
      mock.ok(verifyPhone, { token: 'tok2', user: employer, status: 'verified' }),
    );
  },
} satisfies Meta<typeof SignInAgain>;

export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole('dialog', { name: 'Сессия завершилась' });

/** Over a page whose session ended a dialog names the phone and offers to leave. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Сессия кончилась: войти заново',
      rule: 'session-over',
      shows: ['Сессия завершилась', 'На главную', 'Получить код'],
    },
  },
  tags: ['gate'],
  play: async ({ args }) => {
    const box = within(await dialog());
    await waitFor(() => expect(box.getByText(/\+998 \(90\) 123-45-67/)).toBeVisible());
    await userEvent.click(await box.findByRole('button', { name: 'На главную' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};

/** The code sent to the same phone signs in again. */
export const CodeSent: Story = {
  parameters: {
    state: { ru: 'Код отправлен, вход заново', rule: 'session-over', shows: ['123456', 'Код подтверждения'] },
  },
  play: async () => {
    const box = within(await dialog());
    await userEvent.click(await box.findByRole('button', { name: 'Получить код' }));
    await userEvent.type(await box.findByRole('textbox', { name: 'Код подтверждения' }), '123456');
    await expect((await sent(verifyPhone)).body).toEqual({ phone: '998901234567', code: '123456' });
  },
};

/** A code that could not be sent says why and can be asked for again. */
export const SendingFailed: Story = {
  parameters: { state: { ru: 'Код не отправился: ошибка', rule: 'session-over', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(loginByPhone, 429, { error: 'Слишком много попыток' })),
  play: async () => {
    const box = within(await dialog());
    await userEvent.click(await box.findByRole('button', { name: 'Получить код' }));
    // The dialog may still fade in.
    await waitFor(() => expect(box.getByText('Слишком много попыток')).toBeVisible());
    await waitFor(() => expect(box.getByRole('button', { name: 'Получить код' })).toBeEnabled());
  },
};
