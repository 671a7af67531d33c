import {
  createApplicationBatch,
  createApplicationNote,
  deleteApplicationMessage,
  deleteApplicationNote,
  getApplication,
  inviteToInterview,
  listApplicationFeed,
  listSamePerson,
  openApplication,
  sendApplicationMessage,
  updateApplicationStatus,
  voteForApplication,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import {
  fakeClock,
  isSilentAbout,
  noHorizontalScroll,
  page,
  phone,
  quiet,
  says,
  sent,
  valueOf,
} from '@kasb/kit/stories';
import type { Canvas, FakeClock } from '@kasb/kit/stories';
import { ResumeDocument } from '@kasb/ui/recruitment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { TAKE_BACK_MS } from '../../model/outbox.ts';
import { feed, fromHeadHunter, person } from '../../stories/personFixtures.ts';
import { personProvider } from '../../stories/personProvider.ts';
import { Person } from './Person.tsx';

const meta = {
  title: 'Applications/Person',
  component: Person,
  tags: ['snapshot'],
  args: {
    applicationId: 'ap1',
    query: new URLSearchParams('status=screening'),
    externalResume: () => (
      <ResumeDocument
        size="bare"
        name="Дилшод Рашидов"
        resume={{ title: 'Верстальщик', location: 'Ташкент', skills: ['React', 'CSS'] }}
      />
    ),
    interviewAnswers: () => <p style={{ padding: 20 }}>Запись ответа</p>,
  },
  parameters: { host: { path: '/employer/applications/ap1?status=screening' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...personProvider()),
} satisfies Meta<typeof Person>;

export default meta;

type Story = StoryObj<typeof meta>;

let clock: FakeClock;

const given = (...items: Parameters<typeof personProvider>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(...personProvider(...items)),
});
const named = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Дилшод Рашидов' });
const field = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Сообщение кандидату' });
const entries = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Лента' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const showTab = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole('tab', { name }));
const chooseTemplate = async (canvas: Canvas, name: string) => {
  await field(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Шаблоны' }));
  await userEvent.click(await page().findByRole('menuitem', { name }));
};

/**
 * A head with contacts and the stage, the resume that was sent, and the feed of everybody involved; opening is told
 * once.
 */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Вся заявка: контакты, этап, резюме, лента',
      rule: 'applicant',
      shows: [
        'Дилшод Рашидов',
        'Скрининг',
        'Звонок',
        'ООО «Софт»',
        'Пригласить на интервью',
        'Отклонить',
        '3 из 212',
        'Лента',
        'Сильный по React',
      ],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await named(canvas);
    for (const text of ['Звонок', 'ООО «Софт»', 'Сильный по React', 'Доставлено в Telegram'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '+998 (90) 765-43-21' })).toHaveAttribute('href', 'tel:+998907654321'),
    );
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Резюме' })).toHaveAttribute('aria-selected', 'true'));
    for (const name of ['Пригласить на интервью', 'Отклонить'])
      await waitFor(() => expect(canvas.getByRole('button', { name })).toBeEnabled());
    await expect(await canvas.findByText('3 из 212')).toBeVisible();
    await expect(entries(canvas)).toHaveLength(6);
    await expect(await canvas.findByText('Скрининг, Звонок')).toBeVisible();
    await expect(entries(canvas)[3]).toContain('Подана → Скрининг, Звонок. Вы');
    await isSilentAbout(/откликнул/);
    await expect(await quiet(openApplication)).toHaveLength(1);
  },
};

/** On a phone one tab follows the other, and the decision stays at the bottom. */
export const Mobile390: Story = {
  parameters: {
    state: {
      ru: 'Заявка на телефоне',
      rule: 'applicant',
      shows: ['Резюме', 'Лента', 'Ответы', 'Видеоинтервью', 'Отклонить', 'Пригласить на интервью'],
    },
  },
  globals: phone,
  play: async ({ canvas }) => {
    await named(canvas);
    await waitFor(() =>
      expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Резюме',
        'Лента6',
        'Ответы3',
        'Видеоинтервью',
      ]),
    );
    const bar = within(await canvas.findByRole('group', { name: 'Решение по заявке' }));
    const refuse = await bar.findByRole('button', { name: 'Отклонить' });
    const invite = await bar.findByRole('button', { name: 'Пригласить на интервью' });
    await expect(invite).toBeVisible();
    // Beside each other, from edge to edge.
    await expect(refuse.getBoundingClientRect().top).toBe(invite.getBoundingClientRect().top);
    await noHorizontalScroll();
  },
};

/** On a phone the feed is a tab, and what was typed in it stays while another is looked at. */
export const FeedOnAPhone: Story = {
  parameters: { state: { ru: 'Лента на телефоне, набранное не теряется', rule: 'applicant', shows: ['Лента'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await showTab(canvas, /^Лента/);
    await expect(await canvas.findByText('Сильный по React')).toBeVisible();
    await userEvent.type(await field(canvas), 'Добрый день');
    await showTab(canvas, /^Резюме/);
    await showTab(canvas, /^Лента/);
    await expect(await field(canvas)).toHaveValue('Добрый день');
    await noHorizontalScroll();
  },
};

/** What the applicant writes while one looks at the feed is read out. */
export const MessageArrives: Story = {
  parameters: {
    state: { ru: 'Сообщение пришло, пока лента открыта', rule: 'applicant', shows: ['Лента', 'Да, завтра могу'] },
  },
  beforeEach: ({ msw }) => {
    let hasCome = false;
    msw.use(
      mock.ok(listApplicationFeed, () => ({ items: hasCome ? feed : feed.slice(1) })),
      mock.ok(createApplicationNote, () => {
        hasCome = true;
        return { id: 'n1', text: 'Ждём', mentions: [] };
      }),
      ...personProvider(),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сильный по React')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Коллегам' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Заметка коллегам' }), 'Ждём');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('Дилшод Рашидов: Да, завтра могу')).toHaveAttribute('role', 'status'));
  },
};

/** While the application loads a skeleton stands, with the way back. */
export const Loading: Story = {
  parameters: { state: { ru: 'Заявка загружается', rule: 'applicant', shows: ['Загрузка', 'К заявкам'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getApplication)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'К заявкам' })).toHaveAttribute(
        'href',
        '/employer/applications?status=screening',
      ),
    );
  },
};

/** An application that is not there says so and leads back to the list. */
export const NotFound: Story = {
  parameters: { state: { ru: 'Заявка не найдена', rule: 'applicant', shows: ['Заявка не найдена', 'К заявкам'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getApplication, 'unknownApplication')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заявка не найдена')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'К заявкам' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  },
};

/** An application that does not come can be asked for again. */
export const LoadFails: Story = {
  parameters: {
    state: { ru: 'Заявка не загрузилась', rule: 'applicant', shows: ['Заявка не загрузилась.', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getApplication, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заявка не загрузилась.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Повторить' })).toBeEnabled());
    await isSilentAbout(/boom/);
  },
};

/** A feed that does not come leaves the rest of the page at work. */
export const FeedFails: Story = {
  parameters: {
    state: { ru: 'Лента не загрузилась', rule: 'applicant', shows: ['Лента не загрузилась.', 'ООО «Софт»'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listApplicationFeed, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await named(canvas);
    await expect(await canvas.findByText('Лента не загрузилась.')).toBeVisible();
    await expect(await canvas.findByText('ООО «Софт»')).toBeVisible();
    await expect(await field(canvas)).toBeEnabled();
  },
};

/** A response without a resume says so under its two facts. */
export const WithoutResume: Story = {
  ...given({ resume: null, file: null, answers: [] }),
  parameters: {
    state: {
      ru: 'Отклик без резюме',
      rule: 'applicant',
      shows: ['Без резюме', 'Опыт в этой работе', 'Больше 3 лет', 'Через 2 недели'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Без резюме')).toBeVisible();
    await expect(valueOf(canvas, 'Опыт в этой работе')).toHaveTextContent('Больше 3 лет');
    await expect(valueOf(canvas, 'Когда может начать')).toHaveTextContent('Через 2 недели');
    await isSilentAbout('ООО «Софт»');
  },
};

/** Whoever came from HeadHunter has the resume of there, and is written to there. */
export const HeadHunterResume: Story = {
  ...given(fromHeadHunter),
  parameters: {
    state: {
      ru: 'Резюме с HeadHunter',
      rule: 'applicant',
      shows: ['Верстальщик', 'Кандидат пришёл с HeadHunter: напишите ему там'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Верстальщик')).toBeVisible();
    await expect(await canvas.findByText('Кандидат пришёл с HeadHunter: напишите ему там')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отправить' })).toBeNull();
  },
};

/** A resume that was changed since the response is told of and opens. */
export const NewerResume: Story = {
  ...given({ is_resume_newer: true, resume: { ...person.resume, share_url: '/resume/t1' } }),
  parameters: {
    state: {
      ru: 'Резюме обновлено после отклика',
      rule: 'applicant',
      shows: ['Резюме обновлено после отклика', 'Открыть'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Резюме обновлено после отклика')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть' }));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/resume/t1'));
  },
};

/** Facts and answers stand in a tab, a wanted answer with its mark. */
export const Answers: Story = {
  parameters: {
    state: { ru: 'Ответы кандидата', rule: 'applicant', shows: ['Работали с React 19?', 'Да', 'Совпало'] },
  },
  play: async ({ canvas }) => {
    await showTab(canvas, /^Ответы/);
    await waitFor(() => expect(valueOf(canvas, 'Работали с React 19?')).toHaveTextContent('ДаСовпало'));
    await expect(await canvas.findByText('Совпало')).toBeVisible();
  },
};

/** Without answers the tab says so. */
export const NoAnswers: Story = {
  ...given({ facts: null, answers: [] }),
  parameters: { state: { ru: 'Ответов нет', rule: 'applicant', shows: ['Ответов нет'] } },
  play: async ({ canvas }) => {
    await showTab(canvas, /^Ответы/);
    await expect(await canvas.findByText('Ответов нет')).toBeVisible();
  },
};

/** Before the interview was sent its tab offers to send the link. */
export const InterviewNotSent: Story = {
  parameters: {
    state: {
      ru: 'Видеоинтервью не отправлено',
      rule: 'applicant',
      shows: ['Видеоинтервью не отправлено', 'Отправить ссылку'],
    },
  },
  play: async ({ canvas }) => {
    await showTab(canvas, /^Видеоинтервью/);
    await expect(await canvas.findByText('Видеоинтервью не отправлено')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отправить ссылку' })).toBeEnabled());
  },
};

/** Sending the link moves the applicant to the interview. */
export const InterviewSent: Story = {
  parameters: {
    state: { ru: 'Видеоинтервью отправлено', rule: 'applicant', shows: ['Отправлено видеоинтервью', 'Интервью'] },
  },
  play: async ({ canvas }) => {
    await showTab(canvas, /^Видеоинтервью/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ссылку' }));
    await expect(await canvas.findByRole('heading', { name: 'Отправлено видеоинтервью' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Этап заявки' }).querySelector('[aria-current]')).toHaveTextContent(
        'Интервью',
      ),
    );
    await isSilentAbout('Видеоинтервью не отправлено');
  },
};

/** What was answered in the interview stands in its tab. */
export const InterviewAnswered: Story = {
  ...given({ status: 'interview', interview: { state: 'answered', answered_at: '2025-06-16T08:00:00+05:00' } }),
  parameters: { state: { ru: 'Ответы на видеоинтервью', rule: 'applicant', shows: ['Запись ответа'] } },
  play: async ({ canvas }) => {
    await showTab(canvas, /^Видеоинтервью/);
    await expect(await canvas.findByText('Запись ответа')).toBeVisible();
  },
};

/** Without questions no link is sent, and the way to them stands beside. */
export const NoQuestionsForInterview: Story = {
  parameters: {
    state: {
      ru: 'Вопросов интервью ещё нет',
      rule: 'applicant',
      shows: ['Сначала сохраните хотя бы один вопрос', 'Вопросы интервью'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(inviteToInterview, 'noQuestions'), ...personProvider()),
  play: async ({ canvas }) => {
    await showTab(canvas, /^Видеоинтервью/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ссылку' }));
    await expect(await canvas.findByText('Сначала сохраните хотя бы один вопрос')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Вопросы интервью' })).toHaveAttribute(
        'href',
        '/employer/vacancy/v1/interview',
      ),
    );
  },
};

/** A template comes with names put in and leaves after its moment. */
export const MessageFromTemplate: Story = {
  parameters: { state: { ru: 'Сообщение по шаблону', rule: 'applicant', shows: ['Когда вам удобно созвониться'] } },
  beforeEach: ({ msw }) => {
    msw.use(...personProvider());
    clock = fakeClock({ isRunning: true });
  },
  play: async ({ canvas }) => {
    await chooseTemplate(canvas, 'Договориться о звонке');
    await waitFor(async () => expect(await field(canvas)).toHaveValue(filled));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить' }));
    await expect(await canvas.findByText('Уйдёт через несколько секунд')).toBeVisible();
    await clock.advance(TAKE_BACK_MS);
    const { body } = await sent(sendApplicationMessage);
    await expect(body).toEqual({ text: filled, templateId: 't3' });
    await waitFor(() => expect(canvas.queryByText('Отправляем')).toBeNull());
    await waitFor(() => expect(entries(canvas)[0]).toContain('Когда вам удобно созвониться?'));
    await expect(await field(canvas)).toHaveValue('');
    await isSilentAbout(/\{\{/);
  },
};
const filled = 'Здравствуйте, Дилшод! Когда вам удобно созвониться? Азиз Каримов, +998 (90) 123-45-67.';

/** A message that was taken back in its moment is in the field again and was never sent. */
export const MessageTakenBack: Story = {
  parameters: { state: { ru: 'Сообщение отменено до отправки', rule: 'applicant', shows: ['Добрый день'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'Добрый день');
    // Enter that ends a word of an input method sends nothing, whatever is held down with it.
    await fireEvent.keyDown(await field(canvas), { key: 'Enter', keyCode: 229, ctrlKey: true });
    await fireEvent.keyDown(await field(canvas), { key: 'Enter', keyCode: 229, metaKey: true });
    await waitFor(async () => expect(await field(canvas)).toHaveValue('Добрый день'));
    await isSilentAbout('Уйдёт через несколько секунд');
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await waitFor(async () => expect(await field(canvas)).toHaveValue('Добрый день'));
    await expect(await quiet(sendApplicationMessage)).toEqual([]);
  },
};

/** A message that is refused comes back into the field. */
export const MessageRefused: Story = {
  parameters: { state: { ru: 'Сообщение не принято', rule: 'applicant', shows: ['Кандидат отозвал отклик'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => {
    msw.use(mock.fail(sendApplicationMessage, 'responseWithdrawn'), ...personProvider());
    clock = fakeClock({ isRunning: true });
  },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'Добрый день');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByText('Уйдёт через несколько секунд');
    await clock.advance(TAKE_BACK_MS);
    await sent(sendApplicationMessage);
    await says('Кандидат отозвал отклик');
    await waitFor(async () => expect(await field(canvas)).toHaveValue('Добрый день'));
  },
};

/** A template that lacks a name is not sent before somebody fills it in. */
export const TemplateWithoutAName: Story = {
  ...given({ candidate: { name: null, phone: '998907654321' } }),
  parameters: { state: { ru: 'Шаблон без имени', rule: 'applicant', shows: ['Нет данных для подстановки: Имя'] } },
  play: async ({ canvas }) => {
    await chooseTemplate(canvas, 'Вежливый отказ');
    await waitFor(async () => expect((await field(canvas)).textContent).toContain('{{first_name}}'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить' }));
    await says('Нет данных для подстановки: Имя');
    await expect(await quiet(sendApplicationMessage)).toEqual([]);
  },
};

/** A note for colleagues names one of them and reaches them alone. */
export const NoteWithMention: Story = {
  parameters: {
    state: { ru: 'Заметка с упоминанием', rule: 'applicant', shows: ['заметка коллегам', '@Рустам Назаров'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Коллегам' }));
    const note = await canvas.findByRole('textbox', { name: 'Заметка коллегам' });
    await userEvent.type(note, 'Посмотри @Рус');
    await canvas.findByRole('option', { name: 'Рустам Назаров' });
    await fireEvent.keyDown(note, { key: 'Enter', keyCode: 229 });
    await expect(note).toHaveValue('Посмотри @Рус');
    await userEvent.click(await canvas.findByRole('option', { name: 'Рустам Назаров' }));
    await waitFor(() => expect(note).toHaveValue('Посмотри @Рустам Назаров '));
    await userEvent.type(note, '{Control>}{Enter}{/Control}');
    await expect((await sent(createApplicationNote)).body).toEqual({
      text: 'Посмотри @Рустам Назаров',
      mentionIds: ['u4'],
    });
    await expect(await canvas.findByText('@Рустам Назаров')).toBeVisible();
    await expect((await canvas.findAllByText(/заметка коллегам/))[0]).toBeVisible();
    await waitFor(() => expect(note).toHaveValue(''));
  },
};

/** A note that is not taken stays in its field. */
export const NoteRefused: Story = {
  parameters: {
    state: { ru: 'Заметка не сохранилась', rule: 'applicant', shows: ['Не отправилось. Попробуйте ещё раз.'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createApplicationNote, 500), ...personProvider()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Коллегам' }));
    const note = await canvas.findByRole('textbox', { name: 'Заметка коллегам' });
    await userEvent.type(note, 'Сильный{Control>}{Enter}{/Control}');
    await says('Не отправилось. Попробуйте ещё раз.');
    await expect(note).toHaveValue('Сильный');
  },
};

/** What was typed and not sent is there when the page is opened again. */
export const DraftKept: Story = {
  parameters: { state: { ru: 'Черновик на месте', rule: 'applicant', shows: ['Дилшод Рашидов'] } },
  beforeEach: () => localStorage.setItem('kasb.application.ap1.candidate', 'Не дописано'),
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toHaveValue('Не дописано');
  },
};

const held = {
  events: [
    {
      id: 'h1',
      kind: 'message',
      at: '2025-06-16T08:55:00+05:00',
      by: { id: 'u1', name: 'Азиз Каримов', side: 'employer' },
      text: 'Спасибо за отклик',
      send_after: '2025-06-16T09:05:00+05:00',
    },
  ],
};

/** A message that waits says when it leaves and can be cancelled. */
export const HeldMessage: Story = {
  ...given({}, held),
  parameters: {
    state: { ru: 'Сообщение ждёт отправки', rule: 'applicant', shows: ['Отправится в 09:05', 'Отменить'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отправится в 09:05')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отменить' })).toBeEnabled());
  },
};

/** The candidate's chat did not take it, five times. */
export const UndeliveredMessage: Story = {
  ...given(
    {},
    {
      events: feed.map((event) =>
        event.id === 'e4'
          ? {
              ...event,
              channels: [
                { channel: 'app', state: 'sent' },
                { channel: 'telegram', state: 'failed' },
              ],
            }
          : event,
      ),
    },
  ),
  parameters: { state: { ru: 'Сообщение не доставлено', rule: 'applicant', shows: ['Не доставлено'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не доставлено')).toBeVisible();
    await isSilentAbout('Доставлено в Telegram');
  },
};

/** It left a moment before. */
export const CancelTooLate: Story = {
  parameters: { state: { ru: 'Сообщение уже ушло', rule: 'applicant', shows: ['Сообщение уже отправлено'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteApplicationMessage, 'messageSent'), ...personProvider({}, held)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await says('Сообщение уже отправлено');
    await expect(await canvas.findByText('Спасибо за отклик')).toBeVisible();
  },
};

/** A note that could not be deleted is still there. */
export const NoteStays: Story = {
  parameters: {
    state: { ru: 'Заметка не удалилась', rule: 'applicant', shows: ['Не удалось изменить. Попробуйте ещё раз.'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteApplicationNote, 500), ...personProvider()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить' }));
    await says('Не удалось изменить. Попробуйте ещё раз.');
    await expect(await canvas.findByText('Сильный по React')).toBeVisible();
  },
};

/** A vote is seen at once and counted. */
export const Voted: Story = {
  parameters: { state: { ru: 'Голос отдан', rule: 'applicant', shows: ['Скорее да'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Скорее да' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Скорее да' })).toBeChecked());
    await expect((await sent(voteForApplication)).body).toEqual({ value: 'rather_yes' });
    await expect(await canvas.findByText('Рустам Назаров: скорее да')).toBeVisible();
  },
};

/** A vote that is refused is taken back. */
export const VoteRefused: Story = {
  parameters: {
    state: { ru: 'Голос не принят', rule: 'applicant', shows: ['Голос не сохранился. Попробуйте ещё раз.'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(voteForApplication, 500), ...personProvider()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Да' }));
    await says('Голос не сохранился. Попробуйте ещё раз.');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Да' })).not.toBeChecked());
  },
};

/** Other applications with the same phone stand beside, with what became of them. */
export const SamePerson: Story = {
  parameters: {
    state: {
      ru: 'Тот же номер в других заявках',
      rule: 'applicant',
      shows: ['Тот же номер у вас ещё в 1 заявке', 'Верстальщик', 'Отклонена', 'Нет связи'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listSamePerson, {
        items: [
          {
            ...person,
            id: 'ap5',
            status: 'rejected',
            vacancy_id: 'v5',
            vacancy: { id: 'v5', title: 'Верстальщик' },
            refusal: { reason: 'no_contact' },
          },
        ],
      }),
      ...personProvider({ same_person_count: 1 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Тот же номер у вас ещё в 1 заявке' })).toBeVisible();
    const row = await canvas.findByRole('link', { name: /^Верстальщик/ });
    await expect(row).toHaveAttribute('href', '/employer/applications/ap5');
    await expect(await canvas.findByText(/Нет связи/)).toBeVisible();
    await expect(await canvas.findByText('Отклонена')).toBeVisible();
  },
};

/** A refusal asks for the reason and what the candidate is told, and can be taken back. */
export const Refused: Story = {
  parameters: { state: { ru: 'Отклонён с причиной', rule: 'applicant', shows: ['Отклонена', 'Отменить'] } },
  play: async ({ canvas }) => {
    await named(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отклонить' }));
    const dialog = within(await page().findByRole('alertdialog'));
    await userEvent.click(await dialog.findByText('Мало опыта'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Отклонить 1' }));
    await expect((await sent(createApplicationBatch)).body).toMatchObject({
      applicationIds: ['ap1'],
      action: { status: 'rejected', reason: 'experience' },
    });
    await waitFor(() => expect(page().queryByRole('alertdialog', { name: /Отклонить/ })).toBeNull());
    await waitFor(() => expect(canvas.getAllByText('Отклонена')[0]).toBeVisible());
    await expect(await page().findByRole('button', { name: 'Отменить' })).toBeVisible();
  },
};

/** Nothing chosen, nothing done: what was typed stays for the next try. */
export const RefusalPutOff: Story = {
  parameters: { state: { ru: 'Отказ отложен', rule: 'applicant', shows: ['Комментарий для коллег'] } },
  play: async ({ canvas }) => {
    await named(canvas);
    const ask = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Отклонить' }));
      return within(await page().findByRole('alertdialog'));
    };
    const first = await ask();
    await userEvent.type(await first.findByRole('textbox', { name: /Комментарий для коллег/ }), 'Живёт далеко');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    const again = await ask();
    await waitFor(() =>
      expect(again.getByRole('textbox', { name: /Комментарий для коллег/ })).toHaveValue('Живёт далеко'),
    );
    await expect(await quiet(createApplicationBatch)).toHaveLength(0);
  },
};

/** A response that was taken back hides contacts and leaves only notes. */
export const Withdrawn: Story = {
  ...given({
    status: 'rejected',
    withdrawn_at: '2025-06-12',
    candidate: { name: 'Дилшод Рашидов' },
    resume: null,
    file: null,
  }),
  parameters: {
    state: {
      ru: 'Отклик отозван',
      rule: 'applicant',
      shows: ['Отклик отозван 12 июня. Контакты скрыты.', 'Дилшод Рашидов'],
    },
  },
  play: async ({ canvas }) => {
    await named(canvas);
    await expect(await canvas.findByText('Отклик отозван 12 июня. Контакты скрыты.')).toBeVisible();
    for (const name of ['Пригласить на интервью', 'Отклонить'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Сообщение кандидату' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Заметка коллегам' })).toBeEnabled());
    await isSilentAbout('+998 (90) 765-43-21');
  },
};

/** An applicant who left has no name and no contacts any more. */
export const Erased: Story = {
  ...given({ erased_at: '2025-06-12T09:00:00+05:00' }, { events: [] }),
  parameters: { state: { ru: 'Данные кандидата удалены', rule: 'applicant', shows: ['Данные кандидата удалены'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Данные кандидата удалены' })).toBeVisible();
    await isSilentAbout('Дилшод Рашидов');
    await isSilentAbout('dilshod@mail.uz');
  },
};

/** J goes to the next applicant of the same filtered list. */
export const KeysWalkTheList: Story = {
  parameters: { state: { ru: 'Клавиши листают заявки', rule: 'applicant', shows: ['3 из 212'] } },
  play: async ({ canvas }) => {
    await named(canvas);
    await canvas.findByText('3 из 212');
    canvas.getByRole('article', { name: 'Кандидат' }).focus();
    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(canvas.getByTestId('location')).toHaveTextContent('/employer/applications/ap2?status=screening'),
    );
  },
};

/** In a field keys are letters. */
export const KeysSleepInAField: Story = {
  parameters: { state: { ru: 'В поле клавиши печатают', rule: 'applicant', shows: ['Скрининг'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), '1jk5');
    await expect(await field(canvas)).toHaveValue('1jk5');
    await expect(await quiet(updateApplicationStatus)).toEqual([]);
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/applications/ap1'));
    await expect(page().queryByRole('alertdialog')).toBeNull();
  },
};

/** Digits move the applicant, letters bring the focus to the vote and to the note. */
export const KeysDo: Story = {
  parameters: {
    state: { ru: 'Клавиши меняют этап и ведут к полям', rule: 'applicant', shows: ['Интервью', 'Коллегам'] },
  },
  play: async ({ canvas }) => {
    await named(canvas);
    canvas.getByRole('article', { name: 'Кандидат' }).focus();
    await userEvent.keyboard('2');
    await expect((await sent(updateApplicationStatus)).body).toEqual({ status: 'interview' });
    canvas.getByRole('article', { name: 'Кандидат' }).focus();
    await userEvent.keyboard('v');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Заметка коллегам' })).toHaveFocus());
  },
};

/** Keys that were switched off do nothing. */
export const KeysSwitchedOff: Story = {
  parameters: { state: { ru: 'Горячие клавиши выключены', rule: 'applicant', shows: ['Скрининг'] } },
  play: async ({ canvas }) => {
    await named(canvas);
    canvas.getByRole('article', { name: 'Кандидат' }).focus();
    await userEvent.keyboard('?');
    const dialog = within(await page().findByRole('dialog', { name: 'Горячие клавиши' }));
    await userEvent.click(await dialog.findByRole('switch', { name: 'Включить горячие клавиши' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    canvas.getByRole('article', { name: 'Кандидат' }).focus();
    await userEvent.keyboard('2');
    await expect(await quiet(updateApplicationStatus)).toEqual([]);
  },
};

/** A move that is refused goes back. */
export const StatusRefused: Story = {
  parameters: {
    state: { ru: 'Смена этапа отклонена', rule: 'applicant', shows: ['Кандидат отозвал отклик', 'Скрининг'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateApplicationStatus, 'responseWithdrawn'), ...personProvider()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Пригласить на интервью' }));
    await says('Кандидат отозвал отклик');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Этап заявки' }).querySelector('[aria-current]')).toHaveTextContent(
        'Скрининг',
      ),
    );
  },
};

/** The page is open while the candidate deletes the account. */
export const LeftMeanwhile: Story = {
  parameters: {
    state: {
      ru: 'Кандидат ушёл, пока страница открыта',
      rule: 'applicant',
      shows: ['Данные кандидата скрыты', 'Данные скрыты'],
    },
  },
  beforeEach: ({ msw }) => {
    let hasLeft = false;
    const hidden = { is_hidden: true, candidate: { name: null }, resume: null, file: null, answers: [], facts: null };
    msw.use(
      mock.ok(getApplication, () => ({ ...person, ...(hasLeft && hidden) })),
      mock.fail(updateApplicationStatus, 'dataHidden'),
      ...personProvider(),
    );
    leave = () => (hasLeft = true);
  },
  play: async ({ canvas }) => {
    await named(canvas);
    leave();
    await userEvent.click(await canvas.findByRole('button', { name: 'Пригласить на интервью' }));
    await says('Данные кандидата скрыты');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Данные скрыты' })).toBeVisible();
    for (const name of ['Пригласить на интервью', 'Отклонить'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Заметка коллегам' })).toBeEnabled());
    await isSilentAbout('+998 (90) 765-43-21');
  },
};
let leave: () => void;

/** The page in Uzbek on a phone. */
export const InUzbek: Story = {
  parameters: {
    state: { ru: 'Заявка на узбекском, на телефоне', rule: 'applicant', shows: ['Suhbatga taklif qilish'] },
  },
  globals: { locale: 'uz', ...phone },
  play: async ({ canvas }) => {
    await named(canvas);
    await expect(await canvas.findByText('Qo‘ng‘iroq')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Suhbatga taklif qilish' })).toBeVisible();
    await noHorizontalScroll();
  },
};
