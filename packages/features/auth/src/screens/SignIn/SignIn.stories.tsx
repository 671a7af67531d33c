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

/** The first step asks for a phone and offers to start, with nothing of the later steps. */
export const Landing: Story = {
  parameters: { state: { ru: 'Первый шаг: телефон', rule: 'sign-in', shows: ['Номер телефона', 'Начать'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expectLanding(canvas);
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Назад' })).toBeNull();
    // There is room for the panel, so what it shows is fetched.
    await expect(await canvas.findByText('Технолог швейного производства')).toBeVisible();
  },
};

/** On a phone the first step stands in one column. */
export const LandingMobile390: Story = {
  parameters: { state: { ru: 'Первый шаг на телефоне', rule: 'sign-in', shows: ['Номер телефона', 'Начать'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectLanding(canvas);
    await noHorizontalScroll();
  },
};

/** Whoever a guarded page sent here sees the phone field alone, with a way back. */
export const PhoneStep: Story = {
  parameters: {
    state: {
      ru: 'Вход с чужой страницы: только телефон',
      rule: 'sign-in',
      shows: ['Номер телефона', 'Продолжить', 'Назад'],
    },
  },
  args: { initialStep: 'phone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: label.phone })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Продолжить' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Назад' })).toBeVisible();
    await expect(canvas.queryByText(label.code)).toBeNull();
  },
};

/** While the code is being sent the start button is busy and cannot be pressed. */
export const PhoneSubmitting: Story = {
  parameters: { state: { ru: 'Код отправляется', rule: 'sign-in', shows: ['Номер указан верно'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(loginByPhone)),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    const start = await canvas.findByRole('button', { name: /Начать|Отправляем код/ });
    await waitFor(() => expect(start).toHaveAttribute('aria-busy', 'true'));
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText('Login error')).toBeNull();
  },
};

/** Starting with no phone or half of one names the mistake and sends nothing. */
export const PhoneInvalidOnSubmit: Story = {
  parameters: {
    state: {
      ru: 'Телефон не введён или введён наполовину',
      rule: 'phones',
      shows: ['Введите корректный узбекский номер телефона'],
    },
  },
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

/** After the phone comes the field for the code, under the number it went to. */
export const Otp: Story = {
  parameters: { state: { ru: 'Ввод кода из SMS', rule: 'otp', shows: ['Код подтверждения', 'Подтвердить', 'Назад'] } },
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

/** A code is sent with the challenge that it was asked for with. */
export const CodeGoesWithItsChallenge: Story = {
  parameters: { state: { ru: 'Код уходит со своей попыткой входа', rule: 'otp', shows: ['Invalid code'] } },
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

/** While a puzzle is being solved the first step says what it checks, and the button is busy. */
export const ProofPending: Story = {
  parameters: { state: { ru: 'Проверяем, что вы не робот', rule: 'proof', shows: ['Проверяем, что вы не робот…'] } },
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

/** A puzzle is solved without the person, and the field for the code follows. */
export const ProofSolvedByItself: Story = {
  parameters: {
    state: { ru: 'Проверка на робота прошла сама', rule: 'proof', shows: ['Код подтверждения', 'Подтвердить'] },
  },
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

/** A puzzle beyond any device is not begun: the server's words stand on the first step. */
export const ProofThatNobodyCanShow: Story = {
  parameters: { state: { ru: 'Проверку на робота пройти нельзя', rule: 'proof', shows: ['Проверка'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(loginByPhone, () => wantsProof(99))),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expect(await canvas.findByText('Проверка')).toBeVisible();
    await expectLanding(canvas);
    await expect(await quiet(loginByPhone)).toHaveLength(1);
  },
};

/** A phone that nobody has opens the registration with that phone fixed. */
export const LoginNotFoundOpensRegister: Story = {
  parameters: {
    state: {
      ru: 'Незнакомый телефон: открыта регистрация',
      rule: 'registration',
      shows: ['Имя', 'Фамилия', 'Зарегистрироваться', 'Назад'],
    },
  },
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

/** A refused sign-in shows what the server says and stays on the step. */
export const LoginServerError: Story = {
  parameters: { state: { ru: 'Вход отклонён: ошибка сервера', rule: 'failures', shows: ['Слишком много попыток'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(loginByPhone, 429, { error: 'Слишком много попыток' })),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expect(await canvas.findByText('Слишком много попыток')).toBeVisible();
    await expect(canvas.queryByText('Login error')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

/** A failure without words reads as the screen's own error. */
export const LoginFallbackError: Story = {
  parameters: { state: { ru: 'Ошибка входа без слов сервера', rule: 'failures', shows: ['Login error', 'Начать'] } },
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

/** A status that nobody foresaw is an error, and the step stays. */
export const LoginOtherStatus: Story = {
  parameters: { state: { ru: 'Незнакомый ответ на вход', rule: 'sign-in', shows: ['Login error'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(loginByPhone, { status: 'pending' })),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await expect(await canvas.findByText('Login error')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

/** Confirming without a code marks the field and sends nothing. */
export const OtpRequired: Story = {
  parameters: { state: { ru: 'Код не введён', rule: 'otp', shows: ['Введите код из SMS', 'Подтвердить'] } },
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

/** A code of four digits is sent by hand, and the server refuses it. */
export const OtpShorterCodeIsSent: Story = {
  parameters: { state: { ru: 'Короткий код отклонён', rule: 'otp', shows: ['Invalid code'] } },
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

/** While the code is being checked the confirm button is busy. */
export const OtpVerifying: Story = {
  parameters: { state: { ru: 'Код проверяется', rule: 'otp', shows: ['123456'] } },
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

/** A wrong code is named, and the field stays for another try. */
export const OtpInvalidCode: Story = {
  parameters: { state: { ru: 'Неверный код', rule: 'otp', shows: ['Invalid code', 'Код подтверждения'] } },
  args: otp,
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyPhone, 400)),
  play: async ({ canvas }) => {
    await typeCode(canvas, '000001');
    await expect(await canvas.findByText('Invalid code')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label.code })).toBeInvalid());
    await expect(canvas.queryByText('Перенаправление...')).toBeNull();
  },
};

/** A code that ran out is told in the server's words. */
export const OtpServerError: Story = {
  parameters: { state: { ru: 'Код устарел: ошибка сервера', rule: 'otp', shows: ['Срок действия кода истёк'] } },
  tags: ['gate'],
  args: otp,
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyPhone, 410, { error: 'Срок действия кода истёк' })),
  play: async ({ canvas }) => {
    await typeCode(canvas, '123456');
    await expect(await canvas.findByText('Срок действия кода истёк')).toBeVisible();
    await expect(canvas.queryByText('Invalid code')).toBeNull();
  },
};

/** The right code stores the session and opens the dashboard. */
export const OtpSuccessEmployer: Story = {
  parameters: { state: { ru: 'Код верный: открыт обзор', rule: 'otp', shows: ['Перенаправление...'] } },
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

/** Signing in leads back to the page that was first asked for. */
export const OtpSuccessReturnsToOrigin: Story = {
  parameters: {
    state: { ru: 'Код верный: возврат на прежнюю страницу', rule: 'return-address', shows: ['Перенаправление...'] },
  },
  args: { ...otp, from: '/employer/subscriptions' },
  play: async ({ canvas }) => {
    await typeCode(canvas, '123456');
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/subscriptions'));
  },
};

/** Going back from the code returns to the first step. */
export const OtpBackToLanding: Story = {
  parameters: { state: { ru: 'Назад от кода к телефону', rule: 'otp', shows: ['Начать', 'Номер телефона'] } },
  args: otp,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Назад' }));
    await expectLanding(canvas);
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

/** Somebody new gives first and last name; the phone cannot be changed. */
export const Register: Story = {
  parameters: {
    state: {
      ru: 'Регистрация: имя и фамилия',
      rule: 'registration',
      shows: ['Имя', 'Фамилия', 'Зарегистрироваться', 'Назад'],
    },
  },
  args: register,
  play: async ({ canvas }) => {
    await expectRegister(canvas);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

/** Without names the registration marks both fields and sends nothing. */
export const RegisterNamesRequired: Story = {
  parameters: {
    state: { ru: 'Регистрация: имя не введено', rule: 'registration', shows: ['Укажите имя', 'Укажите фамилию'] },
  },
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

/** A registration is sent as an employer's and goes on to the code. */
export const RegisterSuccessOpensOtp: Story = {
  parameters: { state: { ru: 'Регистрация прошла: ввод кода', rule: 'registration', shows: ['Код подтверждения'] } },
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

/** A refused registration shows what the server says. */
export const RegisterServerError: Story = {
  parameters: {
    state: { ru: 'Регистрация отклонена: ошибка сервера', rule: 'registration', shows: ['Номер уже зарегистрирован'] },
  },
  tags: ['gate'],
  args: register,
  beforeEach: ({ msw }) => msw.use(mock.fail(registerByPhone, 409, { error: 'Номер уже зарегистрирован' })),
  play: async ({ canvas }) => {
    await typeNames(canvas);
    await expect(await canvas.findByText('Номер уже зарегистрирован')).toBeVisible();
    await expect(canvas.queryByText('Registration error')).toBeNull();
  },
};

/** A registration that fails without words reads as the screen's own error. */
export const RegisterFallbackError: Story = {
  parameters: {
    state: { ru: 'Ошибка регистрации без слов сервера', rule: 'registration', shows: ['Registration error', 'Имя'] },
  },
  args: register,
  beforeEach: ({ msw }) => msw.use(mock.fail(registerByPhone, 500)),
  play: async ({ canvas }) => {
    await typeNames(canvas);
    await expect(await canvas.findByText('Registration error')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: label.firstName })).toHaveValue('Азиз'));
    await expect(canvas.queryByRole('textbox', { name: label.code })).toBeNull();
  },
};

/** Going back from the registration returns to the first step. */
export const RegisterBackToLanding: Story = {
  parameters: { state: { ru: 'Назад от регистрации к телефону', rule: 'registration', shows: ['Начать'] } },
  args: register,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Назад' }));
    await expectLanding(canvas);
    await expect(canvas.queryByRole('textbox', { name: label.firstName })).toBeNull();
  },
};

/** Names of one endless word stay inside their fields. */
export const RegisterLongNames: Story = {
  parameters: {
    state: {
      ru: 'Регистрация: очень длинные имена',
      rule: 'registration',
      shows: ['Имя', 'Фамилия', 'Зарегистрироваться'],
    },
  },
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

/** An employer who is signed in already is told so and goes on to the dashboard. */
export const SignedInEmployerRedirecting: Story = {
  parameters: {
    state: { ru: 'Работодатель уже вошёл: перенаправление', rule: 'sign-in', shows: ['Перенаправление...'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Перенаправление...')).toBeVisible();
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/dashboard'));
    await expect(canvas.queryByRole('textbox', { name: label.phone })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Начать' })).toBeNull();
  },
};

/** A signed-in candidate stays with a welcome and a way to the vacancies. */
export const CandidateStaysHome: Story = {
  parameters: { state: { ru: 'Кандидат вошёл: приветствие', rule: 'candidate-home', shows: ['Смотреть вакансии'] } },
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

/** Eighteen seconds after a code the page counts down to the next one. */
export const OtpResendCountdown: Story = {
  parameters: {
    state: { ru: 'Новый код можно запросить через 0:42', rule: 'otp', shows: ['Отправить код ещё раз через 0:42'] },
  },
  args: otp,
  beforeEach: withFakeClock,
  play: async ({ canvas }) => {
    await clock.advance(18_000);
    clock.release();
    await expect(await canvas.findByText('Отправить код ещё раз через 0:42')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull();
  },
};

/** After a minute another code can be asked for. */
export const OtpResendReady: Story = {
  parameters: { state: { ru: 'Новый код можно запросить', rule: 'otp', shows: ['Отправить код ещё раз'] } },
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

/** Who looks for work is led to the sign-in of candidates with the phone. */
export const SeekingWork: Story = {
  parameters: { state: { ru: 'Ищу работу', rule: 'sign-in' } },
  args: { initialStep: 'register', phone, candidateSignInHref: '/my/sign-in' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ищу работу' }));
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/my/sign-in'));
  },
};
