import {
  countCandidateApplications,
  getCandidateApplication,
  listCandidateApplications,
  listResumes,
  markResponseSeen,
  respondToVacancy,
  sendCandidateMessage,
  updateCandidateApplication,
  withdrawApplication,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { isSilentAbout, noHorizontalScroll, page, phone, says, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  considered,
  hired,
  invited,
  message,
  opened,
  refused,
  sentOnly,
  silent,
  withdrawn,
} from '../../stories/fixtures.ts';
import type { WireResponse } from '../../stories/fixtures.ts';
import { frontend, typesetter } from '../../stories/resumes.ts';
import { useViewInAddress } from '../../stories/useViewInAddress.ts';
import { CandidateApplications } from './Applications.tsx';
import type { CandidateApplicationsProps } from './Applications.tsx';

const path = '/my/applications';

function ApplicationsWithAddress({ view }: Pick<CandidateApplicationsProps, 'view'>) {
  return <CandidateApplications {...useViewInAddress(path, view)} />;
}

/** A provider with these responses, by filter. */
const provider = (active: readonly WireResponse[], closed: readonly WireResponse[] = []) => [
  mock.ok(countCandidateApplications, { active: active.length, waiting: active.length && 2, closed: closed.length }),
  mock.ok(listCandidateApplications, ({ query }) => ({
    items: query.filter === 'closed' ? [...closed] : query.filter === 'waiting' ? [] : [...active],
  })),
  mock.ok(
    getCandidateApplication,
    ({ params }) => [...active, ...closed].find(({ id }) => id === params.id) ?? invited,
  ),
];

const meta = {
  title: 'Candidate/Applications',
  component: ApplicationsWithAddress,
  tags: ['snapshot'],
  args: { view: { filter: 'active', applicationId: '' } },
  parameters: { host: { path } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...provider([invited, considered, opened, sentOnly, silent], [refused, hired])),
} satisfies Meta<typeof ApplicationsWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Responses stand with where each came to and what is next, the first is open with its steps and its interview. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Отклики и открытый рядом',
      rule: 'candidate-responses',
      shows: ['Отклики', 'Активные', 'Нет ответа 14 дней', 'Начать интервью', 'Отозвать отклик'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Отклики' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(5));
    await expect(await canvas.findByText('Показано 5 из 5')).toBeVisible();
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    for (const [index, words] of [
      ['Интервью', 'Пройдите видеоинтервью до 23 июня'],
      ['На рассмотрении', 'Новое сообщение'],
      ['Просмотрен', 'Открыли вчера. Обычно отвечают за 1 день'],
      ['Отправлен', 'Ещё не открыли'],
      ['Просмотрен', 'Нет ответа 14 дней'],
    ].entries())
      for (const word of words) await expect(rows[index]).toContain(word);
    const steps = within(await canvas.findByRole('list', { name: 'Этап отклика' }));
    await expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Отправлен',
      'Просмотрен',
      'Интервью',
      'Решение',
    ]);
    await waitFor(() =>
      expect(steps.getByText('Интервью').closest('[aria-current]')).toHaveAttribute('aria-current', 'step'),
    );
    await expect(await canvas.findByRole('button', { name: 'Начать интервью' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Отозвать отклик' })).toBeVisible();
    for (const chip of ['Активные 5', 'Ждут вас 2', 'Завершённые 2'])
      await expect(await canvas.findByRole('button', { name: chip })).toBeVisible();
    await expect(await canvas.findByText('7 откликов, 2 ждут вас')).toBeVisible();
  },
};

/** On a phone the open response stands in place of the list, with a way back. */
export const Mobile390Detail: Story = {
  parameters: {
    state: { ru: 'Отклик на телефоне', rule: 'candidate-responses', shows: ['К откликам', 'Сообщения и история'] },
  },
  globals: phone,
  beforeEach: ({ msw }) => msw.use(...provider([invited])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Frontend-разработчик/ }));
    await expect(await canvas.findByRole('link', { name: 'К откликам' })).toBeVisible();
    await expect(await canvas.findByText('Сообщения и история')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Напишите работодателю' })).toBeVisible();
    await expect(await canvas.findByText('До 23 июня. Можно с телефона.')).toBeVisible();
    await expect(await canvas.findByText('12 июн')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Завершённые/ })).toBeNull();
    await noHorizontalScroll();
  },
};

/** While responses load a skeleton stands, and nothing says that there are none. */
export const Loading: Story = {
  parameters: { state: { ru: 'Отклики едут', rule: 'candidate-responses', shows: ['Отклики', 'Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listCandidateApplications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Откликов пока нет');
  },
};

/** Before the first response the list says so and leads to the vacancies. */
export const Empty: Story = {
  parameters: {
    state: { ru: 'Откликов ещё нет', rule: 'candidate-responses', shows: ['Откликов пока нет', 'Найти работу'] },
  },
  beforeEach: ({ msw }) => msw.use(...provider([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Откликов пока нет')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Найти работу' })).toHaveAttribute('href', '/vacancies'),
    );
  },
};

/** A filter that leaves nothing says so and leads back to the active ones. */
export const NothingWaits: Story = {
  parameters: {
    state: { ru: 'Никто не ждёт', rule: 'candidate-responses', shows: ['Здесь пока пусто', 'Показать активные'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ждут вас/ }));
    await expect(await canvas.findByText('Здесь пока пусто')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Показать активные' })).toBeVisible();
  },
};

/** Responses that did not load say so, with a retry. */
export const Failed: Story = {
  parameters: {
    state: {
      ru: 'Отклики не загрузились',
      rule: 'candidate-responses',
      shows: ['Не получилось загрузить отклики.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listCandidateApplications, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить отклики.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await isSilentAbout('Откликов пока нет');
  },
};

/** An address of a response that is not there says so beside the list. */
export const OneIsGone: Story = {
  parameters: { state: { ru: 'Отклика нет', rule: 'candidate-responses', shows: ['Отклик не найден'] } },
  args: { view: { filter: 'active', applicationId: 'zzz' } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCandidateApplication, 'unknownResponse')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отклик не найден')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Курьер/ })).toBeVisible();
  },
};

/** What ended says how: refused, withdrawn, hired, and no reason of the employer. */
export const Closed: Story = {
  parameters: {
    state: { ru: 'Завершённые отклики', rule: 'candidate-responses', shows: ['Отказ', 'Отозван', 'Вас приняли'] },
  },
  beforeEach: ({ msw }) => msw.use(...provider([invited], [refused, { ...withdrawn, id: 'ap7' }, hired])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Завершённые/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    for (const [index, word] of ['Отказ', 'Отозван', 'Вас приняли'].entries())
      await expect(rows[index]).toContain(word);
    await expect((await canvas.findAllByText('Спасибо за отклик'))[0]).toBeVisible();
    await isSilentAbout('Мало опыта');
  },
};

/** A provider where what is written stays so. */
const talking = () => {
  let now: WireResponse = considered;
  return [
    mock.ok(listCandidateApplications, () => ({ items: [now] })),
    mock.ok(getCandidateApplication, () => now),
    mock.ok(markResponseSeen, () => {
      now = { ...now, unread_count: 0 };
      return {};
    }),
    mock.ok(sendCandidateMessage, ({ body }) => {
      const { text } = body as { text: string };
      const written = message('m2', 'candidate', text, '2025-06-16T08:59:00+05:00');
      now = { ...now, feed: [...(now.feed ?? []), written] };
      return written;
    }),
  ];
};

const write = async (canvas: Canvas, text: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Напишите работодателю' });
  await userEvent.type(field, text);
  await userEvent.click(await canvas.findByRole('button', { name: 'Отправить' }));
  return field;
};

/** A message to the employer stands in the feed, and the field is empty and ready for the next. */
export const MessageSent: Story = {
  parameters: { state: { ru: 'Сообщение отправлено', rule: 'messages', shows: ['Завтра в 15:00'] } },
  beforeEach: ({ msw }) => msw.use(...talking()),
  play: async ({ canvas }) => {
    const field = await write(canvas, 'Завтра в 15:00');
    await expect(await canvas.findByText('Завтра в 15:00', { ignore: 'textarea' })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    const { body, headers } = await sent(sendCandidateMessage);
    await expect(body).toEqual({ text: 'Завтра в 15:00' });
    await expect(headers.get('idempotency-key')).toBeTruthy();
    await sent(markResponseSeen);
  },
};

/** A message that did not leave says so and stays in the field. */
export const MessageFails: Story = {
  parameters: {
    state: { ru: 'Сообщение не ушло: нет связи', rule: 'messages', shows: ['Нет связи. Попробуйте ещё раз', 'Завтра'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.offline(sendCandidateMessage), ...talking()),
  play: async ({ canvas }) => {
    const field = await write(canvas, 'Завтра');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи. Попробуйте ещё раз'));
    await expect(field).toHaveValue('Завтра');
  },
};

/** After twenty messages of a day the next is refused and stays in the field. */
export const TooManyMessages: Story = {
  parameters: {
    state: { ru: 'Слишком много сообщений за день', rule: 'messages', shows: ['Не больше 20 сообщений в день'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(sendCandidateMessage, 'tooManyMessages'), ...talking()),
  play: async ({ canvas }) => {
    const field = await write(canvas, 'Завтра');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не больше 20 сообщений в день'));
    await expect(field).toHaveValue('Завтра');
  },
};

/** An offer asks for an answer, which leads to the field. */
export const Offer: Story = {
  parameters: {
    state: {
      ru: 'Предложение: ответьте работодателю',
      rule: 'candidate-responses',
      shows: ['Ответьте работодателю', 'Ответить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(...provider([{ ...opened, status: 'offer', next: { kind: 'offer' } }])),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ответить' }));
    const field = await canvas.findByRole('textbox', { name: 'Напишите работодателю' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect((await canvas.findAllByText('Ответьте работодателю'))[0]).toBeVisible();
  },
};

/** A provider where what is withdrawn stays so. */
const withdrawing = () => {
  let now: WireResponse = opened;
  return [
    mock.ok(listCandidateApplications, () => ({ items: [now] })),
    mock.ok(getCandidateApplication, () => now),
    mock.ok(withdrawApplication, () => (now = withdrawn)),
    mock.ok(respondToVacancy, () => (now = { ...opened, viewed_at: null })),
  ];
};

async function withdraw(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Отозвать отклик' }));
  const dialog = within(await page().findByRole('alertdialog', { name: 'Отозвать отклик?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Отозвать отклик' }));
  await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
}

/** A withdrawn response says so and can be sent again. */
export const Withdraw: Story = {
  parameters: {
    state: { ru: 'Отклик отозван', rule: 'withdrawal', shows: ['Отклик отозван', 'Отозван', 'Откликнуться снова'] },
  },
  beforeEach: ({ msw }) => msw.use(...withdrawing()),
  play: async ({ canvas }) => {
    await withdraw(canvas);
    await expect((await page().findAllByText('Отклик отозван'))[0]).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Откликнуться снова' })).toBeVisible();
    await expect(await sent(withdrawApplication)).toMatchObject({ path: '/candidate/applications/ap3/withdraw' });
    await expect(canvas.queryByRole('textbox', { name: 'Напишите работодателю' })).toBeNull();
  },
};

/** A response that was sent again can be withdrawn again. */
export const RespondedAgain: Story = {
  parameters: { state: { ru: 'Откликнулись снова', rule: 'withdrawal', shows: ['Отозвать отклик'] } },
  beforeEach: ({ msw }) => msw.use(...withdrawing()),
  play: async ({ canvas }) => {
    await withdraw(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Откликнуться снова' }));
    await expect(await canvas.findByRole('button', { name: 'Отозвать отклик' })).toBeVisible();
    await expect(await sent(respondToVacancy)).toMatchObject({ body: { vacancyId: 'v3' } });
  },
};

/** A withdrawal that is refused says why, and the response stays. */
export const WithdrawFails: Story = {
  parameters: { state: { ru: 'Отозвать не вышло', rule: 'withdrawal', shows: ['Отклик уже отозван'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(...provider([opened]), mock.fail(withdrawApplication, 'alreadyWithdrawn')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отозвать отклик' }));
    const dialog = within(await page().findByRole('alertdialog', { name: 'Отозвать отклик?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Отозвать отклик' }));
    await says('Отклик уже отозван');
  },
};

const editable = { ...sentOnly, can_edit: true, facts: { experience: '1_3', start: 'now' } } satisfies WireResponse;

const completing = (response: WireResponse) => {
  let now: WireResponse = response;
  return [
    mock.ok(listCandidateApplications, () => ({ items: [now] })),
    mock.ok(getCandidateApplication, () => now),
    mock.ok(listResumes, { items: [frontend, typesetter] }),
    mock.ok(updateCandidateApplication, ({ body }) => (now = { ...now, ...(body as Partial<WireResponse>) })),
  ];
};

async function writeMore(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Дополнить' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Сообщение работодателю' }), 'Могу завтра');
}

/** A response that nobody has opened gets a resume or facts, and a message. */
export const Completing: Story = {
  parameters: { state: { ru: 'Отклик дополняется', rule: 'completing', shows: ['Дополнить отклик', 'Сохранить'] } },
  beforeEach: ({ msw }) => msw.use(...completing(editable)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Дополнить' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Дополнить отклик' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Без резюме' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: 'Frontend-разработчик' })).not.toBeChecked();
    // One that nobody may see cannot be sent.
    await expect(canvas.queryByRole('radio', { name: 'Верстальщик' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('radio', { name: '1–3 года' })).toBeChecked());
    await expect(await canvas.findByRole('button', { name: 'Сохранить' })).toBeVisible();
  },
};

/** A response that was completed says so. */
export const Completed: Story = {
  ...Completing,
  parameters: { state: { ru: 'Отклик дополнен', rule: 'completing', shows: ['Отклик дополнен'] } },
  play: async ({ canvas }) => {
    await writeMore(canvas);
    await userEvent.click(await canvas.findByText('Frontend-разработчик'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect((await sent(updateCandidateApplication)).body).toEqual({
      message: 'Могу завтра',
      resumeId: 'rs1',
    });
    await says('Отклик дополнен');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull());
  },
};

/** Once the employer has opened it, it is completed no more, and what was typed stays. */
export const CompletedTooLate: Story = {
  parameters: {
    state: { ru: 'Дополнить поздно', rule: 'completing', shows: ['Работодатель уже открыл отклик: напишите ему'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateCandidateApplication, 'responseOpened'), ...completing(editable)),
  play: async ({ canvas }) => {
    await writeMore(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText('Работодатель уже открыл отклик: напишите ему')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Сообщение работодателю' })).toHaveValue('Могу завтра'),
    );
  },
};
