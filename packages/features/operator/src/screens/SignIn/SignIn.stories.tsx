import { operatorEnrol, operatorSecondStep, operatorSignIn, operatorVerify } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { isSilentAbout, says, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { SignIn } from './SignIn.tsx';

const operator = { id: 'op1', name: 'Нодира Юнусова', role: 'admin' };
const recoveryCodes = Array.from({ length: 10 }, (_, number) => `K7QF-2M9${number}`);
const enrolled = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Kasb', ticket: 't2' };

const meta = {
  title: 'Operator/SignIn',
  component: SignIn,
  parameters: { host: { path: '/operator/sign-in' } },
  beforeEach: ({ msw }) => {
    msw.use(
      mock.ok(operatorSignIn, { status: 'otp_sent', ticket: 't0' }),
      mock.ok(operatorVerify, { status: 'second', ticket: 't1' }),
      mock.ok(operatorEnrol, enrolled),
      mock.ok(operatorSecondStep, { operator }),
      signedIn(),
    );
  },
} satisfies Meta<typeof SignIn>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function typePhone(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер телефона' }), '901234567');
  await userEvent.click(await canvas.findByRole('button', { name: 'Продолжить' }));
}

async function signInBySms(canvas: Canvas): Promise<void> {
  await typePhone(canvas);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Код из SMS' }), '123456');
}

async function typeDigits(canvas: Canvas, digits: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Код подтверждения' }), digits);
}

async function enrol(canvas: Canvas, code: string): Promise<void> {
  await signInBySms(canvas);
  const field = await canvas.findByRole('textbox', { name: 'Код регистрации' });
  await userEvent.type(field, code);
  await userEvent.click(await canvas.findByRole('button', { name: 'Продолжить' }));
}

const goesTo = (canvas: Canvas, path: string) =>
  waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(path));

const isNew = mock.ok(operatorVerify, { status: 'enrol', ticket: 't1' });

/** The phone, and a button; nothing of codes. */
export const Phone: Story = {
  parameters: { state: { ru: 'Телефон', rule: 'operators', shows: ['Номер телефона', 'Продолжить', 'Операторская'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Продолжить' })).toBeVisible();
    await says('Операторская');
    await isSilentAbout('Код подтверждения');
  },
};

/** A stranger comes to the same step as an operator. */
export const UnknownPhoneSameAnswer: Story = {
  parameters: { state: { ru: 'Незнакомый телефон: ответ тот же', rule: 'operators', shows: ['Код из SMS'] } },
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Код из SMS' })).toHaveFocus());
    await expect((await sent(operatorSignIn)).body).toEqual({ phone: '998901234567' });
    await isSilentAbout(/не найден/);
  },
};

/** The QR code and the key for an app, and a field for its digits. */
export const Enrolment: Story = {
  parameters: {
    state: {
      ru: 'Подключение приложения',
      rule: 'operators',
      shows: ['QR-код', 'GEZD GNBV GY3T QOJQ', 'Код подтверждения'],
    },
  },
  beforeEach: ({ msw }) => msw.use(isNew),
  play: async ({ canvas }) => {
    await enrol(canvas, 'K7QF2M9X');
    await expect(await canvas.findByRole('img', { name: 'QR-код' })).toBeVisible();
    await says('GEZD GNBV GY3T QOJQ');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Код подтверждения' })).toHaveFocus());
    await expect((await sent(operatorEnrol)).body).toEqual({ ticket: 't1', enrolmentCode: 'K7QF2M9X' });
  },
};

/** A wrong code of enrolment: said under the field, which keeps it and the focus. */
export const EnrolmentWrongCode: Story = {
  parameters: { state: { ru: 'Неверный код регистрации', rule: 'operators', shows: ['Неверный код'] } },
  beforeEach: ({ msw }) => msw.use(isNew, mock.fail(operatorEnrol, 'wrongCode')),
  play: async ({ canvas }) => {
    await enrol(canvas, 'AAAAAAAA');
    await says('Неверный код');
    const field = await canvas.findByRole('textbox', { name: 'Код регистрации' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('AAAAAAAA');
    await expect(canvas.queryByRole('img', { name: 'QR-код' })).toBeNull();
  },
};

/** Ten recovery codes; nobody goes on without saying that they kept them. */
export const RecoveryCodesMustBeSaved: Story = {
  parameters: {
    state: {
      ru: 'Запасные коды нужно сохранить',
      rule: 'operators',
      shows: ['Запасные коды', 'Я сохранил коды', 'Сначала сохраните коды'],
    },
  },
  beforeEach: ({ msw }) => msw.use(isNew, mock.ok(operatorSecondStep, { operator, recovery_codes: recoveryCodes })),
  play: async ({ canvas }) => {
    await enrol(canvas, 'K7QF2M9X');
    await typeDigits(canvas, '287082');
    await expect(await canvas.findByRole('heading', { name: 'Запасные коды' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти' }));
    await says('Сначала сохраните коды');
    await expect(canvas.getByRole('checkbox', { name: 'Я сохранил коды' })).not.toBeChecked();
    await expect(canvas.getByTestId('location')).not.toHaveTextContent('/operator/today');
  },
};

/** Kept, and on to the day’s page. */
export const RecoveryCodesSaved: Story = {
  parameters: { state: { ru: 'Запасные коды сохранены', rule: 'operators' } },
  beforeEach: RecoveryCodesMustBeSaved.beforeEach,
  play: async ({ canvas }) => {
    await enrol(canvas, 'K7QF2M9X');
    await typeDigits(canvas, '287082');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Я сохранил коды' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти' }));
    await goesTo(canvas, '/operator/today');
  },
};

/** The sixth digit signs in, and leads to where one came from. */
export const SecondStep: Story = {
  parameters: { state: { ru: 'Второй шаг пройден', rule: 'operators' } },
  args: { from: '/operator/orders' },
  play: async ({ canvas }) => {
    await signInBySms(canvas);
    await typeDigits(canvas, '287082');
    await goesTo(canvas, '/operator/orders');
    await expect((await sent(operatorSecondStep)).body).toEqual({ ticket: 't1', code: '287082' });
  },
};

/** Wrong digits, selected; a recovery code is offered. */
export const SecondStepWrong: Story = {
  parameters: {
    state: { ru: 'Второй шаг: неверный код', rule: 'operators', shows: ['Неверный код', 'Войти по запасному коду'] },
  },
  tags: ['gate'],
  args: { from: '/operator/orders' },
  beforeEach: ({ msw }) => msw.use(mock.fail(operatorSecondStep, 'wrongCode')),
  play: async ({ canvas }) => {
    await signInBySms(canvas);
    await typeDigits(canvas, '000000');
    await says('Неверный код');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Код подтверждения' })).toHaveAccessibleDescription(/Неверный код/),
    );
    await expect(await canvas.findByRole('link', { name: 'Войти по запасному коду' })).toBeVisible();
    await expect(canvas.getByTestId('location')).not.toHaveTextContent('/operator/orders');
  },
};

/** Five wrong codes: a pause that counts down. */
export const Paused: Story = {
  parameters: {
    state: {
      ru: 'Пауза после неверных кодов',
      rule: 'operators',
      shows: ['Слишком много неверных кодов. Попробуйте через 15 минут'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(operatorSecondStep, 'operatorPaused', {}, { headers: { 'retry-after': '900' } })),
  play: async ({ canvas }) => {
    await signInBySms(canvas);
    await typeDigits(canvas, '000000');
    await says('Слишком много неверных кодов. Попробуйте через 15 минут');
    await waitFor(() => expect(document.body).toHaveTextContent(/Попробовать снова через 1[45]:/));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Войти' })).toBeDisabled());
  },
};

/** No code is sent: why is said under the phone. */
export const AskingFails: Story = {
  parameters: { state: { ru: 'Код не отправлен', rule: 'operators', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(operatorSignIn, 'tooOften')),
  play: async ({ canvas }) => {
    await typePhone(canvas);
    await says('Слишком много попыток. Попробуйте позже');
  },
};

/** Another code than the one that was sent. */
export const SmsCodeWrong: Story = {
  parameters: { state: { ru: 'Неверный код из SMS', rule: 'operators', shows: ['Неверный код'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(operatorVerify, 'wrongCode')),
  play: async ({ canvas }) => {
    await signInBySms(canvas);
    await says('Неверный код');
  },
};
