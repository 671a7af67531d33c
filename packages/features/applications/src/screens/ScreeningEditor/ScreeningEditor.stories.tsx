import { getCurrentUser, getScreening, saveScreening } from '@kasb/contract';
import type { ScreeningBody } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, longText, noHorizontalScroll, quiet, says, sent } from '@kasb/kit/stories';
import { Page } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ScreeningEditor } from './ScreeningEditor.tsx';

const questions = [
  { id: 'sq1', text: 'Есть права категории C?', kind: 'yes_no', is_required: true, wanted: 'yes' },
  { id: 'sq2', text: 'Сколько лет водите?', kind: 'number', is_required: false },
];

const meta = {
  title: 'Applications/Screening',
  component: ScreeningEditor,
  tags: ['snapshot'],
  args: { vacancyId: 'v1' },
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(getScreening, { questions }),
      mock.ok(saveScreening, { questions }),
    ),
} satisfies Meta<typeof ScreeningEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
const sentBody = async () => (await sent(saveScreening)).body as ScreeningBody;
const none: Pick<Story, 'beforeEach'> = { beforeEach: ({ msw }) => msw.use(mock.ok(getScreening, { questions: [] })) };

/** Questions stand with how each is answered, whether it is required and which answer is looked for. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Вопросы с ответами',
      rule: 'screening',
      shows: [
        'Вопросы к отклику',
        'Да/нет',
        'Обязательный',
        'Никого не отсеиваем: ответы только отмечаются.',
        'Добавить вопрос',
      ],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Вопрос 1/ })).toHaveValue('Есть права категории C?'),
    );
    await expect(await canvas.findByRole('heading', { name: 'Вопросы к отклику' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: 'Обязательный' })[0]).toBeChecked();
    await expect(await canvas.findByText('Никого не отсеиваем: ответы только отмечаются.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Добавить вопрос' })).toBeVisible();
    await expect((await canvas.findAllByText('Да/нет'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  },
};

/** The block's geometry while the questions load. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка', rule: 'screening' } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getScreening)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

/** The questions did not load: the block says so and can be asked again. */
export const LoadFails: Story = {
  parameters: {
    state: { ru: 'Не загрузились', rule: 'screening', shows: ['Не получилось загрузить вопросы.', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getScreening, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить вопросы.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** The first question is being written: yes or no is offered. */
export const Empty: Story = {
  ...none,
  parameters: { state: { ru: 'Вопросов нет, пишется первый', rule: 'screening', shows: ['Как отвечают', 'Да/нет'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить вопрос' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Вопрос 1/ })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Как отвечают' })).toHaveTextContent('Да/нет'));
  },
};

/** The list was saved, and nothing is left to save. */
export const Saved: Story = {
  ...none,
  parameters: { state: { ru: 'Сохранены', rule: 'screening', shows: ['Вопросы сохранены'] } },
  play: async ({ canvas, context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить вопрос' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Вопрос 1/ }), 'Есть права категории C?');
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Какой ответ нужен' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Да' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Обязательный' }));
    context.msw.use(mock.ok(getScreening, { questions: questions.slice(0, 1) }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect(await sentBody()).toEqual({
      questions: [{ text: 'Есть права категории C?', kind: 'yes_no', isRequired: true, wanted: 'yes' }],
    });
    await says('Вопросы сохранены');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull());
  },
};

/** A question was taken out, the rest is saved. */
export const Removed: Story = {
  parameters: { state: { ru: 'Вопрос удалён', rule: 'screening' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить вопрос 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect((await sentBody()).questions.map(({ id }) => id)).toEqual(['sq2']);
  },
};

/** A question about sex, age or origin is refused, and its words stay. */
export const UnfairQuestion: Story = {
  parameters: {
    state: {
      ru: 'Нечестный вопрос',
      rule: 'screening',
      shows: ['Так спрашивать нельзя: вопрос касается пола, возраста или происхождения'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getScreening, { questions: [] }), mock.fail(saveScreening, 'questionForbidden')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить вопрос' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Вопрос 1/ }), 'Сколько вам лет?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect(
      await canvas.findByText('Так спрашивать нельзя: вопрос касается пола, возраста или происхождения'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Вопрос 1/ })).toHaveValue('Сколько вам лет?'));
  },
};

/** A choice without two options is not sent. */
export const ChoiceNeedsOptions: Story = {
  ...none,
  parameters: { state: { ru: 'Выбор без вариантов', rule: 'screening', shows: ['Укажите от 2 до 6 вариантов'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить вопрос' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Вопрос 1/ }), 'Какая смена?');
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Как отвечают' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Выбор' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Варианты/ }), 'День');
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText('Укажите от 2 до 6 вариантов')).toBeVisible();
    await expect(await quiet(saveScreening)).toHaveLength(0);
  },
};

/** A long question on a phone leaves no sideways scroll. */
export const LongTexts: Story = {
  parameters: { state: { ru: 'Длинный вопрос на телефоне', rule: 'screening' } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getScreening, { questions: [{ ...questions[0], id: 'sq9', text: longText }] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Вопрос 1/ });
    await noHorizontalScroll();
  },
};
