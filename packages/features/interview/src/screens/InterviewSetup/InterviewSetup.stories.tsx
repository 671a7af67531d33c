import {
  createInterviewLink,
  generateInterviewQuestions,
  getCurrentUser,
  getVacancy,
  listInterviewQuestions,
  saveInterviewQuestions,
} from '@kasb/contract';
import type { InterviewQuestionsBody, WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, fakeClock, isSilentAbout, longText, noHorizontalScroll, quiet, says } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { first, frontend, second } from '../../stories/fixtures.ts';
import { InterviewSetup } from './InterviewSetup.tsx';

const meta = {
  title: 'Interview/Setup',
  component: InterviewSetup,
  tags: ['snapshot'],
  args: { vacancyId: 'v1' },
  parameters: { host: { path: '/employer/vacancy/v1/interview' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(getVacancy, frontend),
      mock.ok(listInterviewQuestions, { questions: [first] }),
      mock.ok(saveInterviewQuestions, {}),
      mock.ok(createInterviewLink, { interview_link: 'https://meet.example/iv1' }),
    ),
} satisfies Meta<typeof InterviewSetup>;

export default meta;

type Story = StoryObj<typeof meta>;
type Questions = WireAnswerOf<typeof listInterviewQuestions>['questions'];

const stored = (questions: Questions): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(listInterviewQuestions, { questions })),
});
const noneStored = mock.ok(listInterviewQuestions, { questions: [] });
const box = (canvas: Canvas, number: number) => canvas.findByRole('textbox', { name: `Вопрос ${number}` });
const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const press = async (canvas: Canvas, name: string) => userEvent.click(await button(canvas, name));
const hasNo = (canvas: Canvas, name: string) => expect(canvas.queryByRole('button', { name })).toBeNull();
const texts = (canvas: Canvas) => canvas.getAllByRole('textbox').map((area) => (area as HTMLTextAreaElement).value);
const toneOf = (canvas: Canvas, text: string) => canvas.getByText(text).closest('[data-tone]');
const saved = async () =>
  (await quiet(saveInterviewQuestions)).map(({ body }) => (body as InterviewQuestionsBody).questions);
const addManually = 'Добавить вопрос вручную';
const createIt = 'Создать интервью';

/** While questions are being made the page says so. */
export const Generating: Story = {
  parameters: {
    state: { ru: 'Вопросы составляются', rule: 'interview-setup', shows: ['Генерируем вопросы для интервью...'] },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(noneStored, mock.pending(generateInterviewQuestions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Генерируем вопросы для интервью...')).toBeVisible();
    await hasNo(canvas, createIt);
  },
};

/** Ten made questions, numbered and with badges, ready to be saved. */
export const Generated: Story = {
  parameters: {
    state: {
      ru: 'Вопросы составлены',
      rule: 'interview-setup',
      shows: ['Вопросы автоматически сгенерированы на основе вакансии', 'Сохранить', 'Создать интервью'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      noneStored,
      mock.ok(generateInterviewQuestions, {
        questions: Array.from({ length: 10 }, (_, index) => ({
          text: `Вопрос о работе ${index + 1}`,
          order_index: index,
          ai_generated: true,
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вопросы автоматически сгенерированы на основе вакансии')).toBeVisible();
    await expect(toneOf(canvas, 'Вопросы автоматически сгенерированы на основе вакансии')).toHaveAttribute(
      'data-tone',
      'positive',
    );
    await expect(await canvas.findByText('Frontend-разработчик')).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(10);
    for (const [index, row] of rows.entries()) {
      await expect(await within(row).findByText(String(index + 1))).toBeVisible();
      await expect(within(row).getByText('AI').closest('[data-tone]')).toHaveAttribute('data-tone', 'promote');
    }
    await expect((await quiet(generateInterviewQuestions)).map(({ body }) => body)).toEqual([
      { vacancy_id: 'v1', question_count: 10, language: 'ru' },
    ]);
    await expect(await button(canvas, 'Сохранить')).toBeEnabled();
    await expect(await button(canvas, createIt)).toBeEnabled();
    await isSilentAbout('Генерируем вопросы для интервью...');
  },
};

/** Stored questions are shown, and none are made. */
export const ExistingQuestions: Story = {
  ...stored([first, second]),
  parameters: {
    state: {
      ru: 'Вопросы уже есть',
      rule: 'interview-setup',
      shows: ['Добавить вопрос', 'Сохранить', 'Создать интервью'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await box(canvas, 1)).toHaveValue('Расскажите о вашем опыте');
    await expect(await box(canvas, 2)).toHaveValue('Почему вы выбрали нас?');
    const [one, two] = canvas.getAllByRole('listitem');
    await expect(await within(one as HTMLElement).findByText('AI')).toBeVisible();
    await expect(within(two as HTMLElement).queryByText('AI')).toBeNull();
    for (const name of ['Добавить вопрос', 'Сохранить', createIt])
      await expect(await button(canvas, name)).toBeVisible();
    await expect(await quiet(generateInterviewQuestions)).toEqual([]);
    await isSilentAbout('Вопросы автоматически сгенерированы на основе вакансии');
  },
};

/** When making failed one can add a question by hand. */
export const GenerationError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка составления',
      rule: 'interview-setup',
      shows: ['Ошибка при генерации вопросов', 'Добавить вопрос вручную'],
    },
  },
  beforeEach: ({ msw }) => msw.use(noneStored, mock.fail(generateInterviewQuestions, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ошибка при генерации вопросов')).toBeVisible();
    await expect(toneOf(canvas, 'Ошибка при генерации вопросов')).toHaveAttribute('data-tone', 'critical');
    await expect(await button(canvas, addManually)).toBeVisible();
    await hasNo(canvas, 'Сохранить');
    await hasNo(canvas, createIt);
  },
};

/** A question by hand begins empty, and an interview cannot be made of it yet. */
export const AddManually: Story = {
  parameters: { state: { ru: 'Вопрос вручную', rule: 'interview-setup', shows: ['Сохранить', 'Создать интервью'] } },
  beforeEach: ({ msw }) => msw.use(noneStored, mock.fail(generateInterviewQuestions, 500)),
  play: async ({ canvas }) => {
    await press(canvas, addManually);
    await expect(await box(canvas, 1)).toHaveValue('');
    await expect(await box(canvas, 1)).toHaveFocus();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(await button(canvas, 'Сохранить')).toBeVisible();
    await expect(await button(canvas, createIt)).toBeDisabled();
    await isSilentAbout('AI');
  },
};

/** When nothing loaded the page says that it could not begin. */
export const InitError: Story = {
  parameters: { state: { ru: 'Ошибка начала', rule: 'interview-setup', shows: ['Ошибка при инициализации интервью'] } },
  beforeEach: ({ msw }) => msw.use(mock.offline(getVacancy), mock.offline(listInterviewQuestions)),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Ошибка при инициализации интервью')).toBeVisible();
    await isSilentAbout('Генерируем вопросы для интервью...');
    await hasNo(canvas, createIt);

    msw.use(mock.ok(getVacancy, frontend));
    await press(canvas, 'Повторить');
    await expect(await canvas.findByText('Frontend-разработчик')).toBeVisible();
    await expect(await canvas.findByText('Ошибка при инициализации интервью')).toBeVisible();
    await expect(await quiet(generateInterviewQuestions)).toEqual([]);
  },
};

/** An added question stands at the end without a badge. */
export const QuestionAdded: Story = {
  parameters: { state: { ru: 'Вопрос добавлен', rule: 'interview-setup', shows: ['Ваш график?'] } },
  play: async ({ canvas }) => {
    await press(canvas, 'Добавить вопрос');
    await userEvent.keyboard('Ваш график?');
    await expect(await box(canvas, 2)).toHaveValue('Ваш график?');
    await expect(within(canvas.getAllByRole('listitem')[1] as HTMLElement).queryByText('AI')).toBeNull();
  },
};

/** Deleting a question numbers the rest anew. */
export const QuestionDeletedRenumbers: Story = {
  ...stored([first, second]),
  parameters: { state: { ru: 'Вопрос удалён, номера сдвинулись', rule: 'interview-setup', shows: ['Вернуть'] } },
  play: async ({ canvas }) => {
    await press(canvas, 'Удалить вопрос 1');
    await expect(await box(canvas, 1)).toHaveValue('Почему вы выбрали нас?');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);

    await press(canvas, 'Вернуть');
    await expect(texts(canvas)).toEqual(['Расскажите о вашем опыте', 'Почему вы выбрали нас?']);
    await isSilentAbout('Вопрос удален');
    await press(canvas, 'Удалить вопрос 1');
    await expect(texts(canvas)).toEqual(['Почему вы выбрали нас?']);
    await expect(canvas.queryByDisplayValue('Расскажите о вашем опыте')).toBeNull();
  },
};

/** Without a question there is nothing to save or make. */
export const LastQuestionDeleted: Story = {
  parameters: { state: { ru: 'Последний вопрос удалён', rule: 'interview-setup', shows: ['Добавить вопрос вручную'] } },
  play: async ({ canvas }) => {
    await press(canvas, 'Удалить вопрос 1');
    await expect(await button(canvas, addManually)).toBeVisible();
    await hasNo(canvas, 'Сохранить');
    await hasNo(canvas, createIt);
    await expect(await button(canvas, 'Вернуть')).toBeVisible();
  },
};

/** Spaces are no question to make an interview of. */
export const OnlySpacesDisablesCreate: Story = {
  parameters: { state: { ru: 'Одни пробелы: создать нельзя', rule: 'interview-setup', shows: ['Создать интервью'] } },
  play: async ({ canvas }) => {
    await userEvent.clear(await box(canvas, 1));
    await userEvent.type(await box(canvas, 1), '   ');
    await expect(await button(canvas, createIt)).toBeDisabled();
  },
};

/** A save sends the written questions alone and is announced. */
export const Saved: Story = {
  ...stored([first, second]),
  parameters: { state: { ru: 'Вопросы сохранены', rule: 'interview-setup', shows: ['Вопросы успешно сохранены'] } },
  play: async ({ canvas }) => {
    await press(canvas, 'Добавить вопрос');
    await press(canvas, 'Сохранить');
    await says('Вопросы успешно сохранены');
    await expect(toneOf(canvas, 'Вопросы успешно сохранены')).toHaveAttribute('data-tone', 'positive');
    await expect(await saved()).toEqual([
      [
        { text: 'Расскажите о вашем опыте', order_index: 0, ai_generated: true },
        { text: 'Почему вы выбрали нас?', order_index: 1, ai_generated: false },
      ],
    ]);
    await isSilentAbout('Ошибка при сохранении вопросов');
  },
};

/** A save that failed says so. */
export const SaveError: Story = {
  parameters: {
    state: { ru: 'Ошибка сохранения', rule: 'interview-setup', shows: ['Ошибка при сохранении вопросов'] },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(saveInterviewQuestions, 500)),
  play: async ({ canvas }) => {
    await userEvent.type(await box(canvas, 1), '?');
    await press(canvas, 'Сохранить');
    await says('Ошибка при сохранении вопросов');
    await expect(toneOf(canvas, 'Ошибка при сохранении вопросов')).toHaveAttribute('data-tone', 'critical');
    await expect(await box(canvas, 1)).toHaveValue('Расскажите о вашем опыте?');
    await isSilentAbout('Вопросы успешно сохранены');
  },
};

/** While the link is being made the button is busy. */
export const Creating: Story = {
  parameters: { state: { ru: 'Ссылка создаётся', rule: 'interview-setup', shows: ['Создать интервью'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(createInterviewLink)),
  play: async ({ canvas }) => {
    await press(canvas, createIt);
    await waitFor(async () => expect(await button(canvas, createIt)).toHaveAttribute('aria-busy', 'true'));
    await expect(await button(canvas, createIt)).toHaveAttribute('aria-disabled', 'true');
    await press(canvas, createIt);
    await expect(await quiet(createInterviewLink)).toHaveLength(1);
    await isSilentAbout(/Интервью создано! Ссылка:/);
  },
};

/** The made link is shown. */
export const Created: Story = {
  parameters: {
    state: {
      ru: 'Ссылка создана',
      rule: 'interview-setup',
      shows: ['Интервью создано! Ссылка: https://meet.example/iv1'],
    },
  },
  play: async ({ canvas }) => {
    const writeText = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await press(canvas, createIt);
    await expect(await canvas.findByText('Интервью создано! Ссылка: https://meet.example/iv1')).toBeVisible();
    await press(canvas, 'Скопировать');
    await expect(await button(canvas, 'Скопировано')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('https://meet.example/iv1');
    await expect(await saved()).toHaveLength(1);
    await expect((await quiet(createInterviewLink)).map(({ body }) => body)).toEqual([{ vacancy_id: 'v1' }]);
    await isSilentAbout('Ошибка при создании ссылки на интервью');
  },
};

/** Three seconds after the link the dashboard opens. */
export const CreatedRedirectsAfter3s: Story = {
  parameters: { state: { ru: 'Создана: переход к обзору', rule: 'times', shows: ['Интервью создано! Ссылка:'] } },
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await press(canvas, createIt);
    await canvas.findByText(/Интервью создано!/);
    await clock.advance(2500);
    await expect(canvas.getByTestId('location').textContent).toBe('/employer/vacancy/v1/interview');
    await clock.advance(500);
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/employer/dashboard'));
  },
};

/** A link that could not be made says so, and one can try again. */
export const CreateLinkError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка создания ссылки',
      rule: 'interview-setup',
      shows: ['Ошибка при создании ссылки на интервью', 'Создать интервью'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(createInterviewLink, 500)),
  play: async ({ canvas }) => {
    await press(canvas, createIt);
    await says('Ошибка при создании ссылки на интервью');
    await expect(await button(canvas, createIt)).toBeEnabled();
    await isSilentAbout(/Интервью создано! Ссылка:/);
  },
};

/** An answer without a link is an error of its own. */
export const PublishError: Story = {
  parameters: {
    state: {
      ru: 'Ответ без ссылки: ошибка публикации',
      rule: 'interview-setup',
      shows: ['Ошибка при публикации интервью'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(createInterviewLink, {})),
  play: async ({ canvas }) => {
    await press(canvas, createIt);
    await says('Ошибка при публикации интервью');
    await isSilentAbout(/Интервью создано! Ссылка:/);
  },
};

/** Many long questions grow, and their numbers stay in line. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Много длинных вопросов', rule: 'interview-setup', shows: ['Переместить вопрос'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getVacancy, { ...frontend, title: longText }),
      mock.ok(listInterviewQuestions, {
        questions: Array.from({ length: 30 }, (_, index) => ({
          id: `q${index}`,
          text: `${index + 1}. ${'Расскажите подробно о вашем опыте. '.repeat(12)}`.slice(0, 400),
          order_index: index,
          ai_generated: index % 2 === 0,
        })),
      }),
    ),
  play: async ({ canvas }) => {
    const area = await box(canvas, 30);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
    await expect(area.clientHeight).toBeGreaterThan(60);
    const lefts = canvas
      .getAllByRole('button', { name: /^Переместить вопрос/ })
      .map((handle) => Math.round(handle.getBoundingClientRect().left));
    await expect(new Set(lefts).size).toBe(1);
    await noHorizontalScroll();
  },
};

/** On a phone the buttons take the whole width. */
export const Mobile390: Story = {
  ...stored([first, second]),
  parameters: { state: { ru: 'Настройка на телефоне', rule: 'interview-setup', shows: ['Создать интервью'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const create = (await button(canvas, createIt)).getBoundingClientRect();
    const save = (await button(canvas, 'Сохранить')).getBoundingClientRect();
    await expect(create.right - save.left).toBeGreaterThanOrEqual(document.documentElement.clientWidth - 40);
    await noHorizontalScroll();
  },
};

/** Questions are moved with arrows and with the pointer. */
export const Reordered: Story = {
  ...stored([first, second, { id: 'q3', text: 'Ваш график?', order_index: 2, ai_generated: false }]),
  parameters: { state: { ru: 'Вопросы переставлены', rule: 'interview-setup', shows: ['Ваш график?'] } },
  play: async ({ canvas }) => {
    (await button(canvas, 'Переместить вопрос 1')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(texts(canvas)).toEqual(['Почему вы выбрали нас?', 'Расскажите о вашем опыте', 'Ваш график?']);
    await expect(await button(canvas, 'Переместить вопрос 2')).toHaveFocus();
    await expect(await canvas.findByText('Вопрос теперь на месте 2 из 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(texts(canvas)).toEqual(['Почему вы выбрали нас?', 'Ваш график?', 'Расскажите о вашем опыте']);

    const handle = await button(canvas, 'Переместить вопрос 3');
    const top = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect();
    await fireEvent.pointerDown(handle, { button: 0, clientY: handle.getBoundingClientRect().top });
    await fireEvent.pointerMove(document, { clientY: (top?.top ?? 0) + 2 });
    await waitFor(() => expect(texts(canvas)[0]).toBe('Расскажите о вашем опыте'));
    await fireEvent.pointerUp(document);
    await press(canvas, 'Сохранить');
    await says('Вопросы успешно сохранены');
    await expect((await saved())[0]?.map(({ text, order_index }) => [order_index, text])).toEqual([
      [0, 'Расскажите о вашем опыте'],
      [1, 'Почему вы выбрали нас?'],
      [2, 'Ваш график?'],
    ]);
  },
};
