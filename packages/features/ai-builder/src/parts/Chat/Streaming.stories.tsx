import { sendChatMessage } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AiBuilder } from '../../screens/AiBuilder/AiBuilder.tsx';
import {
  builderHandlers,
  builderStory,
  chatBox,
  greeted,
  isSilent,
  log,
  say,
  sendButton,
  streams,
} from '../../stories/builderStory.tsx';
import type { Canvas } from '../../stories/builderStory.tsx';
import { greeting } from '../../stories/fixtures.ts';

const meta = {
  title: 'AiBuilder/Chat/Streaming',
  component: AiBuilder,
  ...builderStory,
  tags: ['snapshot', 'service-worker'],
} satisfies Meta<typeof AiBuilder>;

export default meta;

type Story = StoryObj<typeof meta>;

const words = ['Понятно, повар. ', 'Чем он будет ', 'заниматься'];
const whole = { message: 'Понятно, повар. Чем он будет заниматься?', jobData: { title: 'Повар' } };
const stop = { name: 'Остановить' };

/** Handlers whose first turn greets and whose later ones answer as given, in turn. */
function answering(...answers: (() => Response | typeof whole)[]) {
  let turn = 0;
  return [
    mock.ok(sendChatMessage, () =>
      turn++ === 0 ? greeting : (answers[Math.min(turn - 2, answers.length - 1)]?.() ?? greeting),
    ),
    ...builderHandlers(),
  ];
}

/** A model's words are shown as they come, and can be stopped. */
export const WordsCome: Story = {
  parameters: {
    state: {
      ru: 'Слова приходят по мере ответа',
      rule: 'builder-chat',
      shows: ['Понятно, повар. Чем он будет заниматься', 'Остановить'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(...answering(() => streams(words, 'never'))),
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await expect(await canvas.findByText('Понятно, повар. Чем он будет заниматься')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', stop)).toBeEnabled());
    await expect(sendButton(canvas)).toBeDisabled();
    await isSilent(canvas);
  },
};

/** An answer whose words come when the story says so. */
function dictated() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    answer: () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    dictate: (words: string) =>
      void writer.write(new TextEncoder().encode(`event: words\ndata: ${JSON.stringify(words)}\n\n`)),
  };
}

const toNewest = { name: 'К новым сообщениям' };
const long = (word: string) => Array.from({ length: 400 }, (_, index) => `${word} ${index + 1}`).join(' ');
/** One goes some pixels up to what was said before while the answer comes, and it goes on coming. */
async function readBack(canvas: Canvas, dictate: (words: string) => void, distance: number) {
  await greeted(canvas);
  await say(canvas, 'Нужен повар');
  dictate(long('сначала'));
  await expect(await canvas.findByText(/сначала 400/)).toBeVisible();
  const box = await chatBox(canvas);
  await expect(box.scrollTop).toBe(0);
  box.scrollTop = -distance;
  const place = canvas.getByRole('log').getBoundingClientRect().top;
  dictate(long('потом'));
  await expect(await canvas.findByText(/потом 400/)).toBeInTheDocument();
  await expect(canvas.getByRole('log').getBoundingClientRect().top).toBeCloseTo(place, 0);
  return box;
}

/** Who reads what was said before is left there while an answer comes, with a way to its end. */
export const ReadingBack: Story = {
  parameters: {
    state: { ru: 'Чтение прежних сообщений во время ответа', rule: 'builder-chat', shows: ['К новым сообщениям'] },
  },
  play: async ({ canvas, msw }) => {
    const { answer, dictate } = dictated();
    msw.use(...answering(answer));
    await readBack(canvas, dictate, 700);
    await expect(await canvas.findByRole('button', toNewest)).toBeVisible();
  },
};

/** The way to the newest message leads there, and one reads along again. */
export const BackAtNewest: Story = {
  parameters: {
    state: { ru: 'Возврат к новым сообщениям', rule: 'builder-chat', shows: ['Нужен повар', 'Остановить'] },
  },
  play: async ({ canvas, msw }) => {
    const { answer, dictate } = dictated();
    msw.use(...answering(answer));
    // As far as one press of an arrow goes.
    const box = await readBack(canvas, dictate, 40);
    await userEvent.click(await canvas.findByRole('button', toNewest));
    await waitFor(() => expect(canvas.queryByRole('button', toNewest)).toBeNull());
    await expect(box.scrollTop).toBe(0);
    // From there on one reads along again.
    dictate(' наконец');
    await expect(await canvas.findByText(/наконец/)).toBeVisible();
    await expect(box.scrollTop).toBe(0);
  },
};

/** The whole answer stands where its words came. */
export const AnswerIsWhole: Story = {
  parameters: {
    state: { ru: 'Ответ пришёл целиком', rule: 'builder-chat', shows: ['Понятно, повар. Чем он будет заниматься?'] },
  },
  beforeEach: ({ msw }) => msw.use(...answering(() => streams(words, whole))),
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await expect(await log(canvas).findByText('Понятно, повар. Чем он будет заниматься?')).toBeVisible();
    await expect(canvas.queryByRole('button', stop)).toBeNull();
  },
};

/** A stopped answer keeps the words that had come, and says so. */
export const StoppedHalfWay: Story = {
  parameters: {
    state: {
      ru: 'Ответ остановлен на полуслове',
      rule: 'builder-chat',
      shows: ['Понятно, повар. Чем он будет заниматься', 'Ответ остановлен'],
    },
  },
  beforeEach: ({ msw }) => msw.use(...answering(() => streams(words, 'never'))),
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await expect(await canvas.findByText('Понятно, повар. Чем он будет заниматься')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', stop));
    await expect(await log(canvas).findByText('Понятно, повар. Чем он будет заниматься')).toBeVisible();
    await expect(await log(canvas).findByText('Ответ остановлен')).toBeVisible();
    await expect(canvas.queryByRole('button', stop)).toBeNull();
  },
};

/** Trying again after a cut brings the answer. */
export const CutThenAnswered: Story = {
  parameters: {
    state: {
      ru: 'После обрыва ответ пришёл',
      rule: 'builder-chat',
      shows: ['Понятно, повар. Чем он будет заниматься?'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...answering(
        () => streams(words, 'cut'),
        () => whole,
      ),
    ),
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await log(canvas).findByText('Понятно, повар. Чем он будет заниматься?')).toBeVisible();
    await expect(canvas.queryByText('Не удалось отправить сообщение. Попробуйте еще раз.')).toBeNull();
  },
};

/** An answer that is cut off can be asked for again. */
export const Cut: Story = {
  parameters: {
    state: {
      ru: 'Ответ оборвался',
      rule: 'builder-chat',
      shows: ['Не удалось отправить сообщение. Попробуйте еще раз.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(...answering(() => streams(words, 'cut'))),
  play: async ({ canvas }) => {
    await greeted(canvas);
    await say(canvas, 'Нужен повар');
    await expect(await canvas.findByText('Не удалось отправить сообщение. Попробуйте еще раз.')).toBeVisible();
    await expect(await log(canvas).findByText('Нужен повар')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Повторить' })).toBeEnabled());
  },
};
