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

export const CheckingPlans: Story = {
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.pending(checkSubscription)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Проверка планов...' })).toBeDisabled());
    await isSilentAbout(canvas, 'Купить план для публикации');
    await isSilentAbout(canvas, 'Опубликовать');
  },
};

export const NoSubscription: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, noSubscription)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Купить план для публикации' })).toBeEnabled());
    await expect(await canvas.findByText('Для публикации нужна активная подписка')).toBeVisible();
    await isSilentAbout(canvas, 'Проверка планов...');
    await isSilentAbout(canvas, 'Опубликовать');
  },
};

export const BuyPlanOpensPricing: Story = {
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

export const SubscriptionCheckFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(checkSubscription, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Купить план для публикации' })).toBeEnabled());
    await isSilentAbout(canvas, 'Проверка планов...');
  },
};

export const Ready: Story = {
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

export const ModerationPending: Story = moderated('pending', 'На модерации: публикация откроется после проверки');
export const ModerationRejected: Story = moderated('rejected', 'Отклонена: публикация недоступна');
export const ModerationNeedsRevision: Story = moderated(
  'needs_revision',
  'Публикация откроется, когда модератор одобрит исправленную вакансию',
);

export const StatusError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getPublishStatus, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Ошибка загрузки статуса'));
    await cannotPublish(canvas);
  },
};

export const StatusRetrySucceeds: Story = {
  beforeEach: StatusError.beforeEach,
  play: async ({ canvas, context }) => {
    await canvas.findByText('Ошибка загрузки статуса');
    context.msw.use(mock.ok(getPublishStatus, { canPublish: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать' })).toBeEnabled());
    await isSilentAbout(canvas, 'Ошибка загрузки статуса');
  },
};

export const CooldownDaysHours: Story = {
  ...status({ canPublish: false, cooldownEnds: after(2 * DAY + 5.5 * HOUR), lastPublished: after(-DAY) }),
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

export const CooldownExactlyOneDay: Story = cooldown(DAY, '1 д 0 ч', /мин/);
export const CooldownJustUnderOneDay: Story = cooldown(DAY - 60_000, '23 ч 59 мин', /1 д/);
export const CooldownExactlyOneHour: Story = cooldown(HOUR, '1 ч 0 мин', /60 мин/);
export const CooldownMinutes: Story = cooldown(HOUR - 60_000, '59 мин', /0 ч/);
export const CooldownUnderOneMinute: Story = cooldown(30_000, '1 мин', /\b0 мин/);

export const CannotPublishWithoutCooldown: Story = {
  ...status({ canPublish: false, cooldownEnds: null }),
  play: async ({ canvas, canvasElement }) => {
    await cannotPublish(canvas);
    await expect(await canvas.findByText('Публикация сейчас недоступна')).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/null|NaN|Invalid Date/);
  },
};

export const PausedVacancy: Story = {
  ...status({ canPublish: false }),
  args: { vacancy: { ...frontend, vacancy_status: 'paused' } },
  play: async ({ canvas }) => {
    await cannotPublish(canvas);
    await expect(await canvas.findByText('Опубликовать можно только активную вакансию')).toBeVisible();
  },
};

export const OutOfPostings: Story = {
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

export const NoPollBefore60s: Story = {
  ...polled,
  play: async ({ canvas }) => {
    await cooling(canvas);
    await clock.advance(59_000);
    clock.release();
    await cannotPublish(canvas);
    await expectAsked(1);
  },
};

export const PollAt60sEnables: Story = {
  ...polled,
  play: async ({ canvas }) => {
    await cooling(canvas);
    await clock.advance(60_000);
    await sent(getPublishStatus, 2);
    clock.release();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать' })).toBeEnabled());
    await expectAsked(2);
  },
};

export const NoPollWhileHidden: Story = {
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

export const FailedPollGoesOn: Story = {
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
