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

export const Default: Story = {
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

export const Mobile390: Story = {
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

export const FeedOnAPhone: Story = {
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

export const MessageArrives: Story = {
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

export const Loading: Story = {
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

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getApplication, 'unknownApplication')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заявка не найдена')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'К заявкам' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  },
};

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getApplication, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Заявка не загрузилась.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Повторить' })).toBeEnabled());
    await isSilentAbout(/boom/);
  },
};

export const FeedFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listApplicationFeed, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await named(canvas);
    await expect(await canvas.findByText('Лента не загрузилась.')).toBeVisible();
    await expect(await canvas.findByText('ООО «Софт»')).toBeVisible();
    await expect(await field(canvas)).toBeEnabled();
  },
};

export const WithoutResume: Story = {
  ...given({ resume: null, file: null, answers: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Без резюме')).toBeVisible();
    await expect(valueOf(canvas, 'Опыт в этой работе')).toHaveTextContent('Больше 3 лет');
    await expect(valueOf(canvas, 'Когда может начать')).toHaveTextContent('Через 2 недели');
    await isSilentAbout('ООО «Софт»');
  },
};

export const HeadHunterResume: Story = {
  ...given(fromHeadHunter),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Верстальщик')).toBeVisible();
    await expect(await canvas.findByText('Кандидат пришёл с HeadHunter: напишите ему там')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отправить' })).toBeNull();
  },
};

export const NewerResume: Story = {
  ...given({ is_resume_newer: true, resume: { ...person.resume, share_url: '/resume/t1' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Резюме обновлено после отклика')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Открыть' }));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/resume/t1'));
  },
};

export const Answers: Story = {
  play: async ({ canvas }) => {
    await showTab(canvas, /^Ответы/);
    await waitFor(() => expect(valueOf(canvas, 'Работали с React 19?')).toHaveTextContent('ДаСовпало'));
    await expect(await canvas.findByText('Совпало')).toBeVisible();
  },
};

export const NoAnswers: Story = {
  ...given({ facts: null, answers: [] }),
  play: async ({ canvas }) => {
    await showTab(canvas, /^Ответы/);
    await expect(await canvas.findByText('Ответов нет')).toBeVisible();
  },
};

export const InterviewNotSent: Story = {
  play: async ({ canvas }) => {
    await showTab(canvas, /^Видеоинтервью/);
    await expect(await canvas.findByText('Видеоинтервью не отправлено')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отправить ссылку' })).toBeEnabled());
  },
};

export const InterviewSent: Story = {
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

export const InterviewAnswered: Story = {
  ...given({ status: 'interview', interview: { state: 'answered', answered_at: '2025-06-16T08:00:00+05:00' } }),
  play: async ({ canvas }) => {
    await showTab(canvas, /^Видеоинтервью/);
    await expect(await canvas.findByText('Запись ответа')).toBeVisible();
  },
};

export const NoQuestionsForInterview: Story = {
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

export const MessageFromTemplate: Story = {
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

export const MessageTakenBack: Story = {
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

export const MessageRefused: Story = {
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

export const TemplateWithoutAName: Story = {
  ...given({ candidate: { name: null, phone: '998907654321' } }),
  play: async ({ canvas }) => {
    await chooseTemplate(canvas, 'Вежливый отказ');
    await waitFor(async () => expect((await field(canvas)).textContent).toContain('{{first_name}}'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить' }));
    await says('Нет данных для подстановки: Имя');
    await expect(await quiet(sendApplicationMessage)).toEqual([]);
  },
};

export const NoteWithMention: Story = {
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

export const NoteRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(createApplicationNote, 500), ...personProvider()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Коллегам' }));
    const note = await canvas.findByRole('textbox', { name: 'Заметка коллегам' });
    await userEvent.type(note, 'Сильный{Control>}{Enter}{/Control}');
    await says('Не отправилось. Попробуйте ещё раз.');
    await expect(note).toHaveValue('Сильный');
  },
};

export const DraftKept: Story = {
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

export const HeldMessage: Story = {
  ...given({}, held),
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не доставлено')).toBeVisible();
    await isSilentAbout('Доставлено в Telegram');
  },
};

/** It left a moment before. */
export const CancelTooLate: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteApplicationMessage, 'messageSent'), ...personProvider({}, held)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
    await says('Сообщение уже отправлено');
    await expect(await canvas.findByText('Спасибо за отклик')).toBeVisible();
  },
};

export const NoteStays: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteApplicationNote, 500), ...personProvider()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить' }));
    await says('Не удалось изменить. Попробуйте ещё раз.');
    await expect(await canvas.findByText('Сильный по React')).toBeVisible();
  },
};

export const Voted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Скорее да' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Скорее да' })).toBeChecked());
    await expect((await sent(voteForApplication)).body).toEqual({ value: 'rather_yes' });
    await expect(await canvas.findByText('Рустам Назаров: скорее да')).toBeVisible();
  },
};

export const VoteRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(voteForApplication, 500), ...personProvider()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Да' }));
    await says('Голос не сохранился. Попробуйте ещё раз.');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Да' })).not.toBeChecked());
  },
};

export const SamePerson: Story = {
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

export const Refused: Story = {
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

export const Withdrawn: Story = {
  ...given({
    status: 'rejected',
    withdrawn_at: '2025-06-12',
    candidate: { name: 'Дилшод Рашидов' },
    resume: null,
    file: null,
  }),
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

export const Erased: Story = {
  ...given({ erased_at: '2025-06-12T09:00:00+05:00' }, { events: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Данные кандидата удалены' })).toBeVisible();
    await isSilentAbout('Дилшод Рашидов');
    await isSilentAbout('dilshod@mail.uz');
  },
};

export const KeysWalkTheList: Story = {
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

export const KeysSleepInAField: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), '1jk5');
    await expect(await field(canvas)).toHaveValue('1jk5');
    await expect(await quiet(updateApplicationStatus)).toEqual([]);
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/applications/ap1'));
    await expect(page().queryByRole('alertdialog')).toBeNull();
  },
};

export const KeysDo: Story = {
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

export const KeysSwitchedOff: Story = {
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

export const StatusRefused: Story = {
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

export const InUzbek: Story = {
  globals: { locale: 'uz', ...phone },
  play: async ({ canvas }) => {
    await named(canvas);
    await expect(await canvas.findByText('Qo‘ng‘iroq')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Suhbatga taklif qilish' })).toBeVisible();
    await noHorizontalScroll();
  },
};
