import {
  getCandidate,
  getCandidateDashboard,
  getCurrentUser,
  getNotificationSettings,
  keepAccount,
  listRecommendations,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, isSilentAbout, noHorizontalScroll, phone } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createDrafts, nothing } from '../../model/respondDraft.ts';
import { home, newcomer, offered, recommended } from '../../stories/fixtures.ts';
import { CandidateHome } from './Home.tsx';
import { StayingAccount } from './StayingAccount.tsx';

const meta = {
  title: 'Candidate/Home',
  component: CandidateHome,
  tags: ['snapshot'],
  args: { pages: ['resumes', 'saved'] },
  parameters: { host: { path: '/my' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: candidate }),
      mock.ok(getCandidateDashboard, home),
      mock.ok(listRecommendations, { items: [recommended] }),
      mock.ok(getNotificationSettings, { telegram: null, channels: ['app', 'telegram'] }),
    ),
} satisfies Meta<typeof CandidateHome>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The buttons and links that are drawn as solid ones, in the colour of the accent. */
function solid(canvas: Canvas) {
  const found = [...canvas.queryAllByRole('button'), ...canvas.queryAllByRole('link')];
  const probe = document.createElement('i');
  probe.style.background = 'var(--kasb-accent)';
  found[0]?.after(probe);
  const accent = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return found
    .filter((element) => getComputedStyle(element).backgroundColor === accent)
    .map(({ textContent }) => textContent);
}

/** One button or link leads on. In forced colours the browser draws all of them alike. */
const isSolidAlone = (canvas: Canvas, name: string) =>
  waitFor(() => {
    if (!matchMedia('(forced-colors: active)').matches) return expect(solid(canvas)).toEqual([name]);
    return expect(canvas.getByText(name)).toBeVisible();
  });

/** What waits stands first with the one solid button, then responses, what suits, the resume and what is kept. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Главная: ждут интервью и сообщение',
      rule: 'candidate-my',
      shows: ['Вас ждут', 'Пройдите видеоинтервью', 'Начать интервью', 'Мои отклики', 'Подходит вам', '80 %'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Добрый день, Нилуфар' })).toBeVisible();
    const waiting = within(await canvas.findByRole('region', { name: 'Вас ждут' }));
    await expect(await waiting.findByText('Пройдите видеоинтервью')).toBeVisible();
    await expect(await waiting.findByText('ИП Рахимов ждёт ответа')).toBeVisible();
    await expect(await waiting.findByRole('button', { name: 'Ответить' })).toBeVisible();
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    for (const [index, words] of [
      ['Интервью'],
      ['На рассмотрении', 'Новое сообщение'],
      ['Просмотрен', 'Обычно отвечают за 1 день'],
      ['Отправлен'],
    ].entries())
      for (const word of words) await expect(rows[index]).toContain(word);
    const suits = within(await canvas.findByRole('region', { name: 'Подходит вам' }));
    await expect(await suits.findByRole('heading', { name: 'Frontend-разработчик' })).toBeVisible();
    await expect(await suits.findByText('Ташкент, навык «React»')).toBeVisible();
    await expect(await canvas.findByText('80 %')).toBeVisible();
    await expect(await canvas.findByText('Осталось: языки, график')).toBeVisible();
    await expect(await canvas.findByText('Полная занятость, 3 новые вакансии')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Бухгалтер, Ташкент/ })).toBeVisible();
    await isSolidAlone(canvas, 'Начать интервью');
    for (const word of ['undefined', 'null']) await isSilentAbout(word);
  },
};

/** On a phone the blocks stand in one column, in the order of what is needed first. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Главная на телефоне', rule: 'candidate-my', shows: ['Вас ждут', 'Ответы в Telegram'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ответы в Telegram')).toBeVisible();
    await canvas.findByRole('heading', { name: 'Frontend-разработчик' });
    const tops = ['Вас ждут', 'Мои отклики', 'Ответы в Telegram', 'Подходит вам', 'Резюме', 'Избранное'].map(
      (name) => canvas.getByRole('heading', { level: 2, name }).getBoundingClientRect().top,
    );
    await expect(tops).toEqual(tops.toSorted((left, right) => left - right));
    const response = within(await canvas.findByRole('row', { name: /Бухгалтер/ }));
    const next = await response.findByText('Новое сообщение, сегодня, 08:30');
    const [badge] = response.getAllByText('На рассмотрении').filter((one) => one.getClientRects().length > 0);
    await expect(badge?.getBoundingClientRect().top).toBeGreaterThan(next.getBoundingClientRect().bottom - 1);
    await noHorizontalScroll();
  },
};

/** While it loads the greeting stands, and nothing says that there are no responses. */
export const Loading: Story = {
  parameters: { state: { ru: 'Главная загружается', rule: 'candidate-my', shows: ['Добрый день, Нилуфар'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getCandidateDashboard)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Добрый день, Нилуфар' })).toBeVisible();
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Откликов пока нет');
  },
};

/** Before the first response it leads to vacancies, and to a resume. */
export const FirstTime: Story = {
  parameters: {
    state: {
      ru: 'Главная: откликов ещё нет',
      rule: 'candidate-my',
      shows: ['Откликов пока нет', 'Найти работу', 'Соберите резюме за 3 минуты'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCandidateDashboard, newcomer)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Откликов пока нет')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Найти работу' })).toHaveAttribute('href', '/vacancies'),
    );
    await expect(await canvas.findByText('Соберите резюме за 3 минуты')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Frontend-разработчик' })).toBeVisible();
    await isSolidAlone(canvas, 'Найти работу');
    await isSilentAbout('Вас ждут');
  },
};

/** Recommendations that did not load say so for themselves, with a retry. */
export const PartFails: Story = {
  parameters: {
    state: {
      ru: 'Главная: рекомендации не загрузились',
      rule: 'candidate-my',
      shows: ['Мои отклики', 'Не получилось загрузить вакансии.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listRecommendations, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить вакансии.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Мои отклики' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await isSilentAbout('boom');
  },
};

/** A home that did not load says so, with a retry. */
export const DashboardFails: Story = {
  parameters: {
    state: {
      ru: 'Главная не загрузилась',
      rule: 'candidate-my',
      shows: ['Не получилось загрузить отклики.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCandidateDashboard, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить отклики.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** Who does not want answers in Telegram now is not asked any more. */
export const TelegramHidden: Story = {
  parameters: { state: { ru: 'Telegram: «Не сейчас»', rule: 'candidate-my', shows: ['Мои отклики'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Не сейчас' }));
    await waitFor(() => expect(canvas.queryByText('Подключить Telegram')).toBeNull());
    await expect(await canvas.findByRole('heading', { name: 'Мои отклики' })).toBeVisible();
    await expect(Number(localStorage.getItem('kasb.telegramLater'))).toBeGreaterThan(0);
  },
};

/** Answered a month ago less a day it stays away, a month ago it is offered again. */
export const TelegramHiddenBefore: Story = {
  parameters: { state: { ru: 'Telegram не предлагается 30 дней', rule: 'candidate-my', shows: ['Мои отклики'] } },
  beforeEach: () => localStorage.setItem('kasb.telegramLater', String(Date.now() - 29 * 24 * 60 * 60 * 1000)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Мои отклики' })).toBeVisible();
    await isSilentAbout('Подключить Telegram');
  },
};

/** An offer that waits leads to its answer. */
export const OfferWaits: Story = {
  parameters: {
    state: { ru: 'Главная: ждёт предложение', rule: 'candidate-my', shows: ['Ответьте работодателю', 'Ответить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCandidateDashboard, offered)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ответьте работодателю', { selector: 'li span' })).toBeVisible();
    await isSolidAlone(canvas, 'Ответить');
  },
};

/** A response that was begun on the device waits to be gone on with. */
export const DraftWaits: Story = {
  parameters: {
    state: { ru: 'Ждёт начатый отклик', rule: 'candidate-my', shows: ['Отклик не отправлен', 'Продолжить отклик'] },
  },
  beforeEach: ({ msw }) => {
    msw.use(mock.ok(getCandidateDashboard, { ...home, waiting: [] }));
    const vacancy = { title: 'Водитель', company: 'ИП Рахимов' };
    const drafts = createDrafts(localStorage);
    drafts.keep('v12', { answers: nothing, isCodeAsked: false, vacancy }, Date.now());
    return () => drafts.drop('v12');
  },
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('region', { name: 'Вас ждут' }));
    await expect(await waiting.findByText('Отклик не отправлен')).toBeVisible();
    await expect(await waiting.findByText('Водитель, ИП Рахимов')).toBeVisible();
    const link = await waiting.findByRole('link', { name: 'Продолжить отклик' });
    await expect(link).toHaveAttribute('href', '/vacancies/v12/respond');
    await isSolidAlone(canvas, 'Продолжить отклик');
  },
};

/** Where nothing waits the solid button finds work, and what the host does not have is left out. */
export const NothingWaits: Story = {
  parameters: {
    state: { ru: 'Главная: ничего не ждёт', rule: 'candidate-my', shows: ['Мои отклики', 'Найти работу'] },
  },
  args: { pages: [] },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCandidateDashboard, { ...home, waiting: [], resume: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Мои отклики' })).toBeVisible();
    await isSolidAlone(canvas, 'Найти работу');
    for (const word of ['Избранное', 'Соберите резюме']) await isSilentAbout(word);
  },
};

const leaving = { id: candidate.id, delete_at: '2025-06-19T10:00:00+05:00' };

/** Of an account that is about to be deleted only the way back and the archive are left. */
export const AccountIsBeingDeleted: Story = {
  parameters: {
    state: {
      ru: 'Аккаунт удаляется: вместо любой своей страницы',
      rule: 'account-deletion',
      shows: ['Аккаунт удалится 19 июня', 'Восстановить', 'Скачать'],
    },
  },
  render: (args) => (
    <StayingAccount>
      <CandidateHome {...args} />
    </StayingAccount>
  ),
  beforeEach: ({ msw }) => msw.use(mock.ok(getCandidate, leaving)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Аккаунт удалится 19 июня/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Восстановить' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Скачать' })).toBeVisible();
    await isSolidAlone(canvas, 'Восстановить');
    for (const word of ['Подходит вам', 'Мои отклики']) await isSilentAbout(word);
  },
};

/** The page that was asked for is there again. */
export const AccountRestored: Story = {
  ...AccountIsBeingDeleted,
  parameters: {
    state: { ru: 'Аккаунт восстановлен: снова та же страница', rule: 'account-deletion', shows: ['Мои отклики'] },
  },
  beforeEach: ({ msw }) => {
    let isLeaving = true;
    msw.use(
      mock.ok(getCandidate, () => (isLeaving ? leaving : { id: candidate.id })),
      mock.ok(keepAccount, () => {
        isLeaving = false;
        return {};
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Восстановить' }));
    await expect(await canvas.findByRole('heading', { name: 'Мои отклики' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Аккаунт восстановлен' })).toBeVisible());
    await isSilentAbout('Аккаунт удалится');
  },
};
