import {
  getConsentTerms,
  getCurrentUser,
  giveConsent,
  loginByPhone,
  logout,
  registerByPhone,
  verifyPhone,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, employer, phone, quiet, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { jasur, typeCode } from '../../stories/responding.ts';
import { CandidateSignIn } from './CandidateSignIn.tsx';

const meta = {
  title: 'Candidate/SignIn',
  component: CandidateSignIn,
  tags: ['snapshot'],
  args: { redirect: '/my/saved' },
  parameters: { host: { path: '/my/sign-in' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(loginByPhone, { status: 'otp_sent' }),
      mock.ok(registerByPhone, { status: 'otp_sent' }),
      mock.ok(verifyPhone, { token: 'tok1', user: candidate, status: 'verified' }),
      mock.ok(getConsentTerms, { version: 1, text: 'ООО «Касб» хранит ваше имя и телефон.' }),
      mock.ok(giveConsent, { version: 1 }),
      mock.ok(logout, undefined),
    ),
} satisfies Meta<typeof CandidateSignIn>;

export default meta;

type Story = StoryObj<typeof meta>;

async function typePhone(canvas: Canvas, digits: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер телефона' }), digits);
  await userEvent.click(await canvas.findByRole('button', { name: 'Продолжить' }));
}
const isAt = (canvas: Canvas, path: string) =>
  waitFor(() => expect(canvas.getByTestId('location').textContent).toBe(path));

/** The way in of candidates, and the one of employers. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Вход кандидата',
      rule: 'sign-in',
      shows: ['Вход для тех, кто ищет работу', 'Номер телефона', 'Продолжить', 'Вход для работодателей'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вход для тех, кто ищет работу' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Продолжить' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вход для работодателей' })).toHaveAttribute('href', '/'),
    );
  },
};

/** The same on a phone. */
export const OnPhone: Story = {
  parameters: { state: { ru: 'Вход на телефоне', rule: 'sign-in', shows: ['Номер телефона', 'Продолжить'] } },
  globals: phone,
  play: Default.play,
};

/** A known phone leads back to where one wanted to go. */
export const KnownPhone: Story = {
  parameters: { state: { ru: 'Знакомый номер', rule: 'sign-in' } },
  play: async ({ canvas }) => {
    await typePhone(canvas, '931112233');
    await typeCode(canvas, '123456');
    await isAt(canvas, '/my/saved');
    await expect(await quiet(registerByPhone)).toHaveLength(0);
  },
};

/** A new phone is asked for names, registered as a candidate, and its consent is kept after the code. */
export const UnknownPhoneAsksForTheName: Story = {
  parameters: { state: { ru: 'Новый номер: имя и код', rule: 'sign-in' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(loginByPhone, 'unknownPhone'),
      mock.ok(verifyPhone, { token: 'tok1', user: jasur, status: 'verified' }),
    ),
  play: async ({ canvas }) => {
    await typePhone(canvas, '931112233');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus());
    await expect(await canvas.findByText('+998 (93) 111-22-33')).toBeVisible();
    await expect(canvas.queryByText('Создайте аккаунт работодателя')).toBeNull();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Имя' }), 'Жасур');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Фамилия' }), 'Тошматов');
    await userEvent.click(await canvas.findByRole('button', { name: 'Продолжить' }));
    await typeCode(canvas, '123456');
    await isAt(canvas, '/my/saved');
    await expect(await sent(registerByPhone)).toMatchObject({ body: { role: 'candidate', firstName: 'Жасур' } });
    await expect(await sent(giveConsent)).toMatchObject({ body: { version: 1 } });
  },
};

/** The names of a new phone, with the terms that a press accepts. */
export const AsksForTheName: Story = {
  parameters: { state: { ru: 'Как вас зовут', rule: 'sign-in', shows: ['Как вас зовут', 'Имя', 'Фамилия', 'оферту'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(loginByPhone, 'unknownPhone')),
  play: async ({ canvas }) => {
    await typePhone(canvas, '931112233');
    await expect(await canvas.findByRole('heading', { name: 'Как вас зовут' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'оферту' })).toBeVisible();
  },
};

/** An employer’s phone is told so, with the way to the dashboard. */
export const EmployersPhone: Story = {
  parameters: {
    state: {
      ru: 'Номер работодателя',
      rule: 'sign-in',
      shows: ['Этот номер зарегистрирован как работодатель. Чтобы откликнуться, укажите другой.', 'Другой номер'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(verifyPhone, { token: 'tok1', user: employer, status: 'verified' })),
  play: async ({ canvas }) => {
    await typePhone(canvas, '901234567');
    await typeCode(canvas, '123456');
    await expect(
      await canvas.findByText('Этот номер зарегистрирован как работодатель. Чтобы откликнуться, укажите другой.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Другой номер' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'В кабинет работодателя' })).toHaveAttribute(
        'href',
        '/employer/dashboard',
      ),
    );
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/my/sign-in'));
  },
};

/** Another phone signs the employer out and begins anew. */
export const OtherPhone: Story = {
  parameters: { state: { ru: 'Другой номер', rule: 'sign-in', shows: ['Номер телефона'] } },
  beforeEach: EmployersPhone.beforeEach,
  play: async ({ canvas }) => {
    await typePhone(canvas, '901234567');
    await typeCode(canvas, '123456');
    // The step of the code has a button of this name, too, until its answer is here.
    await canvas.findByText(/зарегистрирован как работодатель/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой номер' }));
    await sent(logout);
    await expect(await canvas.findByRole('textbox', { name: 'Номер телефона' })).toBeVisible();
    await expect(await quiet(logout)).toHaveLength(1);
  },
};

/** An address of another site leads home instead. */
export const ForeignRedirectIgnored: Story = {
  parameters: { state: { ru: 'Чужой адрес возврата', rule: 'return-address' } },
  args: { redirect: 'https://evil.example' },
  play: async ({ canvas }) => {
    await typePhone(canvas, '931112233');
    await typeCode(canvas, '123456');
    await isAt(canvas, '/my');
  },
};

/** Who is signed in already is sent on. */
export const SignedInAlready: Story = {
  parameters: { state: { ru: 'Уже вошли', rule: 'sign-in' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer })),
  play: async ({ canvas }) => {
    await isAt(canvas, '/employer/dashboard');
  },
};
