import {
  getConsentTerms,
  getCurrentUser,
  getNotificationSettings,
  getPublicVacancy,
  giveConsent,
  listResumes,
  loginByPhone,
  logout,
  registerByPhone,
  respondToVacancy,
  searchVacancies,
  verifyPhone,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import {
  answeredSoFar,
  candidate,
  employer,
  fakeClock,
  longText,
  longWord,
  noHorizontalScroll,
  phone,
  quiet,
  sent,
  storyTime,
} from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  asking,
  fill,
  licence,
  medical,
  provider,
  send,
  settings,
  tellFacts,
  typeCode,
} from '../../stories/responding.ts';
import { Respond } from './Respond.tsx';

const meta = {
  title: 'Candidate/Respond',
  component: Respond,
  tags: ['snapshot'],
  args: {
    vacancyId: 'v1',
    newResumeHref: '/my/resumes/new',
  },
  parameters: { host: { path: '/vacancies/v1/respond' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...provider()),
} satisfies Meta<typeof Respond>;

export default meta;

type Story = StoryObj<typeof meta>;

/** At the vacancy that asks. */
const asked: Pick<Story, 'args' | 'parameters'> = {
  args: { vacancyId: 'v12' },
  parameters: { host: { path: '/vacancies/v12/respond' } },
};
const signedIn = () => mock.ok(getCurrentUser, { user: candidate });

const frontend = { id: 'rs1', title: 'Frontend-разработчик', visibility: 'responded', is_default: true };
const resumes = [
  { id: 'rs3', title: 'Дизайнер', visibility: 'everyone', is_default: false },
  frontend,
  { id: 'rs2', title: 'Верстальщик', visibility: 'nobody', is_default: false },
];

async function isAsTyped(canvas: Canvas) {
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Жасур'));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Фамилия' })).toHaveValue('Тошматов'));
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name: 'Номер телефона' })).toHaveValue('+998 (91) 234-56-78'),
  );
  await waitFor(() => expect(canvas.getByRole('radio', { name: '1–3 года' })).toBeChecked());
}

/** A visitor responds with names, a phone and two facts, and may add a message. */
export const Visitor: Story = {
  parameters: {
    state: {
      ru: 'Форма отклика',
      rule: 'respond-by-phone',
      shows: [
        'Откликнуться',
        'Имя',
        'Фамилия',
        'Номер телефона',
        'Опыт в этой работе',
        'Когда готовы начать',
        'Добавить сообщение',
        'Обычно отвечают за 1 день, смотрят 94 % откликов',
      ],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Откликнуться' })).toBeVisible();
    await expect(await canvas.findByText('Frontend-разработчик')).toBeVisible();
    await expect(await canvas.findByText(/ООО «Барака Строй», Ташкент/)).toBeVisible();
    for (const [name, count] of [
      ['Опыт в этой работе', 4],
      ['Когда готовы начать', 3],
    ] as const)
      await expect(canvas.getByRole('radiogroup', { name }).querySelectorAll('input')).toHaveLength(count);
    await expect(await canvas.findByRole('button', { name: 'Добавить сообщение' })).toBeVisible();
    await expect(await canvas.findByText('Обычно отвечают за 1 день, смотрят 94 % откликов')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'оферту' })).toBeVisible();
    await expect(canvas.queryByText('С каким резюме')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К вакансии' })).toHaveAttribute('href', '/vacancies/v1'),
    );
  },
};

/** What is agreed to opens in place, and the form stays. */
export const TermsOpenInPlace: Story = {
  parameters: { state: { ru: 'Оферта открыта на месте', rule: 'respond-by-phone', shows: ['оферту'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'оферту' }));
    await expect(await canvas.findByText(/СТИР 301234567, хранит ваше имя/)).toBeVisible();
  },
};

/** A portal without terms of its own asks for no consent. */
export const PortalWithoutTerms: Story = {
  parameters: { state: { ru: 'Портал без оферты', rule: 'respond-by-phone', shows: ['Отклик отправлен'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getConsentTerms, 404)),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await typeCode(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();
    await expect(await quiet(giveConsent)).toHaveLength(0);
  },
};

/** What is agreed to changed while the form was being filled in: the next press agrees to what stands there now. */
export const TermsChanged: Story = {
  parameters: { state: { ru: 'Условия обновились', rule: 'respond-by-phone', shows: ['Условия обновились'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.fail(giveConsent, 'termsChanged'),
      mock.ok(getConsentTerms, () =>
        answeredSoFar(giveConsent) === 0 ? { version: 1, text: 'Прежние' } : { version: 2, text: 'Новые' },
      ),
    ),
  play: async ({ canvas }) => {
    await tellFacts(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Условия обновились')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'оферту' }));
    await expect(await canvas.findByText('Новые')).toBeVisible();
    await send(canvas);
    await expect((await sent(giveConsent, 2)).body).toEqual({ version: 2 });
    await expect(await canvas.findByText('Условия обновились')).toBeVisible();
    await expect(await quiet(respondToVacancy)).toHaveLength(0);
  },
};

/** On a phone the form stands in one column. */
export const VisitorMobile390: Story = {
  parameters: { state: { ru: 'Форма отклика на телефоне', rule: 'respond-by-phone', shows: ['Имя'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Имя' })).toBeVisible();
    const boxes = canvas
      .getAllByRole('radio')
      .slice(0, 4)
      .map((radio) => (radio.parentElement ?? radio).getBoundingClientRect());
    await expect(boxes[0]?.top).toBe(boxes[1]?.top);
    await expect(boxes[2]?.left).toBe(boxes[0]?.left);
    for (const { height } of boxes) await expect(height).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('navigation', { name: 'Основная' })).toBeNull();
    await noHorizontalScroll();
  },
};

/** What is missing is named, the first field has the focus, and nothing is sent. */
export const EmptySubmit: Story = {
  parameters: {
    state: {
      ru: 'Пустая форма',
      rule: 'respond-by-phone',
      shows: ['Введите имя', 'Введите фамилию', 'Введите корректный узбекский номер телефона'],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Имя' });
    await send(canvas);
    for (const text of ['Введите имя', 'Введите фамилию', 'Введите корректный узбекский номер телефона'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getAllByText('Выберите ответ')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus());
    await expect(await quiet(loginByPhone)).toHaveLength(0);
  },
};

/** A new phone is registered as a candidate with the names, and the code is asked for. */
export const NewPhoneToCode: Story = {
  parameters: {
    state: {
      ru: 'Код для нового номера',
      rule: 'respond-by-phone',
      shows: ['Введите код из SMS', 'Код подтверждения'],
    },
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Введите код из SMS' })).toBeVisible();
    await expect(await canvas.findByText('+998 (91) 234-56-78')).toBeVisible();
    await expect(await canvas.findByText(/После кода отклик уйдёт сразу\./)).toBeVisible();
    await expect(await canvas.findByText(/Отправить код ещё раз через/)).toBeVisible();
    await expect(await canvas.findByText(/Ваши ответы сохранены на этом телефоне/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Код подтверждения' })).toHaveAttribute(
        'autocomplete',
        'one-time-code',
      ),
    );
    await expect(await sent(registerByPhone)).toMatchObject({
      body: { role: 'candidate', firstName: 'Жасур', lastName: 'Тошматов', phone: '998912345678' },
    });
  },
};

/** After the code the response is sent, and the page says what comes next. */
export const Sent: Story = {
  parameters: {
    state: {
      ru: 'Отклик отправлен',
      rule: 'respond-by-phone',
      shows: [
        'Отклик отправлен',
        'Отклик у работодателя',
        'Ждите ответа',
        'Подключить Telegram',
        'Мои отклики',
        'Собрать резюме',
      ],
    },
  },
  args: { via: 'tg1' },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await typeCode(canvas);
    const title = await canvas.findByRole('heading', { name: 'Отклик отправлен' });
    await waitFor(() => expect(title).toHaveFocus());
    for (const text of ['Отклик у работодателя', 'Ждите ответа', 'Узнайте сразу'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(await canvas.findByText(/видит ваше имя, ответы и номер \+998 \(91\) 234-56-78/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Подключить Telegram' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Мои отклики' })).toHaveAttribute('href', '/my/applications'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Собрать резюме' })).toHaveAttribute('href', '/my/resumes/new'),
    );
    await expect(canvas.queryByText(/Отклик от имени/)).toBeNull();
    await expect(await sent(verifyPhone)).toMatchObject({ body: { code: '417283', challenge: 'nonce-1' } });
    await expect(await sent(giveConsent)).toMatchObject({ body: { version: 1 } });
    await expect((await sent(respondToVacancy)).body).toEqual({
      vacancyId: 'v1',
      facts: { experience: '1_3', start: 'now' },
      via: 'tg1',
    });
    // oxlint-disable-next-line kasb/syntax-of-stories -- all of them were waited for above: this is their order
    const writes = mock
      .calls()
      .filter(({ method }) => method !== 'GET')
      .map(({ path }) => path);
    await expect(writes.slice(-3)).toEqual(['/auth/phone/verify', '/candidate/consent', '/candidate/applications']);
    await expect(localStorage.getItem('kasb.respond.v1')).toBeNull();
  },
};

/** On a phone, in a portal without Telegram and resumes, the sent page offers the responses alone. */
export const SentOnPhone: Story = {
  ...Sent,
  parameters: {
    state: { ru: 'Отправлен, на телефоне', rule: 'respond-by-phone', shows: ['Отклик отправлен', 'Мои отклики'] },
  },
  args: { newResumeHref: undefined },
  beforeEach: ({ msw }) => msw.use(mock.ok(getNotificationSettings, { ...settings, channels: ['app'] })),
  globals: phone,
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await typeCode(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();
    await expect(await canvas.findByText('Приглашение придёт на главную страницу Kasb')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Собрать резюме' })).toBeNull();
    await noHorizontalScroll();
  },
};

/** A phone that is known keeps its own name, whatever was typed. */
export const KnownPhoneKeepsItsName: Story = {
  parameters: { state: { ru: 'Знакомый номер', rule: 'respond-by-phone', shows: ['Отклик от имени Нилуфар Юсупова'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(loginByPhone, { status: 'otp_sent' }),
      mock.ok(verifyPhone, { token: 'tok1', user: candidate, status: 'verified' }),
    ),
  play: async ({ canvas }) => {
    await fill(canvas, '931112233');
    await send(canvas);
    await typeCode(canvas);
    await expect(await canvas.findByText('Отклик от имени Нилуфар Юсупова')).toBeVisible();
    await expect(canvas.queryByText('Отклик от имени Жасур Тошматов')).toBeNull();
    await expect(await quiet(registerByPhone)).toHaveLength(0);
  },
};

/** A wrong code is refused under its field, and the answers can be changed. */
export const WrongCode: Story = {
  parameters: { state: { ru: 'Неверный код', rule: 'respond-by-phone', shows: ['Неверный код', 'Изменить ответы'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyPhone, 'wrongCode')),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await typeCode(canvas, '000000');
    await expect(await canvas.findByText('Неверный код')).toBeVisible();
    const field = await canvas.findByRole('textbox', { name: 'Код подтверждения' });
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(await canvas.findByRole('button', { name: 'Изменить ответы' })).toBeVisible();
  },
};

/** After a minute another code can be asked for. */
export const CodeSentAgain: Story = {
  parameters: { state: { ru: 'Код отправлен ещё раз', rule: 'respond-by-phone', shows: ['Новый код отправлен'] } },
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await fill(canvas);
    await send(canvas);
    await canvas.findByRole('textbox', { name: 'Код подтверждения' });
    await clock.advance(60_000);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить код ещё раз' }));
    await expect(await canvas.findByText('Новый код отправлен')).toBeVisible();
    await expect(await quiet(registerByPhone)).toHaveLength(2);
  },
};

/** Back from the code the form stands as it was typed. */
export const BackFromCodeKeepsAll: Story = {
  parameters: { state: { ru: 'Назад от кода', rule: 'respond-by-phone', shows: ['Имя', 'Фамилия'] } },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить ответы' }));
    await isAsTyped(canvas);
  },
};

/** Back from the code and on again asks for the same code, not for another one. */
export const BackAndOnTakesTheSameCode: Story = {
  parameters: { state: { ru: 'Тот же код после возврата', rule: 'respond-by-phone', shows: ['Введите код из SMS'] } },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить ответы' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться' }));
    await expect(await canvas.findByRole('heading', { name: 'Введите код из SMS' })).toBeVisible();
    await expect(await quiet(registerByPhone)).toHaveLength(1);
  },
};

const draft = {
  answers: {
    firstName: 'Жасур',
    lastName: 'Тошматов',
    phone: '998912345678',
    experience: '1_3',
    start: 'now',
    message: '',
    given: {},
  },
  at: storyTime.getTime() - 30_000,
};

/** What was typed within a day comes back with its step, and the code’s clock goes on. */
export const DraftComesBack: Story = {
  parameters: {
    state: {
      ru: 'Черновик вернулся',
      rule: 'respond-by-phone',
      shows: ['Введите код из SMS', 'Отправить код ещё раз через 0:30'],
    },
  },
  beforeEach: () => {
    localStorage.setItem(
      'kasb.respond.v1',
      JSON.stringify({ ...draft, code: { at: draft.at, challenge: 'nonce-1' }, isCodeAsked: true }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Введите код из SMS' })).toBeVisible();
    await expect(await canvas.findByText('Отправить код ещё раз через 0:30')).toBeVisible();
  },
};

/** Every key is kept on the device. */
export const TypedAnswersComeBack: Story = {
  parameters: { state: { ru: 'Ответы сохранены на устройстве', rule: 'respond-by-phone', shows: ['Имя'] } },
  play: async ({ canvas }) => {
    await fill(canvas);
    const kept = JSON.parse(localStorage.getItem('kasb.respond.v1') ?? '{}') as typeof draft;
    await expect(kept.answers).toEqual(draft.answers);
  },
};

/** A draft older than a day is dropped. */
export const DraftOfYesterdayIsGone: Story = {
  parameters: { state: { ru: 'Вчерашний черновик исчез', rule: 'respond-by-phone', shows: ['Имя'] } },
  beforeEach: () => {
    localStorage.setItem('kasb.respond.v1', JSON.stringify({ ...draft, at: draft.at - 24 * 3600 * 1000 }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue(''));
    await expect(localStorage.getItem('kasb.respond.v1')).toBeNull();
  },
};

/** The employer’s questions stand in the form, and a required one is asked for. */
export const EmployersQuestions: Story = {
  ...asked,
  parameters: {
    ...asked.parameters,
    state: {
      ru: 'Вопросы работодателя',
      rule: 'respond-by-phone',
      shows: ['Есть права категории C?', 'Сколько лет водите?', 'вопрос работодателя', 'Выберите ответ'],
    },
  },
  beforeEach: ({ msw }) => msw.use(...provider(asking)),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    const group = await canvas.findByRole('radiogroup', { name: 'Есть права категории C?' });
    await waitFor(() => expect(group).toBeInvalid());
    await expect(group.querySelector('input')).toHaveFocus();
    await expect((await canvas.findAllByText('вопрос работодателя'))[0]).toBeVisible();
    await expect(await canvas.findByRole('spinbutton', { name: 'Сколько лет водите?' })).toBeVisible();
    await expect(await quiet(loginByPhone)).toHaveLength(0);
  },
};

/** Questions that changed meanwhile are asked anew, and what still stands keeps its answer. */
export const QuestionsChangedMeanwhile: Story = {
  ...asked,
  parameters: {
    ...asked.parameters,
    state: {
      ru: 'Вопросы изменились',
      rule: 'respond-by-phone',
      shows: ['Ответьте на вопросы работодателя', 'Есть медкнижка?'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.fail(respondToVacancy, 'answersMissing', { questions: [licence, medical] }),
      ...provider(asking),
    ),
  play: async ({ canvas }) => {
    await tellFacts(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Да' }));
    await send(canvas);
    await expect(await canvas.findByRole('radiogroup', { name: 'Есть медкнижка?' })).toBeVisible();
    await expect(await canvas.findByText('Ответьте на вопросы работодателя')).toBeVisible();
    await expect(canvas.getAllByRole('radio', { name: 'Да' })[0]).toBeChecked();
    await expect(canvas.queryByText('Сколько лет водите?')).toBeNull();
    await expect(await sent(respondToVacancy)).toMatchObject({
      body: { answers: [{ questionId: 'sq1', value: 'yes' }] },
    });
  },
};

/** A candidate chooses which resume goes along, or none; a hidden one is not offered. */
export const CandidateChoosesResume: Story = {
  parameters: {
    state: {
      ru: 'Выбор резюме',
      rule: 'respond-by-phone',
      shows: ['С каким резюме', 'Frontend-разработчик', 'Дизайнер', 'Без резюме'],
    },
  },
  beforeEach: ({ msw }) => msw.use(signedIn(), mock.ok(listResumes, { items: resumes })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'С каким резюме' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Frontend-разработчик' })).toBeChecked());
    for (const name of ['Дизайнер', 'Без резюме'])
      await expect(await canvas.findByRole('radio', { name })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Верстальщик' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Имя' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Номер телефона' })).toBeNull();
    await expect(canvas.queryByText('Опыт в этой работе')).toBeNull();
  },
};

/** Without a resume the two facts are asked for, and go with the response. */
export const CandidateSendsNoResume: Story = {
  parameters: { state: { ru: 'Кандидат без резюме в отклике', rule: 'respond-by-phone', shows: ['Отклик отправлен'] } },
  beforeEach: ({ msw }) => msw.use(signedIn(), mock.ok(listResumes, { items: resumes })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Без резюме' }));
    await tellFacts(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();
    await expect((await sent(respondToVacancy)).body).toEqual({
      vacancyId: 'v1',
      resumeId: null,
      facts: { experience: '1_3', start: 'now' },
    });
  },
};

/** A signed-in candidate is asked for no name and no phone. */
export const CandidateWithoutResume: Story = {
  parameters: { state: { ru: 'Вошедший кандидат', rule: 'respond-by-phone', shows: ['Откликнуться'] } },
  beforeEach: ({ msw }) => msw.use(signedIn()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: 'Опыт в этой работе' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Откликнуться' })).toBeVisible();
    await expect(canvas.queryByText('С каким резюме')).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Имя' })).toBeNull();
  },
};

/** Who has responded is told so, and led to that response. */
export const AlreadyResponded: Story = {
  parameters: {
    state: {
      ru: 'Отклик уже есть',
      rule: 'respond-by-phone',
      shows: ['Вы уже откликнулись на эту вакансию', 'Мои отклики'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(signedIn(), mock.fail(respondToVacancy, 'alreadyResponded', { application_id: 'ap1' })),
  play: async ({ canvas }) => {
    await tellFacts(canvas);
    await send(canvas);
    await expect(await canvas.findByText(/Вы уже откликнулись на эту вакансию/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Мои отклики' })).toHaveAttribute(
        'href',
        '/my/applications?application=ap1',
      ),
    );
  },
};

/** A vacancy that is not open any more says so, with similar ones. */
export const ClosedVacancy: Story = {
  parameters: { state: { ru: 'Вакансия закрыта', rule: 'respond-by-phone', shows: ['Вакансия закрыта', 'Бухгалтер'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(getPublicVacancy, 'unknownVacancy'),
      mock.ok(searchVacancies, [{ id: 'v2', title: 'Бухгалтер', companies: { name: 'ИП Рахимов' } }]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вакансия закрыта')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Бухгалтер' })).toHaveAttribute('href', '/vacancies/v2'),
    );
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

/**
 * A vacancy that was closed while the form was filled in says so when it is sent; what was typed stays on the device.
 */
export const ClosedMeanwhile: Story = {
  parameters: {
    state: {
      ru: 'Вакансия закрылась, пока отвечали',
      rule: 'respond-by-phone',
      shows: ['Вакансия закрыта', 'Бухгалтер'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(respondToVacancy, 'unknownVacancy'),
      mock.ok(searchVacancies, [{ id: 'v2', title: 'Бухгалтер', companies: { name: 'ИП Рахимов' } }]),
    ),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await typeCode(canvas);
    await expect(await canvas.findByText('Вакансия закрыта')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Бухгалтер' })).toHaveAttribute('href', '/vacancies/v2'),
    );
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByText('Вакансия закрыта')));
    await expect(localStorage.getItem('kasb.respond.v1')).toContain('Тошматов');
  },
};

/** A lost line says so, and the form stays as typed. */
export const OfflineKeepsEverything: Story = {
  parameters: { state: { ru: 'Нет связи', rule: 'respond-by-phone', shows: ['Нет связи. Попробуйте ещё раз'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.offline(loginByPhone)),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Нет связи. Попробуйте ещё раз')).toBeVisible();
    await isAsTyped(canvas);
    await expect(canvas.queryByText('Введите код из SMS')).toBeNull();
  },
};

/** After a lost answer the same response is sent again with the same key, without another code. */
export const LostAnswerIsAskedForAgain: Story = {
  parameters: { state: { ru: 'Ответ потерялся в пути', rule: 'respond-by-phone', shows: ['Отклик отправлен'] } },
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      mock.ok(respondToVacancy, () => {
        tries += 1;
        return tries === 1 ? Response.error() : { id: 'ap4' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await typeCode(canvas);
    await expect(await canvas.findByText('Нет связи. Попробуйте ещё раз')).toBeVisible();
    await isAsTyped(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Отклик отправлен' })).toBeVisible();
    const keys = (await quiet(respondToVacancy)).map(({ headers }) => headers.get('idempotency-key'));
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBe(keys[1]);
    await expect(await quiet(verifyPhone)).toHaveLength(1);
  },
};

/** Too many codes are refused, and the form stays as typed. */
export const TooManyCodes: Story = {
  parameters: { state: { ru: 'Слишком много кодов', rule: 'respond-by-phone' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(loginByPhone, 'tooOften', {}, { headers: { 'retry-after': '60' } })),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText(/Слишком много попыток/)).toBeVisible();
    await isAsTyped(canvas);
  },
};

/** A phone that is an employer’s is told so, and the form stays as typed. */
export const EmployersPhone: Story = {
  parameters: {
    state: {
      ru: 'Номер работодателя',
      rule: 'respond-by-phone',
      shows: ['Этот номер зарегистрирован как работодатель'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(loginByPhone, { status: 'otp_sent' }),
      mock.ok(verifyPhone, { token: 'tok1', user: employer, status: 'verified' }),
      mock.ok(logout, undefined),
    ),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await typeCode(canvas);
    await expect(await canvas.findByText(/Этот номер зарегистрирован как работодатель/)).toBeVisible();
    await isAsTyped(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой номер' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus());
    await expect(await quiet(respondToVacancy)).toHaveLength(0);
  },
};

/** An employer sees why they cannot respond. */
export const EmployerSeesWhyNot: Story = {
  parameters: { state: { ru: 'Вошёл работодатель', rule: 'respond-by-phone', shows: ['Другой номер'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(logout, undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Этот номер зарегистрирован как работодатель/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull();
  },
};

/** A city’s number is taken, with a word of doubt. */
export const CityNumberMayGetNoSms: Story = {
  parameters: {
    state: { ru: 'Городской номер', rule: 'respond-by-phone', shows: ['На этот номер SMS может не прийти'] },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер телефона' }), '711234567');
    await expect(await canvas.findByText('На этот номер SMS может не прийти')).toBeVisible();
  },
};

/** The form in Uzbek. */
export const InUzbek: Story = {
  parameters: {
    state: {
      ru: 'На узбекском',
      rule: 'respond-by-phone',
      shows: ['Ariza yuborish', 'Telefon raqami', 'Shu ishdagi tajriba'],
    },
  },
  globals: { locale: 'uz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ariza yuborish' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Telefon raqami' })).toBeVisible();
    await expect(await canvas.findByRole('radiogroup', { name: 'Shu ishdagi tajriba' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: '1–3 yil' })).toBeVisible();
    await expect(canvas.queryByText('Откликнуться')).toBeNull();
  },
};

/** Long words wrap, and nothing scrolls sideways. */
export const LongContent: Story = {
  ...asked,
  parameters: { ...asked.parameters, state: { ru: 'Длинные тексты', rule: 'respond-by-phone' } },
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      ...provider({
        ...asking,
        title: longText,
        companies: { name: longText },
        screening: [
          {
            id: 'sq1',
            text: 'Расскажите, пожалуйста, '.repeat(9).slice(0, 200),
            kind: 'choice',
            options: [longWord, 'Нет'],
            is_required: true,
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: longWord })).toBeVisible();
    await noHorizontalScroll();
  },
};
