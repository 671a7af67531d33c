import { getCurrentUser, listInterviewAnswers } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, isSilentAbout, longText, noHorizontalScroll, page, sent } from '@kasb/kit/stories';
import { Page } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { first, second, submissions } from '../../stories/fixtures.ts';
import { InterviewAnswers } from './InterviewAnswers.tsx';

/** Half a second of silence, so that the players have something to play. */
function silence(): string {
  const samples = 4000;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let index = 0; index < samples; index += 1) view.setUint8(44 + index, 128);
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }));
}

const playable = () => ({
  items: submissions.items.map((item) => ({
    ...item,
    answers: item.answers.map((answer) =>
      'media' in answer ? { ...answer, media: { ...answer.media, url: silence() } } : answer,
    ),
  })),
});

const meta = {
  title: 'Interview/Answers',
  component: InterviewAnswers,
  tags: ['snapshot'],
  args: { vacancyId: 'v1' },
  parameters: { host: { path: '/employer/vacancies/v1' } },
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(listInterviewAnswers, playable())),
} satisfies Meta<typeof InterviewAnswers>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The answers of one candidate, question by question, as video and text. */
export const Default: Story = {
  parameters: {
    state: { ru: 'Ответы одного кандидата', rule: 'interview-answers', shows: ['Ответ на вопрос 1', '<b>Правда'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('listitem')).filter((item) => item.closest('ol'));
    await expect(rows).toHaveLength(2);
    await expect(await within(rows[0] as HTMLElement).findByText(first.text)).toBeVisible();
    await expect(within(rows[0] as HTMLElement).getByLabelText('Ответ на вопрос 1')).toHaveProperty('tagName', 'VIDEO');
    await expect(await within(rows[1] as HTMLElement).findByText(second.text)).toBeVisible();
    // What a candidate writes is text, never markup.
    await expect(await within(rows[1] as HTMLElement).findByText(/<b>Правда<\/b>/)).toBeVisible();
    await expect(await canvas.findByText(/Отправлено 15\.06\.2025, 12:30/)).toBeVisible();
    await expect(canvas.queryByText(/не подтверждён/)).toBeNull();
  },
};

/** As a browser's recorder wrote them: four seconds, and no word of that in the file. A large one is played first. */
export const LengthUnknown: Story = {
  parameters: { state: { ru: 'Запись без длительности', rule: 'interview-answers', shows: ['Ответ на вопрос 1'] } },
  beforeEach: ({ msw }) => {
    const url = new URL('../../model/recordings/audio.webm', import.meta.url).href;
    const items = submissions.items.slice(0, 1).map((item) => ({
      ...item,
      answers: item.answers.map(({ question_id, question, order_index }) => ({
        question_id,
        question,
        order_index,
        media: { url, type: 'audio/webm', size: question_id === 'q1' ? 9121 : 40_000_000 },
      })),
    }));
    msw.use(mock.ok(listInterviewAnswers, { items }));
  },
  play: async ({ canvas }) => {
    const small: HTMLAudioElement = await canvas.findByLabelText('Ответ на вопрос 1');
    await waitFor(() => expect(small.duration).toBeCloseTo(4, 0));
    await waitFor(() => expect([small.currentTime, small.seeking, small.paused]).toEqual([0, false, true]));

    const large: HTMLAudioElement = await canvas.findByLabelText('Ответ на вопрос 2');
    await waitFor(() => expect(large.duration).toBe(Infinity));
    large.muted = true;
    // The look for the length ends this first attempt, and plays again.
    await large.play().catch(() => undefined);
    await waitFor(() => expect(large.duration).toBeCloseTo(4, 0));
    await waitFor(() => expect([large.currentTime > 0, large.paused]).toEqual([true, false]));
    large.pause();
  },
};

/** A phone that the candidate only typed is told as not confirmed. */
export const Unconfirmed: Story = {
  parameters: {
    state: {
      ru: 'Телефон не подтверждён',
      rule: 'interview-answers',
      shows: ['Номер указан кандидатом, не подтверждён'],
    },
  },
  beforeEach: ({ msw }) => {
    const items = playable().items.map((item) => ({ ...item, is_confirmed: false }));
    msw.use(mock.ok(listInterviewAnswers, { items }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Номер указан кандидатом, не подтверждён')).toBeVisible();
    await expect(await canvas.findByText(/\+998 \(90\) 765-43-21/)).toBeVisible();
  },
};

/** Another candidate's answers, one by voice and one missing. */
export const AnotherCandidate: Story = {
  parameters: {
    state: {
      ru: 'Ответы другого кандидата',
      rule: 'interview-answers',
      shows: ['Кандидат не ответил на этот вопрос', 'Мадина Алиева'],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Кандидаты' }));
    await userEvent.click(await page().findByRole('option', { name: 'Мадина Алиева' }));
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText('Ответ на вопрос 1')).toHaveProperty('tagName', 'AUDIO'));
    await expect(await canvas.findByText('Кандидат не ответил на этот вопрос')).toBeVisible();
  },
};

/** Within one application only its candidate's answers are shown. */
export const OfOneApplication: Story = {
  parameters: {
    state: { ru: 'Ответы одной заявки', rule: 'interview-answers', shows: ['Кандидат не ответил на этот вопрос'] },
  },
  args: { applicationId: 'ap2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Мадина Алиева/)).toBeVisible();
    await isSilentAbout(/Дилшод/);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** A candidate who has not answered yet is told as such. */
export const NotYetByThisOne: Story = {
  parameters: {
    state: {
      ru: 'Кандидат ещё не ответил',
      rule: 'interview-answers',
      shows: ['Этот кандидат ещё не прошёл интервью'],
    },
  },
  args: { applicationId: 'ap9' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Настроить интервью' })).toHaveAttribute(
        'href',
        '/employer/vacancy/v1/interview?application=ap9',
      ),
    );
    await expect(await canvas.findByText('Этот кандидат ещё не прошёл интервью')).toBeVisible();
  },
};

/** A recording whose address ran out gets a new one. */
export const AddressRanOut: Story = {
  parameters: { state: { ru: 'Адрес записи устарел', rule: 'interview-answers', shows: ['Ответ на вопрос 1'] } },
  play: async ({ canvas }) => {
    await fireEvent.error(await canvas.findByLabelText('Ответ на вопрос 1'));
    await expect(await canvas.findByText('Запись не открылась: адрес мог устареть.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Обновить адрес' }));
    await expect(await canvas.findByLabelText('Ответ на вопрос 1')).toBeVisible();
    await sent(listInterviewAnswers, 2);
  },
};

/** Without answers the block leads to the setup. */
export const Empty: Story = {
  parameters: { state: { ru: 'Ответов нет', rule: 'interview-answers', shows: ['Ответов пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listInterviewAnswers, { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ответов пока нет')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Настроить интервью' })).toHaveAttribute(
        'href',
        '/employer/vacancy/v1/interview',
      ),
    );
  },
};

/** Answers that did not load can be tried again. */
export const Failed: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки ответов',
      rule: 'interview-answers',
      shows: ['Не получилось загрузить ответы.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listInterviewAnswers, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить ответы.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** Answers that load at the second try are shown. */
export const LoadRetried: Story = {
  ...Failed,
  parameters: {
    state: { ru: 'Ответы загрузились со второй попытки', rule: 'failed-lists', shows: ['Ответ на вопрос 1'] },
  },
  play: async ({ canvas, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Повторить' });
    msw.use(mock.ok(listInterviewAnswers, playable()));
    await userEvent.click(retry);
    await expect(await canvas.findByText(first.text)).toBeVisible();
  },
};

/** While answers are on their way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка ответов', rule: 'interview-answers', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listInterviewAnswers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

/** Long names and answers wrap on a phone. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Длинные ответы', rule: 'interview-answers', shows: ['Настроить интервью'] } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listInterviewAnswers, {
        items: [
          {
            id: 's1',
            name: longText,
            answers: [{ question_id: 'q1', question: longText, order_index: 0, text: `${longText} ${longText}` }],
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(new RegExp(longText.slice(0, 20)))).length).toBeGreaterThan(1);
    await noHorizontalScroll();
  },
};
