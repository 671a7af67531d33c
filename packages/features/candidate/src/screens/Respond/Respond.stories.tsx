import {
  getCurrentUser,
  getPublicVacancy,
  loginByPhone,
  logout,
  registerByPhone,
  respondToVacancy,
  verifyPhone,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, employer, noHorizontalScroll, phone, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Respond } from './Respond.tsx';

const vacancy = {
  id: 'v1',
  title: 'Frontend-разработчик',
  companies: { name: 'ООО «Барака Строй»' },
  location: 'Ташкент',
  currency: 'UZS',
};
const jasur = { ...candidate, id: 'u9', firstName: 'Жасур', lastName: 'Тошматов', phone: '998912345678' };

const meta = {
  title: 'Candidate/Respond',
  component: Respond,
  tags: ['snapshot'],
  args: { vacancyId: 'v1' },
  parameters: { host: { path: '/vacancies/v1/respond' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getPublicVacancy, vacancy),
      mock.fail(loginByPhone, 'unknownPhone'),
      mock.ok(registerByPhone, { status: 'otp_sent', challenge: 'nonce-1' }),
      mock.ok(verifyPhone, { token: 'tok1', user: jasur, status: 'verified' }),
      mock.ok(respondToVacancy, { id: 'ap4' }),
    ),
} satisfies Meta<typeof Respond>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fill(canvas: Canvas, digits = '912345678') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Имя' }), 'Жасур');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Фамилия' }), 'Тошматов');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Номер телефона' }), digits);
  await userEvent.click(canvas.getByRole('button', { name: 'Откликнуться' }));
}
const typeCode = async (canvas: Canvas, code = '417283') =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Код подтверждения' }), code);

async function isAsTyped(canvas: Canvas) {
  await expect(await canvas.findByRole('textbox', { name: 'Имя' })).toHaveValue('Жасур');
  await expect(canvas.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Тошматов');
  await expect(canvas.getByRole('textbox', { name: 'Номер телефона' })).toHaveValue('+998 (91) 234-56-78');
}

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Откликнуться' })).toBeVisible();
    await expect(canvas.getByText('Frontend-разработчик, ООО «Барака Строй»')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Добавить сообщение' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К вакансии' })).toHaveAttribute('href', '/vacancies/v1');
  },
};

export const VisitorMobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Имя' })).toBeVisible();
    await noHorizontalScroll();
  },
};

export const EmptySubmit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    for (const text of ['Введите имя', 'Введите фамилию', 'Введите корректный узбекский номер телефона'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus();
    await expect(await quiet(loginByPhone)).toHaveLength(0);
  },
};

export const NewPhoneToCode: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Введите код из SMS' })).toBeVisible();
    await expect(canvas.getByText(/\+998 \(91\) 234-56-78\. После кода отклик уйдёт сразу\./)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Код подтверждения' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await expect(await sent(registerByPhone)).toMatchObject({
      body: { role: 'candidate', firstName: 'Жасур', lastName: 'Тошматов', phone: '998912345678' },
    });
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await typeCode(canvas);
    const title = await canvas.findByRole('heading', { name: 'Отклик отправлен' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByText('Отклик у работодателя')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Мои отклики' })).toHaveAttribute('href', '/my/applications');
    await expect(await sent(verifyPhone)).toMatchObject({ body: { code: '417283', challenge: 'nonce-1' } });
    await expect(await sent(respondToVacancy)).toMatchObject({ body: { vacancyId: 'v1' } });
  },
};

export const KnownPhoneKeepsItsName: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(loginByPhone, { status: 'otp_sent' }),
      mock.ok(verifyPhone, { token: 'tok1', user: candidate, status: 'verified' }),
    ),
  play: async ({ canvas }) => {
    await fill(canvas, '931112233');
    await typeCode(canvas);
    await expect(await canvas.findByText('Отклик от имени Нилуфар Юсупова')).toBeVisible();
    await expect(await quiet(registerByPhone)).toHaveLength(0);
  },
};

export const WrongCode: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyPhone, 'wrongCode')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await typeCode(canvas, '000000');
    await expect(await canvas.findByText('Неверный код')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Код подтверждения' })).toBeInvalid());
    await expect(canvas.getByRole('button', { name: 'Изменить ответы' })).toBeVisible();
  },
};

export const BackFromCodeKeepsAll: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить ответы' }));
    await isAsTyped(canvas);
  },
};

export const BackAndOnTakesTheSameCode: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить ответы' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await expect(await canvas.findByRole('heading', { name: 'Введите код из SMS' })).toBeVisible();
    await expect(await quiet(registerByPhone)).toHaveLength(1);
  },
};

export const OfflineKeepsEverything: Story = {
  beforeEach: ({ msw }) => msw.use(mock.offline(loginByPhone)),
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByText('Нет связи. Попробуйте ещё раз')).toBeVisible();
    await isAsTyped(canvas);
  },
};

export const EmployersPhone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(loginByPhone, { status: 'otp_sent' }),
      mock.ok(verifyPhone, { token: 'tok1', user: employer, status: 'verified' }),
      mock.ok(logout, undefined),
    ),
  play: async ({ canvas }) => {
    await fill(canvas);
    await typeCode(canvas);
    await expect(await canvas.findByText(/Этот номер зарегистрирован как работодатель/)).toBeVisible();
    await isAsTyped(canvas);
    await expect(await quiet(respondToVacancy)).toHaveLength(0);
  },
};

export const CandidateWithoutResume: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: candidate })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Откликнуться' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Имя' })).toBeNull());
  },
};

export const ClosedVacancy: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublicVacancy, 'unknownVacancy')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия закрыта')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};
