import { getConversation, initialGreeting, sendChatMessage } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, longWord, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { Conversation } from '../../model/conversation.ts';
import { AiBuilder } from '../../screens/AiBuilder/AiBuilder.tsx';
import {
  builderHandlers,
  builderStory,
  chatBox,
  field,
  greeted,
  isAt,
  isSilent,
  isSilentAbout,
  isTyping,
  log,
  noHorizontalScroll,
  openChat,
  say,
  saysInTurn,
  sendButton,
  turns,
} from '../../stories/builderStory.tsx';
import { greeting, readyJob } from '../../stories/fixtures.ts';
import { Chat } from './Chat.tsx';
import type { ChatProps } from './Chat.tsx';

const meta = {
  title: 'AiBuilder/Chat',
  component: AiBuilder,
  tags: ['snapshot'],
  ...builderStory,
  beforeEach: ({ msw }) => msw.use(...builderHandlers()),
} satisfies Meta<typeof AiBuilder>;

export default meta;

type Story = StoryObj<typeof meta>;

const sendFailed = 'Не удалось отправить сообщение. Попробуйте еще раз.';
const company = { id: 'c1', name: 'ООО «Барака Строй»' };

/** As a reload finds it: kept on the device, and open. */
function keep(conversation: Partial<Conversation>) {
  const whole: Conversation = { company, language: 'ru', messages: [], isComplete: false, ...conversation };
  localStorage.setItem(`kasb.aiBuilder.${employer.id}`, 'c1');
  localStorage.setItem(`kasb.aiBuilder.${employer.id}.c1`, JSON.stringify(whole));
}

const earlier = (count: number): Conversation['messages'] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    sender: index % 2 === 0 ? ('ai' as const) : ('user' as const),
    content: `Сообщение ${index + 1}`,
    timestamp: 1_750_046_400_000 + index,
    language: 'ru' as const,
  }));

/** While the greeting is on its way the assistant types and nothing can be sent. */
export const GreetingLoading: Story = {
  parameters: { state: { ru: 'Приветствие загружается', rule: 'builder-chat', shows: ['Создать вакансию'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.pending(sendChatMessage)),
  play: async ({ canvas }) => {
    await openChat(canvas);
    await waitFor(async () => expect(getComputedStyle(await isTyping(canvas)).opacity).toBe('1'));
    await expect(sendButton(canvas)).toBeDisabled();
  },
};

/** The assistant greets with options, and the marker stays unseen. */
export const Greeting: Story = {
  parameters: { state: { ru: 'Приветствие с вариантами', rule: 'builder-chat', shows: ['Начать заново', 'Закрыть'] } },
  play: async ({ canvas }) => {
    await greeted(canvas);
    await expect(await canvas.findByRole('button', { name: 'Повар' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Официант' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'RU' })).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'UZ' })).toHaveAttribute('aria-pressed', 'false'));
    await expect(await canvas.findByRole('button', { name: 'Начать заново' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Закрыть' })).toBeVisible();
    await expect((await turns())[0]).toMatchObject({ message: initialGreeting, language: 'ru', chatHistory: [] });
    await expect((await turns())[0]?.companyProfile).toMatchObject({
      id: 'c1',
      industry: 'Строительство',
      location: 'Ташкент',
      areasActivitySlug: 'construction',
    });
    await isSilentAbout(initialGreeting);
  },
};

/** A greeting that failed is replaced by the builder's own. */
export const GreetingFallback: Story = {
  parameters: {
    state: {
      ru: 'Ошибка приветствия: своё вместо него',
      rule: 'builder-chat',
      shows: ['Не удалось загрузить варианты профессий', 'Сообщение'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(sendChatMessage, 500)),
  play: async ({ canvas }) => {
    await openChat(canvas);
    await expect(await canvas.findByText('Не удалось загрузить варианты профессий')).toBeVisible();
    await expect(
      await log(canvas).findByText('Здравствуйте! Расскажите, кого вы ищете и в каком городе.'),
    ).toBeVisible();
    await expect(await field(canvas)).toBeEnabled();
    await isSilent(canvas);
  },
};

/** One goes on without the greeting. */
export const TalkAfterFallback: Story = {
  ...GreetingFallback,
  parameters: { state: { ru: 'Разговор без приветствия', rule: 'builder-chat', shows: ['Какая зарплата?'] } },
  play: async ({ canvas, msw }) => {
    await openChat(canvas);
    await expect(await canvas.findByText('Не удалось загрузить варианты профессий')).toBeVisible();
    msw.use(mock.ok(sendChatMessage, { message: 'Какая зарплата?' }));
    await say(canvas, 'Нужен повар');
    await expect(await canvas.findByText('Какая зарплата?')).toBeVisible();
    msw.use(mock.fail(sendChatMessage, 500));
    await say(canvas, 'Ещё');
    await expect(await canvas.findByText(sendFailed)).toBeVisible();
  },
};

/** Spaces are not sent. */
export const EmptyInputBlocked: Story = {
  parameters: { state: { ru: 'Пустое не отправляется', rule: 'builder-chat', shows: ['Здравствуйте! Кого ищем?'] } },
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, '   ');
    await expect(sendButton(canvas)).toBeDisabled();
    await expect(await turns()).toHaveLength(1);
  },
};

/** Enter sends with company, history and language, and empties the field. */
export const SendOnEnter: Story = {
  parameters: { state: { ru: 'Enter отправляет', rule: 'builder-chat', shows: ['Нужен повар', 'Какая зарплата?'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      saysInTurn({ ...greeting, conversationId: 'k1' }, { message: 'Какая зарплата?', jobData: { title: 'Повар' } }),
    ),
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await expect(await canvas.findByText('Какая зарплата?')).toBeVisible();
    await expect(await log(canvas).findByText('Нужен повар')).toBeVisible();
    await expect(await field(canvas)).toHaveValue('');
    await expect((await turns())[1]).toMatchObject({
      message: 'Нужен повар',
      conversationId: 'k1',
      companyProfile: { id: 'c1', name: 'ООО «Барака Строй»' },
      chatHistory: [{ sender: 'ai', content: 'Здравствуйте! Кого ищем?' }],
      language: 'ru',
    });
  },
};

/** An input method takes Enter to end a word: Chrome says so within the composition, Safari after its end. */
export const ComposedWordStays: Story = {
  parameters: {
    state: { ru: 'Enter завершает слово, но не отправляет', rule: 'builder-chat', shows: ['Здравствуйте! Кого ищем?'] },
  },
  play: async ({ canvas }) => {
    await greeted(canvas);
    await userEvent.type(await field(canvas), 'Нужен повар');
    await fireEvent.keyDown(await field(canvas), { key: 'Enter', keyCode: 13, isComposing: true });
    await fireEvent.keyDown(await field(canvas), { key: 'Enter', keyCode: 229 });
    await expect(await turns()).toHaveLength(1);
    await expect(await field(canvas)).toHaveValue('Нужен повар');
  },
};

/** While the assistant types nothing more is sent. */
export const AiTypingBlocksSend: Story = {
  parameters: { state: { ru: 'Помощник пишет: ждём', rule: 'builder-chat', shows: ['Нужен повар'] } },
  play: async ({ canvas, msw }) => {
    await greeted(canvas);
    msw.use(mock.pending(sendChatMessage));
    await say(canvas, 'Нужен повар');
    await isTyping(canvas);
    await say(canvas, 'Ещё');
    await expect(await log(canvas).findByText('Нужен повар')).toBeVisible();
    await expect(sendButton(canvas)).toBeDisabled();
    await expect(await turns()).toHaveLength(2);
    await expect(await field(canvas)).toHaveValue('Ещё');
  },
};

const silentConversation: ChatProps['conversation'] = {
  messages: earlier(1),
  language: 'ru',
  isTyping: false,
  send: fn(),
  retry: fn(),
};

/** A disabled conversation takes no text. */
export const Disabled: Story = {
  parameters: { state: { ru: 'Разговор отключён', rule: 'builder-chat', shows: ['Сообщение'] } },
  render: () => <Chat conversation={silentConversation} isDisabled />,
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toBeDisabled();
    await expect(sendButton(canvas)).toBeDisabled();
  },
};

/** What failed on a Russian page is found again on an Uzbek one, and says why in its words. */
export const KeptFailureInUzbek: Story = {
  parameters: {
    state: { ru: 'Сохранённая ошибка на узбекской странице', rule: 'builder-chat', shows: ['Modul o‘chirilgan'] },
  },
  globals: { locale: 'uz' },
  beforeEach: () =>
    keep({
      messages: [
        ...earlier(1),
        {
          id: 'm1',
          sender: 'user',
          content: 'Oshpaz kerak',
          timestamp: 1_750_046_400_001,
          language: 'uz',
          status: 'failed',
          refusal: { code: 'moduleDisabled', error: 'Раздел выключен у провайдера' },
        },
      ],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Modul o‘chirilgan')).toBeVisible();
    await expect(await log(canvas).findByText('Oshpaz kerak')).toBeVisible();
    await isSilentAbout('Раздел выключен у провайдера');
  },
};

/** A message that failed stays, with the error under it. */
export const SendError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка отправки',
      rule: 'builder-chat',
      shows: ['Не удалось отправить сообщение. Попробуйте еще раз.'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas, msw }) => {
    await greeted(canvas);
    msw.use(mock.fail(sendChatMessage, 500));
    await say(canvas, 'Нужен повар');
    await expect(await canvas.findByText(sendFailed)).toBeVisible();
    await expect(await log(canvas).findByText('Нужен повар')).toBeVisible();
    await isSilent(canvas);
    // The text is back, to be changed or sent again; nothing is said twice.
    await waitFor(async () => expect(await field(canvas)).toHaveValue('Нужен повар'));

    msw.use(mock.ok(sendChatMessage, { message: 'Какая зарплата?' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByText('Какая зарплата?')).toBeVisible();
    await expect(await field(canvas)).toHaveValue('');
    const [, first, second] = await quiet(sendChatMessage);
    await expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));

    msw.use(mock.fail(sendChatMessage, 'moduleDisabled'));
    await say(canvas, '10 млн');
    await expect(await canvas.findByText('Модуль отключён')).toBeVisible();
    msw.use(mock.fail(sendChatMessage, 500));
    await waitFor(async () => expect(await field(canvas)).toHaveValue('10 млн'));
    await say(canvas, ' сум');
    await expect(await canvas.findByText(sendFailed)).toBeVisible();
    await expect(log(canvas).getAllByText(/10 млн/)).toHaveLength(1);
    await expect(await log(canvas).findByText('Нужен повар')).toBeVisible();
  },
};

const driverWanted = 'Нужен водитель';

/** Nobody could read the message in its time: nothing is made up, and the same message can go again. */
export const AnswerLate: Story = {
  parameters: {
    state: {
      ru: 'Ответ задерживается: сообщение сохранено',
      rule: 'builder-chat',
      shows: ['Отвечаем дольше обычного', 'Нужен водитель', 'Повторить'],
    },
  },
  play: async ({ canvas, msw }) => {
    await greeted(canvas);
    msw.use(mock.fail(sendChatMessage, 'assistantLate'));
    await say(canvas, driverWanted);
    await expect(await log(canvas).findByText(/Отвечаем дольше обычного/)).toBeVisible();
    await expect(await log(canvas).findByText(driverWanted)).toBeVisible();
    await waitFor(async () => expect(await field(canvas)).toHaveValue(driverWanted));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Повторить' })).toBeEnabled());
    await isSilent(canvas);
  },
};

/** The same, found again on an Uzbek page, and answered at the second try. */
export const LateThenAnsweredInUzbek: Story = {
  parameters: {
    state: {
      ru: 'Задержавшийся ответ со второй попытки, на узбекском',
      rule: 'builder-chat',
      shows: ['Haydovchi kerak', 'Maosh qancha?'],
    },
  },
  globals: { locale: 'uz' },
  beforeEach: ({ msw }) => {
    keep({
      messages: [
        ...earlier(1),
        {
          id: 'm1',
          sender: 'user',
          content: 'Haydovchi kerak',
          timestamp: 1_750_046_400_001,
          language: 'uz',
          status: 'failed',
          refusal: { code: 'assistantLate' },
        },
      ],
    });
    msw.use(mock.ok(sendChatMessage, { message: 'Maosh qancha?' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Odatdagidan uzoqroq javob beryapmiz/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Qayta urinish' }));
    await expect(await canvas.findByText('Maosh qancha?')).toBeVisible();
    await expect(await log(canvas).findByText('Haydovchi kerak')).toBeVisible();
    await isSilentAbout(/Odatdagidan uzoqroq/);
  },
};

/** Options go into the field by commas and are not sent by themselves. */
export const QuickOptionsAppend: Story = {
  parameters: { state: { ru: 'Варианты складываются в поле', rule: 'builder-chat', shows: ['Сообщение'] } },
  play: async ({ canvas }) => {
    await greeted(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Повар' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Официант' }));
    await expect(await field(canvas)).toHaveValue('Повар, Официант');
    await userEvent.click(await canvas.findByRole('button', { name: 'Повар' }));
    await expect(await field(canvas)).toHaveValue('Официант');
    await userEvent.clear(await field(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повар' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Официант' }));
    await expect(await field(canvas)).toHaveValue('Повар, Официант');
    await expect(canvas.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      'RU',
      'Повар',
      'Официант',
    ]);
    await expect(await turns()).toHaveLength(1);
  },
};

/** Of a long conversation the last ten messages are sent along. */
export const HistoryLastTen: Story = {
  parameters: {
    state: {
      ru: 'С сообщением уходят последние десять',
      rule: 'builder-chat',
      shows: ['Ещё', 'Здравствуйте! Кого ищем?'],
    },
  },
  beforeEach: () => keep({ messages: earlier(12) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сообщение 1')).toBeInTheDocument();
    await say(canvas, 'Ещё');
    await expect(await canvas.findByText('Здравствуйте! Кого ищем?')).toBeVisible();
    const history = (await turns())[0]?.chatHistory ?? [];
    await expect(history.map(({ content }) => content)).toEqual(
      earlier(12)
        .slice(2)
        .map(({ content }) => content),
    );
    await expect((await turns())[0]?.message).toBe('Ещё');
  },
};

/** The switch makes the conversation Uzbek. */
export const SwitchToUzbek: Story = {
  parameters: { state: { ru: 'Переключение на узбекский', rule: 'builder-language', shows: ['UZ', 'Salom'] } },
  play: async ({ canvas }) => {
    await greeted(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'UZ' }));
    await say(canvas, 'Salom');
    await expect((await sent(sendChatMessage, 2)).body).toMatchObject({ message: 'Salom', language: 'uz' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'UZ' })).toHaveAttribute('aria-pressed', 'true'));
    await isSilent(canvas);
  },
};

/** Uzbek words switch the conversation by themselves. */
export const UzbekAutoDetected: Story = {
  parameters: {
    state: { ru: 'Узбекский узнан сам', rule: 'builder-language', shows: ['UZ', 'Menga oshpaz kerak, maosh yaxshi'] },
  },
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Menga oshpaz kerak, maosh yaxshi');
    await expect((await sent(sendChatMessage, 2)).body).toMatchObject({ language: 'uz' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'UZ' })).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() =>
      expect(log(canvas).getByText('Menga oshpaz kerak, maosh yaxshi')).toHaveAttribute('lang', 'uz'),
    );
    await isSilent(canvas);
  },
};

/** Beginning anew returns to the company. */
export const RestartResets: Story = {
  parameters: { state: { ru: 'Начать заново', rule: 'builder-chat', shows: ['Компания', 'Продолжить'] } },
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await sent(sendChatMessage, 2);
    await isSilent(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать заново' }));
    await expect(await canvas.findByRole('combobox', { name: 'Компания' })).toBeVisible();
    await isSilentAbout('Нужен повар');

    // A slip costs nothing: the conversation can be brought back.
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть диалог' }));
    await expect(await canvas.findByText('Нужен повар')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать заново' }));
    await expect(await canvas.findByRole('combobox', { name: 'Компания' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Продолжить' })).toBeEnabled());
    await isSilentAbout('Нужен повар');
  },
};

/** A long message wraps, and the end is in sight. */
export const LongMessages: Story = {
  parameters: { state: { ru: 'Длинные реплики', rule: 'builder-chat', shows: ['<b>жирно</b>'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(sendChatMessage, { message: `${'Расскажите подробнее. '.repeat(130)}${longWord}<b>жирно</b>` })),
  play: async ({ canvas }) => {
    await openChat(canvas);
    const bubble = await canvas.findByText(/Расскажите подробнее/);
    await expect(bubble).toHaveTextContent('<b>жирно</b>');
    await expect(bubble.querySelector('b')).toBeNull();
    await noHorizontalScroll();
    // Its end is in sight, right over the field, and stays there when the field grows.
    const gap = async () =>
      (await field(canvas)).getBoundingClientRect().top - canvas.getByRole('log').getBoundingClientRect().bottom;
    await waitFor(async () => expect(await gap()).toBeLessThan(60));
    await expect(await gap()).toBeGreaterThan(0);
    await userEvent.type(await field(canvas), 'Одна{Shift>}{Enter}{/Shift}две{Shift>}{Enter}{/Shift}три строки');
    await waitFor(async () => expect(await gap()).toBeLessThan(60));
    await expect(await gap()).toBeGreaterThan(0);
  },
};

/** On a phone the vacancy hides behind a tab. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Разговор на телефоне', rule: 'builder-chat', shows: ['Сообщение', 'Вакансия'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await greeted(canvas);
    await expect(await field(canvas)).toBeVisible();
    const create = () => canvas.queryByRole('button', { name: 'Создать вакансию' });
    await expect(create()).toBeNull();
    await userEvent.click(await canvas.findByRole('tab', { name: /Вакансия/ }));
    await expect(create()).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Диалог' })).toHaveFocus());
    await expect(create()).toBeNull();
    await noHorizontalScroll();
  },
};

/** A reload keeps conversation and draft, and sends what was on its way again. */
export const SurvivesReload: Story = {
  parameters: { state: { ru: 'Разговор пережил перезагрузку', rule: 'builder-chat', shows: ['Какая зарплата?'] } },
  beforeEach: ({ msw }) => {
    keep({
      conversationId: 'k1',
      jobData: {
        ...readyJob,
        salary: undefined,
        currency: undefined,
        workFormat: undefined,
        employmentType: undefined,
        location: undefined,
      },
      messages: [
        ...earlier(2),
        {
          id: 'sent',
          sender: 'user',
          content: 'Нужен повар',
          timestamp: 1_750_046_500_000,
          language: 'ru',
          status: 'sending',
        },
      ],
    });
    localStorage.setItem(`kasb.aiBuilder.${employer.id}.c1.draft`, 'Обеды');
    msw.use(mock.ok(sendChatMessage, { message: 'Какая зарплата?' }));
  },
  play: async ({ canvas }) => {
    // What was on its way is asked for again, under the same key.
    await expect(await canvas.findByText('Какая зарплата?')).toBeVisible();
    await expect((await sent(sendChatMessage)).headers.get('idempotency-key')).toBe('sent');
    await expect((await turns())[0]).toMatchObject({ message: 'Нужен повар', conversationId: 'k1' });
    await expect(await field(canvas)).toHaveValue('Обеды');
  },
};

/** Two hundred messages do not slow the typing. */
export const TwoHundredBubbles: Story = {
  parameters: { state: { ru: 'Двести реплик', rule: 'builder-chat', shows: ['Сообщение 200', 'Нужен'] } },
  beforeEach: () => keep({ messages: earlier(200) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сообщение 200')).toBeVisible();
    const bubble = await canvas.findByText('Сообщение 200');
    await userEvent.type(await field(canvas), 'Нужен');
    await expect(await field(canvas)).toHaveValue('Нужен');
    await expect(bubble).toBeVisible();
  },
};

/** By the keyboard one reads what was said before while the assistant thinks; then its answer is there as a whole. */
export const AnsweredWhileReadingBack: Story = {
  parameters: {
    state: {
      ru: 'Ответ целиком во время чтения прежних сообщений',
      rule: 'builder-chat',
      shows: ['Нужен повар', 'Повар', 'Официант'],
    },
  },
  beforeEach: () => keep({ messages: earlier(40) }),
  play: async ({ canvas, msw }) => {
    const toNewest = { name: 'К новым сообщениям' };
    const { promise, resolve } = Promise.withResolvers<typeof greeting>();
    msw.use(mock.ok(sendChatMessage, () => promise));
    await expect(await canvas.findByText('Сообщение 40')).toBeVisible();
    await say(canvas, 'Нужен повар');
    await isTyping(canvas);
    const box = await chatBox(canvas);
    box.focus();
    // As far as one press of an arrow goes.
    box.scrollTop = -40;
    const place = canvas.getByText('Сообщение 40').getBoundingClientRect().top;
    resolve({ ...greeting, message: 'Расскажите подробнее. '.repeat(60) });
    await expect(await canvas.findByText(/Расскажите подробнее/)).toBeInTheDocument();
    await expect(canvas.getByText('Сообщение 40').getBoundingClientRect().top).toBeCloseTo(place, 0);
    await userEvent.click(await canvas.findByRole('button', toNewest));
    await waitFor(() => expect(canvas.queryByRole('button', toNewest)).toBeNull());
    await expect(box.scrollTop).toBe(0);
    await expect(box).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Повар' })).toBeVisible();
  },
};

/** A conversation that the provider keeps goes on where it was, in its language. */
export const FromTheProvider: Story = {
  parameters: {
    state: { ru: 'Разговор, который помнит сервер', rule: 'builder-chat', shows: ['Kim kerak?', 'Oshpaz'] },
  },
  args: { conversationId: 'k7' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getConversation, {
        conversationId: 'k7',
        language: 'uz',
        companyProfile: company,
        messages: [
          {
            id: 1,
            sender: 'ai',
            content: 'Kim kerak?',
            language: 'uz',
            quickOptions: [{ label: 'Oshpaz', value: 'Oshpaz' }],
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Kim kerak?')).toHaveAttribute('lang', 'uz'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'UZ' })).toHaveAttribute('aria-pressed', 'true'));
    await expect(await canvas.findByRole('button', { name: 'Oshpaz' })).toBeVisible();
    await expect(await turns()).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть' }));
    await isAt(canvas, '/employer/vacancies');
  },
};
