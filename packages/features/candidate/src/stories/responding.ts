import {
  getConsentTerms,
  getNotificationSettings,
  getPublicVacancy,
  giveConsent,
  listResumes,
  loginByPhone,
  registerByPhone,
  respondToVacancy,
  verifyPhone,
} from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import { userEvent } from 'storybook/test';

type WireVacancy = WireAnswerOf<typeof getPublicVacancy>;
type WireQuestion = NonNullable<WireVacancy['screening']>[number];

/** The vacancy that is responded to. */
const vacancy = {
  id: 'v1',
  title: 'Frontend-разработчик',
  companies: { name: 'ООО «Барака Строй»' },
  location: 'Ташкент',
  employment_type: 'full-time',
  remote_type: 'hybrid',
  salary_min: 8_000_000,
  salary_max: 12_000_000,
  currency: 'UZS',
  description: 'Интерфейсы кабинета застройщика: каталог квартир, сделки, отчёты. Команда из шести человек.',
  screening: [],
  reply_hours: 20,
  viewed_percent: 94,
} satisfies WireVacancy;

/** Questions of employers. */
export const licence = {
  id: 'sq1',
  text: 'Есть права категории C?',
  kind: 'yes_no',
  options: [],
  is_required: true,
} satisfies WireQuestion;
const years = {
  id: 'sq2',
  text: 'Сколько лет водите?',
  kind: 'number',
  options: [],
  is_required: false,
} satisfies WireQuestion;
export const medical = { ...licence, id: 'sq3', text: 'Есть медкнижка?' } satisfies WireQuestion;

/** One that asks. */
export const asking = {
  ...vacancy,
  id: 'v12',
  title: 'Водитель',
  companies: { name: 'ИП Рахимов' },
  location: 'Самарканд',
  screening: [licence, years],
} satisfies WireVacancy;

/** A candidate of the visitor's phone. */
export const jasur = { ...candidate, id: 'u9', firstName: 'Жасур', lastName: 'Тошматов', phone: '998912345678' };

/** How they are told: not in Telegram yet. */
export const settings = {
  telegram: null,
  is_telegram_on: true,
  is_sms_on: true,
  digest: 'daily',
  language: 'ru',
  channels: ['app', 'telegram'],
} satisfies WireAnswerOf<typeof getNotificationSettings>;

/** What all of these pages may ask for. */
export const provider = (shown: WireVacancy = vacancy) => [
  mock.ok(getPublicVacancy, shown),
  mock.ok(getConsentTerms, { version: 1, text: 'ООО «Касб», СТИР 301234567, хранит ваше имя, телефон и отклики.' }),
  mock.ok(giveConsent, { version: 1, given_at: '2025-06-16T09:00:00+05:00' }),
  mock.ok(listResumes, { items: [] }),
  mock.ok(getNotificationSettings, settings),
  mock.fail(loginByPhone, 'unknownPhone'),
  mock.ok(registerByPhone, { status: 'otp_sent', challenge: 'nonce-1' }),
  mock.ok(verifyPhone, { token: 'tok1', user: jasur, status: 'verified' }),
  mock.ok(respondToVacancy, { id: 'ap4' }),
];

/** The button that sends the form. */
export const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Откликнуться' }));

/** The two facts. */
export async function tellFacts(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('radio', { name: '1–3 года' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Сразу' }));
}

/** Everything that a visitor tells of themselves. */
export async function fill(canvas: Canvas, digits = '912345678') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Имя' }), 'Жасур');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Фамилия' }), 'Тошматов');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Номер телефона' }), digits);
  await tellFacts(canvas);
}

/** The code of the SMS. */
export async function typeCode(canvas: Canvas, code = '417283') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Код подтверждения' }), code);
}
