import { getCurrentUser, listInterviewQuestions, saveInterviewQuestions } from '@kasb/contract';
import type { InterviewQuestionsBody, WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, fakeClock, isSilentAbout, quiet, says } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import { Page } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { first as made, second as written } from '../../stories/fixtures.ts';
import { VacancyQuestions } from './VacancyQuestions.tsx';

const meta = {
  title: 'Vacancies/Questions',
  component: VacancyQuestions,
  tags: ['snapshot'],
  args: { vacancyId: 'v1' },
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
  beforeEach: ({ msw }) => {
    let stored: WireAnswerOf<typeof listInterviewQuestions> = { questions: [made, written] };
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listInterviewQuestions, () => stored),
      mock.ok(saveInterviewQuestions, ({ body }) => {
        stored = {
          questions: (body as InterviewQuestionsBody).questions.map((question, index) => ({
            ...question,
            id: `n${index}`,
          })),
        };
        return {};
      }),
    );
  },
} satisfies Meta<typeof VacancyQuestions>;

export default meta;

type Story = StoryObj<typeof meta>;

const first = 'Расскажите о вашем опыте';
const second = 'Почему вы выбрали нас?';
const failing: Pick<Story, 'beforeEach'> = { beforeEach: ({ msw }) => msw.use(mock.fail(saveInterviewQuestions, 500)) };
const saved = async () =>
  (await quiet(saveInterviewQuestions)).map(({ body }) => (body as InterviewQuestionsBody).questions);
const bannerOf = (canvas: Canvas, text: string) => canvas.getByText(text).closest('[data-tone]');
const fieldOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Новый вопрос' });

async function add(canvas: Canvas, text: string) {
  await canvas.findByText(first);
  await userEvent.type(await fieldOf(canvas), text);
  await userEvent.click(await canvas.findByRole('button', { name: 'Добавить' }));
}

async function edit(canvas: Canvas, text: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Изменить вопрос 1' }));
  const area = await canvas.findByRole('textbox', { name: 'Вопрос 1' });
  await userEvent.clear(area);
  await userEvent.type(area, text);
  await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
}

const deleteSecond = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Удалить вопрос 2' }));

/** The questions in their order, the made one with its badge. */
export const Default: Story = {
  parameters: { state: { ru: 'Вопросы по порядку', rule: 'vacancy-questions', shows: ['Добавить'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first)).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(
      within(rows[0] as HTMLElement)
        .getByText('AI')
        .closest('[data-tone]'),
    ).toHaveAttribute('data-tone', 'promote');
    await expect(rows[1]).toHaveTextContent(second);
    await expect(within(rows[1] as HTMLElement).queryByText('AI')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Добавить' })).toBeDisabled());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Настроить' })).toHaveAttribute('href', '/employer/vacancy/v1/interview'),
    );
  },
};

/** While questions are on their way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка вопросов', rule: 'vacancy-questions', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listInterviewQuestions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Вопросов пока нет');
  },
};

/** No questions, or none that loaded, read the same. */
export const EmptyOrFailed: Story = {
  parameters: { state: { ru: 'Вопросов нет или ошибка загрузки', rule: 'failed-lists', shows: ['Вопросов пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(listInterviewQuestions, 500, { error: 'Ошибка базы' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вопросов пока нет')).toBeVisible();
    await isSilentAbout(/Ошибка/);

    // What could not be read is not overwritten.
    await userEvent.type(await fieldOf(canvas), 'Ваш график?');
    const clock = fakeClock({ isRunning: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить' }));
    await says('Ошибка базы');
    await expect(await saved()).toEqual([]);
    await expect(await fieldOf(canvas)).toHaveValue('Ваш график?');
    await clock.advance(3000);
    await waitFor(() => isSilentAbout(/Ошибка/));
  },
};

/** Spaces are no question. */
export const AddDisabledForSpaces: Story = {
  parameters: { state: { ru: 'Пробелы — не вопрос', rule: 'vacancy-questions', shows: ['Добавить'] } },
  play: async ({ canvas }) => {
    await userEvent.type(await fieldOf(canvas), '   ');
    await expect(await fieldOf(canvas)).toHaveValue('   ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Добавить' })).toBeDisabled());
  },
};

/** An added question is trimmed, saved with the rest and announced. */
export const Added: Story = {
  parameters: { state: { ru: 'Вопрос добавлен', rule: 'vacancy-questions', shows: ['Вопрос добавлен'] } },
  play: async ({ canvas }) => {
    await add(canvas, '  Ваш график?  ');
    await says('Вопрос добавлен');
    await expect(bannerOf(canvas, 'Вопрос добавлен')).toHaveAttribute('data-tone', 'positive');
    await expect(await canvas.findByText('Ваш график?')).toBeVisible();
    await expect(await saved()).toEqual([
      [
        { text: first, order_index: 0, ai_generated: true },
        { text: second, order_index: 1, ai_generated: false },
        { text: 'Ваш график?', order_index: 2, ai_generated: false },
      ],
    ]);
    await expect(await fieldOf(canvas)).toHaveValue('');
    await isSilentAbout('Ошибка при добавлении вопроса');
  },
};

/** A question that could not be added says so in red. */
export const AddError: Story = {
  tags: ['gate'],
  ...failing,
  parameters: {
    state: { ru: 'Ошибка добавления', rule: 'vacancy-questions', shows: ['Ошибка при добавлении вопроса'] },
  },
  play: async ({ canvas }) => {
    await add(canvas, 'Ваш график?');
    await says('Ошибка при добавлении вопроса');
    await expect(bannerOf(canvas, 'Ошибка при добавлении вопроса')).toHaveAttribute('data-tone', 'critical');
    await expect(await fieldOf(canvas)).toHaveValue('Ваш график?');
    await isSilentAbout('Вопрос добавлен');
  },
};

/** A changed question is saved and announced. */
export const Updated: Story = {
  parameters: { state: { ru: 'Вопрос изменён', rule: 'vacancy-questions', shows: ['Вопрос обновлен'] } },
  play: async ({ canvas }) => {
    await edit(canvas, 'Опишите ваш опыт');
    await says('Вопрос обновлен');
    await expect(bannerOf(canvas, 'Вопрос обновлен')).toHaveAttribute('data-tone', 'positive');
    await expect(await canvas.findByText('Опишите ваш опыт')).toBeVisible();
    await expect((await saved())[0]?.[0]).toEqual({ text: 'Опишите ваш опыт', order_index: 0, ai_generated: true });
    await isSilentAbout(first);
  },
};

/** A question emptied by a change is not saved. */
export const EmptyTextNotSaved: Story = {
  parameters: {
    state: { ru: 'Пустой вопрос не сохраняется', rule: 'vacancy-questions', shows: ['Расскажите о вашем опыте'] },
  },
  play: async ({ canvas }) => {
    await edit(canvas, '   ');
    await expect(await canvas.findByText(first)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Вопрос 1' })).toBeNull();
    await expect(await saved()).toEqual([]);
    await isSilentAbout('Вопрос обновлен');
  },
};

/** A change that failed says so in red. */
export const UpdateError: Story = {
  ...failing,
  parameters: {
    state: { ru: 'Ошибка изменения', rule: 'vacancy-questions', shows: ['Ошибка при сохранении вопроса'] },
  },
  play: async ({ canvas }) => {
    await edit(canvas, 'Опишите ваш опыт');
    await says('Ошибка при сохранении вопроса');
    await expect(bannerOf(canvas, 'Ошибка при сохранении вопроса')).toHaveAttribute('data-tone', 'critical');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Вопрос 1' })).toHaveValue('Опишите ваш опыт'));
    await isSilentAbout('Вопрос обновлен');
  },
};

/** A deleted question is gone and announced. */
export const Deleted: Story = {
  parameters: { state: { ru: 'Вопрос удалён', rule: 'vacancy-questions', shows: ['Вопрос удален'] } },
  play: async ({ canvas }) => {
    await deleteSecond(canvas);
    await says('Вопрос удален');
    await expect(bannerOf(canvas, 'Вопрос удален')).toHaveAttribute('data-tone', 'positive');
    await waitFor(() => isSilentAbout(second));
    await expect(await saved()).toEqual([[{ text: first, order_index: 0, ai_generated: true }]]);
  },
};

/** A deletion that failed says so, and the question stays. */
export const DeleteError: Story = {
  ...failing,
  parameters: { state: { ru: 'Ошибка удаления', rule: 'vacancy-questions', shows: ['Ошибка при удалении вопроса'] } },
  play: async ({ canvas }) => {
    await deleteSecond(canvas);
    await says('Ошибка при удалении вопроса');
    await expect(bannerOf(canvas, 'Ошибка при удалении вопроса')).toHaveAttribute('data-tone', 'critical');
    await expect(await canvas.findByText(second)).toBeVisible();
    await isSilentAbout('Вопрос удален');
  },
};

/** The message goes after three seconds. */
export const MessageGoneAfter3s: Story = {
  parameters: { state: { ru: 'Сообщение погасло', rule: 'times', shows: ['Расскажите о вашем опыте'] } },
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await deleteSecond(canvas);
    await says('Вопрос удален');
    await userEvent.hover(document.body);
    await clock.advance(3000);
    await waitFor(() => isSilentAbout('Вопрос удален'));
    await expect(await canvas.findByText(first)).toBeVisible();
  },
};
