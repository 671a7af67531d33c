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

export const Default: Story = {
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

export const OnPhone: Story = { globals: phone, play: Default.play };

export const KnownPhone: Story = {
  play: async ({ canvas }) => {
    await typePhone(canvas, '931112233');
    await typeCode(canvas, '123456');
    await isAt(canvas, '/my/saved');
    await expect(await quiet(registerByPhone)).toHaveLength(0);
  },
};

export const UnknownPhoneAsksForTheName: Story = {
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

export const AsksForTheName: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(loginByPhone, 'unknownPhone')),
  play: async ({ canvas }) => {
    await typePhone(canvas, '931112233');
    await expect(await canvas.findByRole('heading', { name: 'Как вас зовут' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'оферту' })).toBeVisible();
  },
};

export const EmployersPhone: Story = {
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

export const OtherPhone: Story = {
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

export const ForeignRedirectIgnored: Story = {
  args: { redirect: 'https://evil.example' },
  play: async ({ canvas }) => {
    await typePhone(canvas, '931112233');
    await typeCode(canvas, '123456');
    await isAt(canvas, '/my');
  },
};

export const SignedInAlready: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer })),
  play: async ({ canvas }) => {
    await isAt(canvas, '/employer/dashboard');
  },
};
