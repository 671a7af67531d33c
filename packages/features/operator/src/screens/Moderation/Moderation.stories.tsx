import {
  claimModeration,
  getModeration,
  listModerationQueue,
  listModerationReasons,
  moderateVacancy,
  nextModeration,
  problemStatuses,
  releaseModeration,
  reopenModeration,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { signedIn, waiting } from '../../stories/answers.ts';
import { moderator, support } from '../../stories/fixtures.ts';
import { decidedRow, first, other, queue, reasons } from '../../stories/queue.ts';
import { Frame } from '../Frame/Frame.tsx';
import { Moderation } from './Moderation.tsx';

const second = other('v2', 'Продавец-консультант');

/** The first, then the second one; it goes before a mock of decisions, whose path is as wide. */
const nextInTurn = mock.ok(nextModeration, ({ body }) =>
  (body as { skip: readonly string[] }).skip.includes('v1') ? second : first,
);

const at = (id: unknown) => (id === 'v2' ? second : first);

const meta = {
  title: 'Operator/Moderation',
  component: Moderation,
  parameters: { host: { path: '/operator/moderation' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(moderator),
      mock.ok(listModerationQueue, { items: queue }),
      nextInTurn,
      mock.ok(claimModeration, ({ params }) => at(params.id)),
      mock.ok(getModeration, ({ params }) => at(params.id)),
      mock.ok(moderateVacancy, first.vacancy),
      mock.ok(reopenModeration, first),
      mock.ok(releaseModeration, {}),
      mock.ok(listModerationReasons, { items: reasons }),
    ),
} satisfies Meta<typeof Moderation>;

export default meta;

type Story = StoryObj<typeof meta>;

const isAtHand = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible());
const begins = (canvas: Canvas) => isAtHand(canvas, 'Технолог швейного производства');
const nextIsThere = (canvas: Canvas) => isAtHand(canvas, 'Продавец-консультант');
const checkbox = (canvas: Canvas, name: string) => canvas.findByRole('checkbox', { name });
const commentOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Комментарий работодателю' });

/** The vacancy at hand beside what was approved, what the rules found, and the decisions. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Вакансия в руках: что изменилось',
      rule: 'moderation',
      shows: [
        'Очередь',
        'Технолог швейного производства',
        'Изменения',
        'Нашли правила',
        'Телефон в описании',
        'Одобрить',
        'На доработку',
        'Отклонить',
        'Пропустить',
      ],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await begins(canvas);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Изменения 4' })).toBeChecked());
    await expect(await canvas.findByText('30')).toBeVisible();
    await expect((await canvas.findAllByRole('deletion'))[0]).toHaveTextContent('7 000 000');
    await expect((await canvas.findAllByRole('insertion'))[0]).toHaveTextContent('9 000 000');
    await waitFor(() => expect(canvas.getByText('Одобрена').parentElement).toHaveTextContent('Одобрена, версия 3'));
    await says(/^Правила платформы, /);
    await waitFor(() =>
      expect(canvas.getByText(/^На доработку/, { selector: 'li *' }).parentElement).toHaveTextContent(
        'На доработку, версия 4',
      ),
    );
    await says(/^Нодира Юнусова, вчера/);
    await expect(await canvas.findByRole('button', { name: /Samarqand Textile.* 2 замечания/ })).toBeVisible();
    await says('Нашли правила');
    await expect(await canvas.findByRole('button', { name: /Телефон в описании Контакты открываются/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Одобрить' })).toHaveAttribute('aria-keyshortcuts', 'A'),
    );
    for (const name of ['На доработку', 'Отклонить', 'Пропустить'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    const list = within(await canvas.findByRole('complementary', { name: 'Очередь' }));
    await waitFor(() => expect(list.getByRole('button', { name: /Технолог/ })).toHaveAttribute('aria-current', 'true'));
  },
};

/** Nothing waits. */
export const Empty: Story = {
  parameters: { state: { ru: 'Очередь пуста', rule: 'moderation', shows: ['Очередь пуста'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listModerationQueue, ({ query }) => ({ items: query.state === 'decided' ? [decidedRow] : [] })),
      mock.ok(nextModeration, {}),
    ),
  play: async ({ canvas }) => {
    await says('Очередь пуста');
    await says(/^Последнее решение: .*08:40$/);
    await expect(canvas.queryByRole('button', { name: 'Одобрить' })).toBeNull();
  },
};

/** The queue did not load. */
export const QueueError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки очереди', rule: 'moderation', shows: ['Не удалось загрузить очередь', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listModerationQueue, 500)),
  play: async ({ canvas }) => {
    // Who takes one has the queue read again, which hides for that time that it failed.
    await begins(canvas);
    await quiet(listModerationQueue);
    await says('Не удалось загрузить очередь');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** The next vacancy did not come: why, and a way to ask again. */
export const NextFails: Story = {
  parameters: {
    state: { ru: 'Следующая вакансия не открылась', rule: 'moderation', shows: ['Слишком много попыток', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(nextModeration, 'tooOften')),
  play: async ({ canvas }) => {
    await says('Слишком много попыток. Попробуйте позже');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** By how much it is late. */
export const Late: Story = {
  parameters: { state: { ru: 'Вакансия просрочена', rule: 'moderation', shows: ['Просрочена на 1 ч 12 мин'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(nextModeration, { ...first, submitted_at: '2025-06-16T00:48:00Z', due_at: '2025-06-16T02:48:00Z' }),
    ),
  play: async () => says('Просрочена на 1 ч 12 мин'),
};

/** Nothing was approved before: the whole of it. */
export const FirstVersion: Story = {
  parameters: { state: { ru: 'Первая версия вакансии', rule: 'moderation', shows: ['Вся вакансия', 'Первая версия'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(nextModeration, { ...first, approved: null })),
  play: async ({ canvas }) => {
    await begins(canvas);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Вся вакансия' })).toBeChecked());
    await says('Первая версия');
    await expect(canvas.queryByRole('radio', { name: /Изменения/ })).toBeNull();
  },
};

/** Pay that nobody pays, and a vacancy that the company has already. */
export const OddPayAndRepeated: Story = {
  parameters: {
    state: {
      ru: 'Странная зарплата и повтор',
      rule: 'moderation',
      shows: ['Подозрительная зарплата', 'Похожа на другую'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(nextModeration, {
        ...first,
        findings: [
          { rule: 'pay', field: 'salary' },
          { rule: 'repeated', field: 'title' },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await begins(canvas);
    await expect(await canvas.findByRole('button', { name: /Подозрительная зарплата/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Похожа на другую/ })).toBeVisible();
  },
};

/** The title was changed and has a finding; what is as it was says so. */
export const TitleChanged: Story = {
  parameters: {
    state: {
      ru: 'Название изменено, и в нём нашли ссылку',
      rule: 'moderation',
      shows: ['Название', 'без изменений', 'Ссылка в названии'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(nextModeration, {
        ...first,
        approved: { ...first.approved, content: { ...first.approved.content, title: 'Технолог' } },
        findings: [{ rule: 'contacts', field: 'title', start: 0, end: 8 }],
      }),
    ),
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /Ссылка в названии/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Технолог'));
    await expect(await canvas.findByRole('heading', { name: 'Название' })).toBeVisible();
    await expect((await canvas.findAllByRole('insertion'))[1]).toHaveTextContent('швейного производства');
    await expect(await canvas.findByRole('heading', { name: /^Условия ?без изменений$/ })).toBeVisible();
  },
};

/** What the rules found has the focus in the text. */
export const FindingTakesTheEye: Story = {
  parameters: {
    state: { ru: 'Найденное место в фокусе', rule: 'moderation', shows: ['Пол и возраст', 'Девушка до 35 лет'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Пол и возраст/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Девушка до 35 лет'));
    await expect(document.activeElement?.tagName).toBe('MARK');
  },
};

/** Approved by one key: the next one stands there, and a way back. */
export const ApproveByKey: Story = {
  parameters: {
    state: {
      ru: 'Одобрено клавишей',
      rule: 'moderation',
      shows: ['Одобрена: Технолог швейного производства', 'Вернуть в очередь', 'Продавец-консультант'],
    },
  },
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('a');
    const call = await sent(moderateVacancy);
    await expect(call.body).toEqual({ status: 'approved' });
    await expect(call.headers.get('if-match')).toBe('"5"');
    await says('Одобрена: Технолог швейного производства');
    await expect(await page().findByRole('button', { name: 'Вернуть в очередь' })).toBeVisible();
    await nextIsThere(canvas);
  },
};

/** The decision is on its way, and the next one stands there already. */
export const NextAtOnce: Story = {
  parameters: {
    state: {
      ru: 'Следующая вакансия сразу, решение ещё в пути',
      rule: 'moderation',
      shows: ['Продавец-консультант', 'Одобрить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(nextInTurn, mock.pending(moderateVacancy)),
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('a');
    await sent(moderateVacancy);
    await nextIsThere(canvas);
    await expect(canvas.getByRole('button', { name: 'Одобрить' })).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page().queryByRole('button', { name: 'Вернуть в очередь' })).toBeNull();
  },
};

/** A decision is taken back. */
export const ReturnToQueue: Story = {
  parameters: { state: { ru: 'Решение возвращено', rule: 'moderation', shows: ['Технолог швейного производства'] } },
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('a');
    await nextIsThere(canvas);
    await userEvent.click(await page().findByRole('button', { name: 'Вернуть в очередь' }));
    await expect((await sent(reopenModeration)).params).toEqual({ id: 'v1' });
    await begins(canvas);
  },
};

const decided = {
  ...other('v4', 'Пекарь'),
  claim: null,
  vacancy: { id: 'v4', title: 'Пекарь', moderation_status: 'rejected' as const },
};

/** One that was decided on is opened from the queue and given back to it. */
export const Decided: Story = {
  parameters: {
    state: { ru: 'Решённую вакансию вернули в очередь', rule: 'moderation', shows: ['Пекарь', 'Одобрить'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listModerationQueue, ({ query }) => ({
        items: query.state === 'decided' ? [decidedRow] : queue,
      })),
      mock.ok(getModeration, decided),
      mock.ok(reopenModeration, other('v4', 'Пекарь')),
    ),
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Решены' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Пекарь.*Отклонена, сегодня/ }));
    await isAtHand(canvas, 'Пекарь');
    await expect(canvas.queryByRole('button', { name: 'Одобрить' })).toBeNull();
    await expect(await quiet(claimModeration)).toHaveLength(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть в очередь' }));
    await expect((await sent(reopenModeration)).params).toEqual({ id: 'v4' });
    await expect(await canvas.findByRole('button', { name: 'Одобрить' })).toBeVisible();
  },
};

/** A decision is not taken back: why. */
export const ReturnFails: Story = {
  parameters: { state: { ru: 'Вернуть решение не удалось', rule: 'moderation', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(reopenModeration, 'tooOften')),
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('a');
    await nextIsThere(canvas);
    await userEvent.click(await page().findByRole('button', { name: 'Вернуть в очередь' }));
    await says('Слишком много попыток. Попробуйте позже');
  },
};

/** The panel with two reasons ticked by their numbers. */
export const RevisePanel: Story = {
  parameters: {
    state: {
      ru: 'Панель причин',
      rule: 'moderation',
      shows: [
        'Вернуть на доработку',
        'Контакты в тексте',
        'Требования к полу или возрасту',
        'Комментарий работодателю',
      ],
    },
  },
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('n');
    await checkbox(canvas, 'Контакты в тексте');
    await userEvent.keyboard('1');
    await userEvent.keyboard('2');
    for (const name of ['Контакты в тексте', 'Требования к полу или возрасту'])
      await waitFor(() => expect(canvas.getByRole('checkbox', { name })).toBeChecked());
    await expect(await canvas.findByRole('heading', { name: 'Вернуть на доработку' })).toBeVisible();
    await userEvent.type(await commentOf(canvas), 'Уберите номер');
    await waitFor(() =>
      expect(canvas.getByRole('blockquote')).toHaveTextContent(
        'Контакты в тексте Требования к полу или возрасту Уберите номер',
      ),
    );
    await says('Работодатель получит уведомление');
    for (const name of ['Esc', 'Ctrl ↵']) {
      const hint = await canvas.findByText(name);
      await expect(hint.scrollWidth).toBeLessThanOrEqual(hint.clientWidth);
      await expect(hint.scrollHeight).toBeLessThanOrEqual(hint.clientHeight);
    }
    await expect(await commentOf(canvas)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Одобрить' })).toBeNull();
  },
};

/** Sent back with a reason and words; the next one stands there. */
export const ReviseSent: Story = {
  parameters: { state: { ru: 'Возвращено на доработку', rule: 'moderation', shows: ['Продавец-консультант'] } },
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('n');
    await checkbox(canvas, 'Контакты в тексте');
    await userEvent.keyboard('1');
    await userEvent.type(await commentOf(canvas), 'Уберите номер');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect((await sent(moderateVacancy)).body).toEqual({
      status: 'needs_revision',
      reasons: ['contacts'],
      comment: 'Уберите номер',
    });
    await nextIsThere(canvas);
  },
};

/** Nobody refuses without a reason. */
export const RejectNeedsReason: Story = {
  parameters: {
    state: {
      ru: 'Отклонить без причины нельзя',
      rule: 'moderation',
      shows: ['Выберите причину или напишите комментарий'],
    },
  },
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('r');
    const reason = await checkbox(canvas, 'Контакты в тексте');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await says('Выберите причину или напишите комментарий');
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(await quiet(moderateVacancy)).toHaveLength(0);
  },
};

const sendsBack = async (canvas: Canvas) => {
  await begins(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'На доработку' }));
  await userEvent.type(await commentOf(canvas), 'Уберите номер');
  await userEvent.click(await canvas.findByRole('button', { name: /Вернуть на доработку/ }));
};

/** The decision did not go through: why, and the panel stays. */
export const DecisionFails: Story = {
  parameters: {
    state: {
      ru: 'Решение не отправилось',
      rule: 'moderation',
      shows: ['Слишком много попыток', 'Вернуть на доработку'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listModerationQueue, { items: queue.slice(0, 1) }),
      nextInTurn,
      mock.fail(moderateVacancy, 'tooOften'),
    ),
  play: async ({ canvas }) => {
    await sendsBack(canvas);
    await says('Слишком много попыток. Попробуйте позже');
    await expect(await commentOf(canvas)).toHaveValue('Уберите номер');
  },
};

/** Refused once the next vacancy is at hand. */
const refusedLate = mock.ok(moderateVacancy, async () => {
  await page().findByRole('heading', { level: 1, name: 'Продавец-консультант' });
  return Response.json({ code: 'tooOften' }, { status: problemStatuses.tooOften });
});

/** The decision was refused when the next one stood there: why, and a way back. */
export const DecisionFailsLater: Story = {
  parameters: {
    state: {
      ru: 'Решение не сохранено, когда открыта следующая вакансия',
      rule: 'moderation',
      shows: [
        'Решение о вакансии «Технолог швейного производства» не сохранено',
        'Вернуться к ней',
        'Продавец-консультант',
      ],
    },
  },
  beforeEach: ({ msw }) => msw.use(nextInTurn, refusedLate),
  play: async ({ canvas }) => {
    await sendsBack(canvas);
    await says(
      'Решение о вакансии «Технолог швейного производства» не сохранено. Слишком много попыток. Попробуйте позже',
    );
    await expect(await canvas.findByRole('button', { name: 'Вернуться к ней' })).toBeVisible();
    await isAtHand(canvas, 'Продавец-консультант');
  },
};

/** Back at the vacancy whose decision was refused: what was written is there. */
export const RefusedOpenedAgain: Story = {
  parameters: {
    state: {
      ru: 'Возврат к вакансии, решение о которой не сохранено',
      rule: 'moderation',
      shows: ['Технолог швейного производства', 'Вернуть на доработку', 'Слишком много попыток'],
    },
  },
  beforeEach: ({ msw }) => msw.use(nextInTurn, refusedLate),
  play: async ({ canvas }) => {
    await sendsBack(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуться к ней' }));
    await begins(canvas);
    await expect(await commentOf(canvas)).toHaveValue('Уберите номер');
    await says('Слишком много попыток. Попробуйте позже');
    await expect(canvas.queryByRole('button', { name: 'Вернуться к ней' })).toBeNull();
  },
};

/** Skipped: the next one, and the first still waits. */
export const Skipped: Story = {
  parameters: {
    state: {
      ru: 'Вакансия пропущена',
      rule: 'moderation',
      shows: ['Продавец-консультант', 'Технолог швейного производства'],
    },
  },
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('s');
    await nextIsThere(canvas);
    await expect(await canvas.findByRole('button', { name: /Технолог швейного производства/ })).toBeVisible();
    const calls = await quiet(nextModeration);
    await expect(calls.at(-1)?.body).toEqual({ skip: ['v1'] });
    await expect((await sent(releaseModeration)).params).toEqual({ id: 'v1' });
  },
};

/** J and K walk the queue. */
export const WalkedByKeys: Story = {
  parameters: { state: { ru: 'Очередь по J и K', rule: 'moderation', shows: ['Технолог швейного производства'] } },
  play: async ({ canvas }) => {
    await begins(canvas);
    await canvas.findByRole('button', { name: /Технолог/, current: true });
    await userEvent.keyboard('j');
    await nextIsThere(canvas);
    await canvas.findByRole('button', { name: /Продавец-консультант/, current: true });
    await userEvent.keyboard('k');
    await begins(canvas);
    await expect(await quiet(moderateVacancy)).toHaveLength(0);
  },
};

/** G waits for a letter: A after it decides nothing. */
export const LetterAfterG: Story = {
  parameters: { state: { ru: 'Буква после G ничего не решает', rule: 'moderation', shows: ['Одобрить'] } },
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('ga');
    await expect(await quiet(moderateVacancy)).toHaveLength(0);
    await expect(await canvas.findByRole('button', { name: 'Одобрить' })).toBeVisible();
  },
};

const claimedByOther = {
  ...other('v3', 'Водитель категории C'),
  claim: { name: 'Алишер Назаров', is_own: false, until: '2025-06-16T04:10:00Z' },
};

/** Somebody else looks at it; it may be taken over. */
export const ClaimedByOther: Story = {
  parameters: {
    state: {
      ru: 'Вакансию смотрит другой',
      rule: 'moderation',
      shows: ['Вакансию смотрит Алишер Назаров', 'Взять себе'],
    },
  },
  args: { vacancyId: 'v3' },
  beforeEach: ({ msw }) => msw.use(mock.ok(getModeration, claimedByOther)),
  play: async ({ canvas }) => {
    await says('Вакансию смотрит Алишер Назаров');
    await expect(await canvas.findByRole('button', { name: 'Взять себе' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Одобрить' })).toBeNull();
  },
};

/** It is not taken over: who has it by now. */
export const TakingOverFails: Story = {
  parameters: { state: { ru: 'Взять себе не удалось', rule: 'moderation', shows: ['Вакансию смотрит Рустам Алиев'] } },
  args: { vacancyId: 'v3' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getModeration, claimedByOther),
      mock.fail(claimModeration, 'claimedByOther', { name: 'Рустам Алиев' }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Взять себе' }));
    await says('Вакансию смотрит Рустам Алиев');
  },
};

/** It was changed meanwhile: the new version, and the panel as it was. */
export const ChangedMeanwhile: Story = {
  parameters: {
    state: {
      ru: 'Вакансию изменили',
      rule: 'moderation',
      shows: ['Вакансию изменили, показываем новую версию', 'Контакты в тексте'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(nextInTurn, mock.fail(moderateVacancy, 'vacancyChanged'), mock.ok(getModeration, { ...first, version: 6 })),
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('n');
    await checkbox(canvas, 'Контакты в тексте');
    await userEvent.keyboard('1');
    await userEvent.type(await commentOf(canvas), 'Уберите номер');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await says('Вакансию изменили, показываем новую версию');
    await expect(await commentOf(canvas)).toHaveValue('Уберите номер');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Контакты в тексте' })).toBeChecked());
  },
};

/** Somebody else decided it, who and how: the next one. */
export const DecidedByOther: Story = {
  parameters: {
    state: {
      ru: 'Решил другой оператор',
      rule: 'moderation',
      shows: ['Уже решено: Одобрена, Рустам Алиев', 'Продавец-консультант'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(nextInTurn, mock.fail(moderateVacancy, 'alreadyDecided', { status: 'approved', name: 'Рустам Алиев' })),
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('a');
    await says('Уже решено: Одобрена, Рустам Алиев');
    await nextIsThere(canvas);
  },
};

/** Letters typed into a field decide nothing. */
export const KeysRestInFields: Story = {
  parameters: { state: { ru: 'Клавиши молчат в полях', rule: 'moderation', shows: ['Комментарий работодателю'] } },
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('n');
    const comment = await commentOf(canvas);
    await userEvent.type(comment, 'A R S');
    await expect(comment).toHaveValue('A R S');
    await expect(await quiet(moderateVacancy)).toHaveLength(0);
  },
};

/** Keys of one press are off. */
export const KeysSwitchedOff: Story = {
  parameters: { state: { ru: 'Клавиши выключены', rule: 'moderation', shows: ['Одобрить'] } },
  beforeEach: ({ msw }) => msw.use(waiting({ waiting: 3 })),
  render: (args) => (
    <Frame section="moderation" onSignedOut={fn()}>
      <Moderation {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.keyboard('?');
    const dialog = within(await page().findByRole('dialog', { name: 'Клавиши' }));
    await userEvent.click(await dialog.findByRole('switch', { name: 'Клавиши в одно нажатие' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('a');
    await expect(await quiet(moderateVacancy)).toHaveLength(0);
    await expect(await canvas.findByRole('button', { name: 'Одобрить' })).toBeVisible();
  },
};

/** Support reads, and decides nothing. */
export const SupportReadsOnly: Story = {
  parameters: {
    state: {
      ru: 'Поддержка только читает',
      rule: 'moderation',
      shows: ['Технолог швейного производства', 'Нашли правила'],
    },
  },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await begins(canvas);
    await says('Нашли правила');
    await expect(canvas.queryByRole('button', { name: 'Одобрить' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  },
};

/** On a phone: the decisions at the lower edge. */
export const Mobile390: Story = {
  parameters: {
    state: { ru: 'Модерация на телефоне', rule: 'moderation', shows: ['Одобрить', 'На доработку', 'Отклонить'] },
  },
  globals: phone,
  play: async ({ canvas }) => {
    await begins(canvas);
    for (const name of ['Одобрить', 'На доработку', 'Отклонить'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** On a phone the queue opens over the vacancy. */
export const QueueOnPhone: Story = {
  parameters: { state: { ru: 'Очередь на телефоне', rule: 'moderation', shows: ['Продавец-консультант', 'Очередь'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await begins(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Очередь' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Модерация' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Продавец-консультант/ }));
    await nextIsThere(canvas);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};
