import { getCurrentUser, loginByPhone, registerByPhone, verifyPhone } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, employer, fakeClock, longWord, quiet, sent } from '@kasb/kit/stories';
import type { FakeClock } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SignIn } from './SignIn.tsx';

const phone = '998901234567';
const formatted = '+998 (90) 123-45-67';
const label = { phone: 'Номер телефона', code: 'Код подтверждения', firstName: 'Имя', lastName: 'Фамилия' };

const meta = {
  title: 'Auth/SignIn',
  component: SignIn,
  tags: ['snapshot'],
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(loginByPhone, { status: 'otp_sent' }),
      mock.ok(registerByPhone, { status: 'otp_sent' }),
      mock.ok(verifyPhone, { token: 'tok1', user: employer, status: 'verified' }),
    );
  },
} satisfies Meta<typeof SignIn>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const otp = { initialStep: 'otp', phone } as const;
const register = { initialStep: 'register', phone } as const;

async function typePhone(canvas: Canvas, digits = '901234567') {
  await userEvent.type(await canvas.findByRole('textbox', { name: label.phone }), digits);
  await userEvent.click(await canvas.findByRole('button', { name: 'Начать' }));
}

async function typeCode(canvas: Canvas, code: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: label.code }), code);
  // The sixth digit sends the code by itself, so the step may be over already.
  const confirm = canvas.queryByRole('button', { name: /Подтвердить|Проверяем код/ });
  if (confirm) await userEvent.click(confirm);
}

async function typeNames(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: label.firstName }), 'Азиз');
  await userEvent.type(await canvas.findByRole('textbox', { name: label.lastName }), 'Каримов');
  await userEvent.click(await canvas.findByRole('button', { name: 'Зарегистрироваться' }));
}

async function expectLanding(canvas: Canvas) {
  await expect(await canvas.findByRole('button', { name: 'Начать' })).toBeVisible();
  await expect(await canvas.findByRole('textbox', { name: label.phone })).toBeVisible();
}

const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Landing: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expectLanding(canvas);
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Назад' })).toBeNull();
    // There is room for the panel, so what it shows is fetched.
    await expect(await canvas.findByText('Технолог швейного производства')).toBeVisible();
  },
};

export const LandingMobile390: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectLanding(canvas);
    await noHorizontalScroll();
  },
};

export const PhoneStep: Story = {
  args: { initialStep: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: label.phone })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Продолжить' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Назад' })).toBeVisible();
    await expect(canvas.queryByText(label.code)).toBeNull();
  },
};

export const PhoneSubmitting: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(loginByPhone)),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    const start = await canvas.findByRole('button', { name: /Начать|Отправляем код/ });
    await waitFor(() => expect(start).toHaveAttribute('aria-busy', 'true'));
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText('Login error')).toBeNull();
  },
};

export const PhoneInvalidOnSubmit: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: label.phone });
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать' }));
    await expect(await canvas.findByText('Введите корректный узбекский номер телефона')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '90123');
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать' }));
    await expect(await canvas.findByText('Введите корректный узбекский номер телефона')).toBeVisible();
    await expect(canvas.queryByText('Номер указан верно')).toBeNull();
    await expect(await quiet(loginByPhone)).toHaveLength(0);
  },
};

export const Otp: Story = {
  play: async ({ canvas }) => {
    await typePhone(canvas);
    const code = await canvas.findByRole('textbox', { name: label.code });
    await expect(code).toHaveAttribute('placeholder', '000000');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(await canvas.findByText(formatted)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Подтвердить' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Назад' })).toBeVisible();
    await expect(await sent(loginByPhone)).toMatchObject({
      method: 'POST',
      path: '/auth/phone/login',
      body: { phone },
    });
  },
};

export const CodeGoesWithItsChallenge: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(loginByPhone, { status: 'otp_sent', challenge: 'nonce-1' }), mock.fail(verifyPhone, 400)),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await typeCode(canvas, '123456');
    await expect(await canvas.findByText('Invalid code')).toBeVisible();
    await expect(await sent(verifyPhone)).toMatchObject({ body: { phone, code: '123456', challenge: 'nonce-1' } });
  },
};

const wantsProof = (difficulty: number) =>
  Response.json({ error: 'Проверка', proof: { challenge: 'puzzle', difficulty } }, { status: 428 });

export const ProofPending: Story = {
  play: async ({ canvas, context }) => {
    context.msw.use(
      mock.ok(loginByPhone, () => {
        // What was solved is never answered.
        context.msw.use(mock.pending(loginByPhone));
        return wantsProof(4);
      }),
    );
    await typePhone(canvas);
    await expect(await canvas.findByText('Проверяем, что вы не робот…')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Начать|Отправляем код/ })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvas.queryByText('Проверка')).toBeNull();
  },
};

export const ProofSolvedByItself: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(loginByPhone, ({ body }) =>
        (body as { proof?: unknown }).proof ? { status: 'otp_sent' } : wantsProof(4),
      ),
    ),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    const code = await canvas.findByRole('textbox', { name: label.code });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(await sent(loginByPhone, 2)).toMatchObject({
      body: { phone, proof: { challenge: 'puzzle', answer: expect.stringMatching(/^\d+$/) } },
    });
  },
};

export const ProofThatNobodyCanShow: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(loginByPhone, () => wantsProof(99))),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expect(await canvas.findByText('Проверка')).toBeVisible();
    await expectLanding(canvas);
    await expect(await quiet(loginByPhone)).toHaveLength(1);
  },
};

export const LoginNotFoundOpensRegister: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(loginByPhone, 404, { error: 'User not found' })),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expectRegister(canvas);
    await expect(canvas.queryByText(/Login error|User not found/)).toBeNull();
  },
};

async function expectRegister(canvas: Canvas) {
  await expect(await canvas.findByRole('textbox', { name: label.firstName })).toBeVisible();
  await expect(await canvas.findByRole('textbox', { name: label.lastName })).toBeVisible();
  const field = await canvas.findByRole('textbox', { name: label.phone });
  await expect(field).toBeDisabled();
  await expect(field).toHaveValue(formatted);
  await expect(await canvas.findByRole('button', { name: 'Зарегистрироваться' })).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Назад' })).toBeVisible();
}

export const LoginServerError: Story = {
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(loginByPhone, 429, { error: 'Слишком много попыток' })),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expect(await canvas.findByText('Слишком много попыток')).toBeVisible();
    await expect(canvas.queryByText('Login error')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

export const LoginFallbackError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(loginByPhone, 500)),
  play: async ({ canvas, context }) => {
    await typePhone(canvas);
    await expect(await canvas.findByText('Login error')).toBeVisible();
    await expectLanding(canvas);

    context.msw.use(mock.offline(loginByPhone));
    await userEvent.type(await canvas.findByRole('textbox', { name: label.phone }), '{Backspace}8');
    await waitFor(() => expect(canvas.queryByText('Login error')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать' }));
    await expect(await canvas.findByText('Login error')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

export const LoginOtherStatus: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(loginByPhone, { status: 'pending' })),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expect(await canvas.findByText('Login error')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

export const OtpRequired: Story = {
  args: otp,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить' }));
    const code = await canvas.findByRole('textbox', { name: label.code });
    await waitFor(() => expect(code).toBeInvalid());
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/Введите код из SMS/);
    await expect(await quiet(verifyPhone)).toHaveLength(0);
    await expect(canvas.queryByText('Invalid code')).toBeNull();
  },
};

export const OtpShorterCodeIsSent: Story = {
  args: otp,
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyPhone, 400)),
  play: async ({ canvas }) => {
    await typeCode(canvas, '1234');
    await expect(await canvas.findByText('Invalid code')).toBeVisible();
    await expect(await sent(verifyPhone)).toMatchObject({
      path: '/auth/phone/verify',
      body: { phone, code: '1234' },
    });
  },
};

export const OtpVerifying: Story = {
  args: otp,
  beforeEach: ({ msw }) => msw.use(mock.pending(verifyPhone)),
  play: async ({ canvas }) => {
    await typeCode(canvas, '123456');
    const confirm = await canvas.findByRole('button', { name: /Подтвердить|Проверяем код/ });
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(await quiet(verifyPhone)).toHaveLength(1);
    await expect(canvas.queryByText('Invalid code')).toBeNull();
  },
};

export const OtpInvalidCode: Story = {
  args: otp,
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyPhone, 400)),
  play: async ({ canvas }) => {
    await typeCode(canvas, '000001');
    await expect(await canvas.findByText('Invalid code')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label.code })).toBeInvalid());
    await expect(canvas.queryByText('Перенаправление...')).toBeNull();
  },
};

export const OtpServerError: Story = {
  tags: ['gate'],
  args: otp,
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyPhone, 410, { error: 'Срок действия кода истёк' })),
  play: async ({ canvas }) => {
    await typeCode(canvas, '123456');
    await expect(await canvas.findByText('Срок действия кода истёк')).toBeVisible();
    await expect(canvas.queryByText('Invalid code')).toBeNull();
  },
};

export const OtpSuccessEmployer: Story = {
  args: otp,
  play: async ({ canvas }) => {
    await typeCode(canvas, '123456');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/dashboard'));
    // The cookie is the session: no script can read its token.
    await expect(JSON.stringify(localStorage)).not.toContain('tok1');
    await expect(JSON.parse(localStorage.getItem('kasb.user') ?? '{}')).toMatchObject({ user: employer });
    await expect(canvas.queryByText('Invalid code')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

export const OtpSuccessReturnsToOrigin: Story = {
  args: { ...otp, from: '/employer/subscriptions' },
  play: async ({ canvas }) => {
    await typeCode(canvas, '123456');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/subscriptions'));
  },
};

export const OtpBackToLanding: Story = {
  args: otp,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Назад' }));
    await expectLanding(canvas);
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

export const Register: Story = {
  args: register,
  play: async ({ canvas }) => {
    await expectRegister(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

export const RegisterNamesRequired: Story = {
  args: register,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Зарегистрироваться' }));
    const firstName = await canvas.findByRole('textbox', { name: label.firstName });
    await waitFor(() => expect(firstName).toBeInvalid());
    await expect(firstName).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label.lastName })).toBeInvalid());
    await expect(await canvas.findByText('Укажите имя')).toBeVisible();
    await expect(await canvas.findByText('Укажите фамилию')).toBeVisible();
    await expect(await quiet(registerByPhone)).toHaveLength(0);
    await expect(canvas.queryByText('Registration error')).toBeNull();
  },
};

export const RegisterSuccessOpensOtp: Story = {
  args: register,
  play: async ({ canvas }) => {
    await typeNames(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: label.code })).toHaveAttribute('placeholder', '000000'),
    );
    await expect(await canvas.findByText(formatted)).toBeVisible();
    await expect(await sent(registerByPhone)).toMatchObject({
      path: '/auth/phone/register',
      body: { phone, firstName: 'Азиз', lastName: 'Каримов', role: 'employer' },
    });
    await expect(canvas.queryByRole('textbox', { name: label.firstName })).toBeNull();
    await expect(canvas.queryByText('Registration error')).toBeNull();
  },
};

export const RegisterServerError: Story = {
  tags: ['gate'],
  args: register,
  beforeEach: ({ msw }) => msw.use(mock.fail(registerByPhone, 409, { error: 'Номер уже зарегистрирован' })),
  play: async ({ canvas }) => {
    await typeNames(canvas);
    await expect(await canvas.findByText('Номер уже зарегистрирован')).toBeVisible();
    await expect(canvas.queryByText('Registration error')).toBeNull();
  },
};

export const RegisterFallbackError: Story = {
  args: register,
  beforeEach: ({ msw }) => msw.use(mock.fail(registerByPhone, 500)),
  play: async ({ canvas }) => {
    await typeNames(canvas);
    await expect(await canvas.findByText('Registration error')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label.firstName })).toHaveValue('Азиз'));
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

export const RegisterBackToLanding: Story = {
  args: register,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Назад' }));
    await expectLanding(canvas);
    await expect(canvas.queryByRole('textbox', { name: label.firstName })).toBeNull();
  },
};

export const RegisterLongNames: Story = {
  args: register,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const name of [label.firstName, label.lastName]) {
      const field = await canvas.findByRole('textbox', { name });
      await userEvent.type(field, longWord, { delay: null });
      await expect(field).toHaveValue(longWord);
      await expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
    await noHorizontalScroll();
  },
};

export const SignedInEmployerRedirecting: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Перенаправление...')).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/dashboard'));
    await expect(canvas.queryByRole('textbox', { name: label.phone })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Начать' })).toBeNull();
  },
};

export const CandidateStaysHome: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: candidate })),
  play: async ({ canvas }) => {
    const responses = await canvas.findByRole('link', { name: 'Мои отклики' });
    await expect(responses).toHaveAttribute('href', '/my/applications');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Смотреть вакансии' })).toHaveAttribute('href', '/vacancies'),
    );
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
    await expect(canvas.queryByText('Перенаправление...')).toBeNull();
  },
};

let clock: FakeClock;
const withFakeClock = () => {
  clock = fakeClock();
  return () => clock.release();
};

export const OtpResendCountdown: Story = {
  args: otp,
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    await clock.advance(18_000);
    clock.release();
    await expect(await canvas.findByText('Отправить код ещё раз через 0:42')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull();
  },
};

export const OtpResendReady: Story = {
  args: otp,
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    await clock.advance(60_000);
    clock.release();
    await expect(await canvas.findByRole('button', { name: 'Отправить код ещё раз' })).toBeVisible();
    await expect(canvas.queryByText(/через 0:/)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить код ещё раз' }));
    await sent(loginByPhone);
    await expect(await canvas.findByText(/^Отправить код ещё раз через/)).toBeVisible();
  },
};

export const SeekingWork: Story = {
  args: { initialStep: 'register', phone, candidateSignInHref: '/my/sign-in' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ищу работу' }));
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/my/sign-in'));
  },
};
