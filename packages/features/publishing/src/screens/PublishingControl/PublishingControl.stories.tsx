import { checkSubscription, getPublishStatus } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { fakeClock, quiet, sent, until } from '@kasb/kit/stories';
import type { FakeClock } from '@kasb/kit/stories';
import { Card, Heading } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { after, DAY, frontend, HOUR, noSubscription, readyHandlers } from '../../stories/fixtures.ts';
import { PublishingControl } from './PublishingControl.tsx';

const meta = {
  title: 'Publishing/Control',
  component: PublishingControl,
  tags: ['snapshot'],
  args: { vacancy: frontend, isFullWidth: true },
  parameters: { host: { path: '/employer/vacancies/v1' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 368, padding: 16 }}>
        <Card as="section">
          <Heading level={2} size="h3" style={{ marginBlockEnd: 12 }}>
            Публикация в сервисах
          </Heading>
          <Story />
        </Card>
      </div>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...readyHandlers()),
} satisfies Meta<typeof PublishingControl>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type Status = WireAnswerOf<typeof getPublishStatus>;

const publish = (canvas: Canvas) => canvas.findByRole('button', { name: 'Опубликовать' });
const cannotPublish = async (canvas: Canvas) => expect(await publish(canvas)).toBeDisabled();
const isSilentAbout = (canvas: Canvas, text: string | RegExp) => expect(canvas.queryByText(text)).toBeNull();
const status = (answer: Status): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(getPublishStatus, answer)),
});
const says =
  (text: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(
          (_, element) => element?.tagName === 'TIME' && element.textContent?.replaceAll('\u00a0', ' ') === text,
        ),
      ).toBeVisible(),
    );
    await cannotPublish(canvas);
  };

/** While the plan is being checked the button waits. */
export const CheckingPlans: Story = {
  parameters: { state: { ru: 'Тариф проверяется', rule: 'publishing-gate', shows: ['Проверка планов...'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.pending(checkSubscription)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Проверка планов...' })).toBeDisabled());
    await isSilentAbout(canvas, 'Купить план для публикации');
    await isSilentAbout(canvas, 'Опубликовать');
  },
};

/** Without a plan the button leads to buying one. */
export const NoSubscription: Story = {
  parameters: { state: { ru: 'Подписки нет', rule: 'publishing-gate', shows: ['Купить план для публикации'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, noSubscription)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Купить план для публикации' })).toBeEnabled());
    await expect(await canvas.findByText('Для публикации нужна активная подписка')).toBeVisible();
    await isSilentAbout(canvas, 'Проверка планов...');
    await isSilentAbout(canvas, 'Опубликовать');
  },
};

/** Buying opens the plans with the way back and the vacancy. */
export const BuyPlanOpensPricing: Story = {
  parameters: {
    state: { ru: 'Купить тариф: переход к тарифам', rule: 'publishing-gate', shows: ['Купить план для публикации'] },
  },
  beforeEach: NoSubscription.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Купить план для публикации' }));
    await waitFor(() =>
      expect(canvas.getByTestId('location').textContent).toBe(
        '/employer/pricing?redirect=/employer/vacancies&vacancy=v1',
      ),
    );
  },
};

/** A check that failed counts as no plan. */
export const SubscriptionCheckFails: Story = {
  parameters: { state: { ru: 'Ошибка проверки подписки', rule: 'failures', shows: ['Купить план для публикации'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(checkSubscription, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Купить план для публикации' })).toBeEnabled());
    await isSilentAbout(canvas, 'Проверка планов...');
  },
};

/** With everything met the vacancy can be published. */
export const Ready: Story = {
  parameters: { state: { ru: 'Можно публиковать', rule: 'publishing-gate', shows: ['Опубликовать'] } },
  play: async ({ canvas }) => {
    await expect(await publish(canvas)).toBeEnabled();
    await isSilentAbout(canvas, 'Купить план для публикации');
    await isSilentAbout(canvas, 'Ошибка загрузки статуса');
  },
};

const moderated = (moderation_status: string, hint: string): Story => ({
  args: { vacancy: { ...frontend, moderation_status } },
  play: async ({ canvas }) => {
    await cannotPublish(canvas);
    await expect(await canvas.findByText(hint)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать' })).toHaveAccessibleDescription(hint));
    await isSilentAbout(canvas, 'Купить план для публикации');
    await expect(await quiet(getPublishStatus)).toHaveLength(0);
  },
});

/** A vacancy on moderation says when publishing opens. */
export const ModerationPending: Story = {
  ...moderated('pending', 'На модерации: публикация откроется после проверки'),
  parameters: {
    state: {
      ru: 'На модерации: публикация закрыта',
      rule: 'publishing-gate',
      shows: ['На модерации: публикация откроется после проверки'],
    },
  },
};
/** A rejected vacancy cannot be published. */
export const ModerationRejected: Story = {
  ...moderated('rejected', 'Отклонена: публикация недоступна'),
  parameters: {
    state: {
      ru: 'Отклонена: публиковать нельзя',
      rule: 'publishing-gate',
      shows: ['Отклонена: публикация недоступна'],
    },
  },
};
/** A vacancy to be mended says when publishing opens. */
export const ModerationNeedsRevision: Story = {
  ...moderated('needs_revision', 'Публикация откроется, когда модератор одобрит исправленную вакансию'),
  parameters: {
    state: {
      ru: 'Доработать: публикация закрыта',
      rule: 'publishing-gate',
      shows: ['Публикация откроется, когда модератор одобрит исправленную вакансию'],
    },
  },
};

/** A status that did not load says so. */
export const StatusError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки статуса публикации', rule: 'publishing-gate', shows: ['Ошибка загрузки статуса'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublishStatus, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Ошибка загрузки статуса'));
    await cannotPublish(canvas);
  },
};

/** Trying again after a failed status opens publishing. */
export const StatusRetrySucceeds: Story = {
  parameters: { state: { ru: 'Повтор после ошибки удался', rule: 'publishing-gate', shows: ['Опубликовать'] } },
  beforeEach: StatusError.beforeEach,
  play: async ({ canvas, context }) => {
    await canvas.findByText('Ошибка загрузки статуса');
    context.msw.use(mock.ok(getPublishStatus, { canPublish: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать' })).toBeEnabled());
    await isSilentAbout(canvas, 'Ошибка загрузки статуса');
  },
};

/** A wait of days is told in days and hours, with the last publication. */
export const CooldownDaysHours: Story = {
  ...status({ canPublish: false, cooldownEnds: after(2 * DAY + 5.5 * HOUR), lastPublished: after(-DAY) }),
  parameters: {
    state: { ru: 'Ждать дни и часы', rule: 'cooldown', shows: ['2 д 5 ч', 'Последняя публикация: 15.06.2025'] },
  },
  play: async ({ canvas, canvasElement }) => {
    await says('2 д 5 ч')({ canvas });
    await expect(await canvas.findByText('Последняя публикация: 15.06.2025')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('30 мин');
  },
};

const cooldown = (milliseconds: number, text: string, silent: RegExp): Story => ({
  ...status({ canPublish: false, cooldownEnds: after(milliseconds) }),
  play: async ({ canvas, canvasElement }) => {
    await says(text)({ canvas });
    await expect(canvasElement.textContent?.replaceAll('\u00a0', ' ')).not.toMatch(silent);
  },
});

/** Exactly a day is one day and no hours. */
export const CooldownExactlyOneDay: Story = {
  ...cooldown(DAY, '1 д 0 ч', /мин/),
  parameters: { state: { ru: 'Ждать ровно день', rule: 'cooldown', shows: ['1 д 0 ч'] } },
};
/** A minute less than a day is told in hours and minutes. */
export const CooldownJustUnderOneDay: Story = {
  ...cooldown(DAY - 60_000, '23 ч 59 мин', /1 д/),
  parameters: { state: { ru: 'Ждать чуть меньше дня', rule: 'cooldown', shows: ['23 ч 59 мин'] } },
};
/** Exactly an hour is one hour and no minutes. */
export const CooldownExactlyOneHour: Story = {
  ...cooldown(HOUR, '1 ч 0 мин', /60 мин/),
  parameters: { state: { ru: 'Ждать ровно час', rule: 'cooldown', shows: ['1 ч 0 мин'] } },
};
/** Under an hour only minutes are told. */
export const CooldownMinutes: Story = {
  ...cooldown(HOUR - 60_000, '59 мин', /0 ч/),
  parameters: { state: { ru: 'Ждать минуты', rule: 'cooldown', shows: ['59 мин'] } },
};
/** Under a minute still reads as one. */
export const CooldownUnderOneMinute: Story = {
  ...cooldown(30_000, '1 мин', /\b0 мин/),
  parameters: { state: { ru: 'Ждать меньше минуты', rule: 'cooldown', shows: ['1 мин'] } },
};

/** A refusal without a reason disables the button in plain words. */
export const CannotPublishWithoutCooldown: Story = {
  ...status({ canPublish: false, cooldownEnds: null }),
  parameters: { state: { ru: 'Публикация недоступна без причины', rule: 'publishing-gate', shows: ['Опубликовать'] } },
  play: async ({ canvas, canvasElement }) => {
    await cannotPublish(canvas);
    await expect(await canvas.findByText('Публикация сейчас недоступна')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/null|NaN|Invalid Date/);
  },
};

/** A vacancy that is not active says that it must be. */
export const PausedVacancy: Story = {
  ...status({ canPublish: false }),
  parameters: {
    state: { ru: 'Вакансия на паузе', rule: 'publishing-gate', shows: ['Опубликовать можно только активную вакансию'] },
  },
  args: { vacancy: { ...frontend, vacancy_status: 'paused' } },
  play: async ({ canvas }) => {
    await cannotPublish(canvas);
    await expect(await canvas.findByText('Опубликовать можно только активную вакансию')).toBeVisible();
  },
};

/** Without a posting left the control leads to the plans. */
export const OutOfPostings: Story = {
  parameters: {
    state: { ru: 'Размещения кончились', rule: 'postings', shows: ['Выбрать план', 'Размещения по плану закончились'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getPublishStatus, { canPublish: false }),
      mock.ok(checkSubscription, {
        hasActiveSubscription: true,
        subscriptions: [{ id: 's1', status: 'active', vacancy_postings_used: 10, vacancy_postings_limit: 10 }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Размещения по плану закончились')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать план' }));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('vacancy=v1'));
  },
};

let clock: FakeClock;
let isHidden = false;

const expectAsked = async (times: number) => expect(await quiet(getPublishStatus)).toHaveLength(times);
const cooling = async (canvas: Canvas) => until(() => canvas.queryByRole('timer') !== null);

/** A clock that the story moves, on a page that can be hidden. */
function underClock() {
  clock = fakeClock();
  isHidden = false;
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  return () => {
    Reflect.deleteProperty(document, 'visibilityState');
    clock.release();
  };
}

/** Cooling down for a minute, then ready. */
const polled: Pick<Story, 'beforeEach'> = {
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      mock.ok(getPublishStatus, () =>
        ++calls === 1 ? { canPublish: false, cooldownEnds: after(60_000) } : { canPublish: true },
      ),
    );
    return underClock();
  },
};

/** For fifty-nine seconds nothing is asked again. */
export const NoPollBefore60s: Story = {
  ...polled,
  parameters: { state: { ru: 'До 60 секунд не спрашиваем', rule: 'times', shows: ['Опубликовать'] } },
  play: async ({ canvas }) => {
    await cooling(canvas);
    await clock.advance(59_000);
    clock.release();
    await cannotPublish(canvas);
    await expectAsked(1);
  },
};

/** At sixty seconds the status is asked for, and publishing opens. */
export const PollAt60sEnables: Story = {
  ...polled,
  parameters: { state: { ru: 'На 60-й секунде публикация открылась', rule: 'times', shows: ['Опубликовать'] } },
  play: async ({ canvas }) => {
    await cooling(canvas);
    await clock.advance(60_000);
    await sent(getPublishStatus, 2);
    clock.release();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать' })).toBeEnabled());
    await expectAsked(2);
  },
};

/** A hidden page asks for nothing, and asks again when it is seen. */
export const NoPollWhileHidden: Story = {
  parameters: {
    state: { ru: 'Скрытая страница не спрашивает', rule: 'publishing-gate', shows: ['Публикация сейчас недоступна'] },
  },
  beforeEach: ({ msw }) => {
    msw.use(mock.ok(getPublishStatus, { canPublish: false }));
    return underClock();
  },
  play: async ({ canvas }) => {
    await until(() => canvas.queryByText('Публикация сейчас недоступна') !== null);
    isHidden = true;
    await clock.advance(300_000);
    await expectAsked(1);
    isHidden = false;
    await clock.advance(60_000);
    await sent(getPublishStatus, 2);
    clock.release();
    await expectAsked(2);
  },
};

/** An ask that failed does not end the asking. */
export const FailedPollGoesOn: Story = {
  parameters: { state: { ru: 'Ошибка опроса не останавливает его', rule: 'publishing-gate', shows: ['Опубликовать'] } },
  beforeEach: ({ msw }) => {
    msw.use(mock.fail(getPublishStatus, 500));
    return underClock();
  },
  play: async ({ canvas, context }) => {
    await until(() => canvas.queryByText('Ошибка загрузки статуса') !== null);
    context.msw.use(mock.ok(getPublishStatus, { canPublish: true }));
    await clock.advance(60_000);
    await sent(getPublishStatus, 2);
    clock.release();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать' })).toBeEnabled());
  },
};
