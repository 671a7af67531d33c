import { checkSubscription, countApplications, getCurrentUser, listApplications, listCompanies } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, longText, longWord, quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  application,
  applications,
  borrowed,
  checked,
  companies,
  subscription,
  vacancies,
  vacancy,
} from '../../stories/fixtures.ts';
import { dashboardCalls, provider, providerOfMany } from '../../stories/provider.ts';
import { Dashboard } from './Dashboard.tsx';

const meta = {
  title: 'Employer/Dashboard',
  component: Dashboard,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/dashboard' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...provider()),
} satisfies Meta<typeof Dashboard>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const subscribed = (...given: Parameters<typeof checked>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, checked(...given))),
});
const region = (canvas: Canvas, name: string) => canvas.findByRole('region', { name });
const rowsOf = async (canvas: Canvas, name: string) => {
  const block = within(await region(canvas, name));
  return (await block.findAllByRole('listitem')).map((item) => item.textContent ?? '');
};
const linkTo = (canvas: Canvas, name: string) => canvas.findByRole('link', { name });
const isSilentAbout = (canvas: Canvas, text: string | RegExp) => expect(canvas.queryByText(text)).toBeNull();
const noLink = (canvas: Canvas, name: string) => expect(canvas.queryByRole('link', { name })).toBeNull();
const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

async function expectCounters(
  canvas: Canvas,
  [active, applied, total, companyCount]: readonly [number, number, number, number],
) {
  await expect(await linkTo(canvas, `Активные вакансии: ${active}`)).toHaveAttribute('href', '/employer/vacancies');
  await expect(await linkTo(canvas, `Новые заявки: ${applied}`)).toHaveAttribute('href', '/employer/applications');
  await expect(await linkTo(canvas, `Всего заявок: ${total}`)).toHaveAttribute('href', '/employer/applications');
  await expect(await linkTo(canvas, `Компании: ${companyCount}`)).toHaveAttribute('href', '/employer/companies');
}

/** The card of the plan. */
async function plan(canvas: Canvas, name = 'Подписка «Бизнес»') {
  return within(await region(canvas, name));
}

async function expectNotice(canvas: Canvas) {
  const notice = (await canvas.findByText('Нет активной подписки')).closest('[data-tone]');
  await expect(notice).toHaveAttribute('data-tone', 'caution');
  await expect(notice).toBeVisible();
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: 'Выбрать план' })).toHaveAttribute('href', '/employer/pricing'),
  );
  await noLink(canvas, 'Подробнее');
}

async function expectDefault(canvas: Canvas) {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Добрый день, Азиз' })).toBeVisible();
  await expectCounters(canvas, [2, 2, 6, 2]);
  const card = await plan(canvas);
  await expect(await card.findByText('Подписка «Бизнес»')).toBeVisible();
  await waitFor(() =>
    expect(card.getByText('Активна').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
  );
  await expect(await card.findByText('15.08.2025')).toBeVisible();
  await expect(await card.findByText('3 из 10')).toBeVisible();
  await waitFor(() => expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30'));
  await expect(await card.findByText('990 000 сум / месяц')).toBeVisible();
  await waitFor(() =>
    expect(card.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/employer/subscriptions'),
  );
  await noLink(canvas, 'Продлить');
  await noLink(canvas, 'Выбрать план');
}

/** Counters, subscription, links and the latest of an employer in full swing. */
export const Default: Story = {
  parameters: { state: { ru: 'Обзор работодателя с данными', rule: 'dashboard', shows: ['Активна', 'Подробнее'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expectDefault(canvas);
    await expect(await canvas.findByText('Понедельник, 16 июня. 2 новые заявки ждут ответа.')).toBeVisible();
    await expect(await rowsOf(canvas, 'Последние вакансии')).toEqual([
      'ТехнологООО «Барака Строй»2 заявкисегодняАктивна',
      'КурьерООО «Барака Строй»1 заявкавчераЧерновик',
      'БухгалтерИП Рахимов11 заявок12\u00a0июнПриостановлена',
    ]);
    await expect(await rowsOf(canvas, 'Последние заявки')).toEqual([
      'ДРДилшод РашидовFrontend-разработчиксегодня, 08:40Подана',
      'МАМадина АлиеваFrontend-разработчиквчера, 17:25Скрининг',
      'СИСардор ИсмоиловБухгалтер14\u00a0июнИнтервью',
    ]);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Технолог/ })).toHaveAttribute('href', '/employer/vacancies/v5'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Дилшод/ })).toHaveAttribute(
        'href',
        '/employer/vacancies/v1/applications',
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Собрать с AI' })).toHaveAttribute(
        'href',
        '/employer/vacancies/ai-builder',
      ),
    );
    await isSilentAbout(canvas, /не загруз/);
  },
};

/** While all calls are on their way the blocks stand as placeholders. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка обзора', rule: 'dashboard', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(...dashboardCalls.map((call) => mock.pending(call))),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('status', { name: 'Загрузка' })).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Добрый день' })).toBeVisible();
    // All is asked for at once: nothing waits for an answer of another.
    for (const call of dashboardCalls) await sent(call);
    await noLink(canvas, 'Выбрать план');
    await isSilentAbout(canvas, 'Пока нет заявок');
  },
};

/** Somebody new sees zeros, empty lists and the way to the plans. */
export const NewEmployer: Story = {
  parameters: {
    state: {
      ru: 'Новый работодатель: пусто',
      rule: 'dashboard',
      shows: ['Выбрать план', 'Здесь появятся ваши вакансии', 'Пока нет заявок'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listCompanies, { items: [] }),
      mock.ok(checkSubscription, checked()),
      ...provider({ vacancies: [], applications: [] }),
    ),
  play: async ({ canvas }) => {
    await expectCounters(canvas, [0, 0, 0, 0]);
    await expectNotice(canvas);
    await expect(await canvas.findByText('Здесь появятся ваши вакансии')).toBeVisible();
    await expect(await canvas.findByText('Пока нет заявок')).toBeVisible();
    await expect(await canvas.findByText('Понедельник, 16 июня.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Повторить' })).toBeNull();
  },
};

/** When every call fails the counters are 0 and the subscription counts as none. */
export const AllCallsFail: Story = {
  parameters: { state: { ru: 'Ошибка загрузки всех блоков', rule: 'failures', shows: ['Выбрать план'] } },
  beforeEach: ({ msw }) => msw.use(...dashboardCalls.map((call) => mock.fail(call, 500, { error: 'fail' }))),
  play: async ({ canvas, canvasElement }) => {
    await expectCounters(canvas, [0, 0, 0, 0]);
    await expectNotice(canvas);
    await expect(canvas.getAllByRole('button', { name: 'Повторить' })).toHaveLength(4);
    await expect(canvasElement).not.toHaveTextContent('fail');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Of five vacancies and five applications the latest three are shown, newest first. */
export const LastThreeOnly: Story = {
  parameters: {
    state: { ru: 'Только последние три', rule: 'dashboard', shows: ['Последние вакансии', 'Последние заявки'] },
  },
  beforeEach: ({ msw }) => {
    const days = [2, 5, 1, 4, 3];
    msw.use(
      ...provider({
        vacancies: days.map((day) =>
          vacancy({ id: `v${day}`, title: `Вакансия ${day}`, created_at: `2025-06-0${day}` }),
        ),
        applications: days.map((day) =>
          application({ id: `ap${day}`, candidate: { name: `Кандидат ${day}` }, created_at: `2025-06-0${day}` }),
        ),
      }),
    );
  },
  play: async ({ canvas }) => {
    const numbers = (rows: string[]) => rows.map((row) => /(?:Вакансия|Кандидат) (\d)/.exec(row)?.[1]);
    await expect(numbers(await rowsOf(canvas, 'Последние вакансии'))).toEqual(['5', '4', '3']);
    await expect(numbers(await rowsOf(canvas, 'Последние заявки'))).toEqual(['5', '4', '3']);
    await isSilentAbout(canvas, /(Вакансия|Кандидат) [12]/);
  },
};

/** Paused and closed have their words; an unknown status reads as draft. */
export const VacancyStatusLabels: Story = {
  parameters: {
    state: { ru: 'Статусы вакансий словами', rule: 'vacancy-status', shows: ['Приостановлена', 'Закрыта', 'Черновик'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ...provider({
        vacancies: ['paused', 'closed', 'archived'].map((vacancy_status, index) =>
          vacancy({ id: `v${index}`, vacancy_status }),
        ),
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    const block = within(await region(canvas, 'Последние вакансии'));
    await waitFor(() =>
      expect(block.getByText('Приостановлена').closest('[data-tone]')).toHaveAttribute('data-tone', 'caution'),
    );
    await expect(await block.findByText('Закрыта')).toBeVisible();
    await expect(await block.findByText('Черновик')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('archived');
  },
};

/** Six links lead where an employer goes most. */
export const QuickLinks: Story = {
  parameters: {
    state: {
      ru: 'Быстрые ссылки',
      rule: 'dashboard',
      shows: ['Создать вакансию', 'Мои вакансии', 'Заявки', 'Компания', 'Интеграция с HeadHunter', 'Тарифы'],
    },
  },
  play: async ({ canvas }) => {
    const ways = within(await canvas.findByRole('navigation', { name: 'Быстрые ссылки' }));
    const expected = {
      'Создать вакансию': '/employer/vacancies/new',
      'Мои вакансии': '/employer/vacancies',
      Заявки: '/employer/applications',
      Компания: '/employer/companies',
      'Интеграция с HeadHunter': '/employer/integrations/headhunter',
      Тарифы: '/employer/pricing',
    };
    for (const [name, href] of Object.entries(expected))
      await waitFor(() => expect(ways.getByRole('link', { name })).toHaveAttribute('href', href));
    await expect(ways.getAllByRole('link')).toHaveLength(6);
    await userEvent.click(await ways.findByRole('link', { name: 'Тарифы' }));
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe('/employer/pricing'));
  },
};

const subscriptionWith = (daysLeft: number, canExtend: boolean): Story => ({
  ...subscribed(subscription(daysLeft)),
  play: async ({ canvas }) => {
    const card = await plan(canvas);
    await expect(await card.findByText('Подписка «Бизнес»')).toBeVisible();
    await expect(await card.findByRole('link', { name: 'Подробнее' })).toBeVisible();
    if (canExtend)
      await waitFor(() =>
        expect(card.getByRole('link', { name: 'Продлить' })).toHaveAttribute('href', '/employer/pricing'),
      );
    else await noLink(canvas, 'Продлить');
    await isSilentAbout(canvas, /^Оста/);
  },
});

/** With 31 days left nothing urges. */
export const Subscription31DaysLeft: Story = {
  ...subscriptionWith(31, false),
  parameters: { state: { ru: 'Подписка: 31 день', rule: 'subscription-standing', shows: ['Подробнее'] } },
};
/** With 30 days left the subscription can be extended. */
export const Subscription30DaysLeft: Story = {
  ...subscriptionWith(30, true),
  parameters: {
    state: { ru: 'Подписка: 30 дней, можно продлить', rule: 'subscription-standing', shows: ['Продлить'] },
  },
};
/** With 8 days left it can be extended, without a warning yet. */
export const Subscription8DaysLeft: Story = {
  ...subscriptionWith(8, true),
  parameters: { state: { ru: 'Подписка: 8 дней', rule: 'subscription-standing', shows: ['Продлить'] } },
};

/** With 7 days left a warning says how many there are. */
export const Subscription7DaysLeft: Story = {
  ...subscribed(subscription(7)),
  parameters: {
    state: {
      ru: 'Подписка: 7 дней, предупреждение',
      rule: 'subscription-standing',
      shows: ['Осталось 7 дней', 'Продлить'],
    },
  },
  play: async ({ canvas }) => {
    const card = await plan(canvas);
    await expect(await card.findByText('Подписка «Бизнес»')).toBeVisible();
    await expect(card.getByText('Осталось 7 дней').closest('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    await waitFor(() =>
      expect(card.getByRole('link', { name: 'Продлить' })).toHaveAttribute('href', '/employer/pricing'),
    );
  },
};

/** A subscription without an end says so and is never extended. */
export const SubscriptionUnlimited: Story = {
  ...subscribed(subscription(0, { expires_at: null, plan: { billing_period: 'lifetime' } })),
  parameters: { state: { ru: 'Подписка бессрочная', rule: 'dashboard-subscription', shows: ['Бессрочно'] } },
  play: async ({ canvas }) => {
    const card = await plan(canvas);
    await expect(await card.findByText('Бессрочно')).toBeVisible();
    await expect(await card.findByText('990 000 сум / навсегда')).toBeVisible();
    await noLink(canvas, 'Продлить');
    await isSilentAbout(canvas, /^Оста/);
  },
};

/** Postings without a limit have no bar. */
export const UnlimitedPostings: Story = {
  ...subscribed(subscription(60, { vacancy_postings_limit: null })),
  parameters: { state: { ru: 'Размещения без предела', rule: 'dashboard-subscription', shows: ['Безлимит'] } },
  play: async ({ canvas, canvasElement }) => {
    const card = await plan(canvas);
    await expect(await card.findByText('Безлимит')).toBeVisible();
    await expect(card.queryByRole('progressbar')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent('null');
  },
};

/** Twelve postings of ten are told truly, and the bar stops at its end. */
export const PostingsOverLimit: Story = {
  ...subscribed(subscription(60, { vacancy_postings_used: 12 })),
  parameters: { state: { ru: 'Размещений больше предела', rule: 'dashboard-subscription', shows: ['12 из 10'] } },
  play: async ({ canvas }) => {
    const card = await plan(canvas);
    const bar = await card.findByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBeLessThanOrEqual(
      bar.getBoundingClientRect().width,
    );
    await expect(await card.findByText('12 из 10')).toBeVisible();
  },
};

/** The price of a yearly plan names its period. */
export const PeriodYearly: Story = {
  ...subscribed(subscription(200, { plan: { billing_period: 'yearly', price: 9_500_000 } })),
  parameters: { state: { ru: 'Годовой тариф', rule: 'dashboard-subscription', shows: ['9 500 000 сум / год'] } },
  play: async ({ canvas }) => {
    await expect(await (await plan(canvas)).findByText('9 500 000 сум / год')).toBeVisible();
  },
};

/** Of two subscriptions the first one is shown. */
export const FirstSubscriptionUsed: Story = {
  ...subscribed(subscription(60), subscription(90, { id: 's2', plan: { name: 'Премиум' } })),
  parameters: { state: { ru: 'Из двух подписок показана первая', rule: 'dashboard-subscription', shows: ['Бизнес'] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await (await plan(canvas)).findByText('Подписка «Бизнес»')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Премиум');
  },
};

/** An active flag without a subscription counts as none. */
export const ActiveFlagWithoutSubscription: Story = {
  parameters: {
    state: { ru: 'Признак подписки без самой подписки', rule: 'dashboard-subscription', shows: ['Выбрать план'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, { hasActiveSubscription: true, subscriptions: [] })),
  play: ({ canvas }) => expectNotice(canvas),
};

/** Who has no subscription of their own sees whose they publish on. */
export const Borrowed: Story = {
  parameters: {
    state: {
      ru: 'Своей подписки нет, публикует по чужой',
      rule: 'dashboard-subscription',
      shows: ['Подписка компании', '«Бизнес», делится Жасур Тошматов'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(checkSubscription, { hasActiveSubscription: true, subscriptions: [], borrowed })),
  play: async ({ canvas }) => {
    const card = await plan(canvas, 'Подписка компании');
    await waitFor(() =>
      expect(card.getByText('Активна').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
    );
    await expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ООО «Барака Строй»«Бизнес», делится Жасур Тошматов',
      'ИП Рахимов«Премиум», делится Мадина Алиева',
    ]);
    await waitFor(() =>
      expect(card.getByRole('link', { name: 'Выбрать план' })).toHaveAttribute('href', '/employer/pricing'),
    );
    await isSilentAbout(canvas, 'Нет активной подписки');
  },
};

/** One's own comes first: it is what one's publications use. */
export const BorrowedBesideOwn: Story = {
  parameters: {
    state: {
      ru: 'Есть и своя подписка, и чужая',
      rule: 'dashboard-subscription',
      shows: ['Подписка «', 'Бизнес', '3 из 10'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(checkSubscription, { ...checked(subscription(60)), borrowed })),
  play: async ({ canvas }) => {
    await expect(await (await plan(canvas)).findByText('3 из 10')).toBeVisible();
    await isSilentAbout(canvas, 'Подписка компании');
  },
};

/** Long names and titles stay inside their cards. */
export const LongContent: Story = {
  parameters: {
    state: { ru: 'Длинные названия', rule: 'dashboard', shows: ['Последние вакансии', 'Последние заявки'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: { ...employer, firstName: longWord } }),
      mock.ok(checkSubscription, checked(subscription(5, { plan: { name: longText } }))),
      ...provider({
        vacancies: vacancies.map((one) => ({ ...one, title: longText, companies: { name: longText } })),
        applications: applications.map((one) => ({
          ...one,
          candidate: { name: longText },
          vacancy: { title: longText },
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: `Добрый день, ${longWord}` })).toBeVisible();
    await rowsOf(canvas, 'Последние вакансии');
    await rowsOf(canvas, 'Последние заявки');
    await plan(canvas, `Подписка «${longText}»`);
    await noHorizontalScroll();
    const cards = [...canvas.getAllByRole('region'), canvas.getByRole('navigation')];
    for (const card of cards) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth + 1);
  },
};

/** On a phone counters stand in pairs and cards in one column. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Обзор на телефоне', rule: 'dashboard', shows: ['Добрый день, Азиз'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectDefault(canvas);
    const [first, second, third] = ['Активные вакансии: 2', 'Новые заявки: 2', 'Всего заявок: 6'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    );
    await expect(first?.top).toBe(second?.top);
    await expect(third?.left).toBe(first?.left);
    await expect(third?.top).toBeGreaterThan(first?.bottom ?? 0);
    const blocks = [
      await region(canvas, 'Последние вакансии'),
      await region(canvas, 'Последние заявки'),
      await region(canvas, 'Подписка «Бизнес»'),
    ];
    await expect(new Set(blocks.map((block) => block.getBoundingClientRect().left)).size).toBe(1);
    await noHorizontalScroll();
  },
};

/** Numbers of a provider that tells its totals, of lists longer than a page. */
export const ManyVacancies: Story = {
  parameters: { state: { ru: 'Много вакансий: итоги сервера', rule: 'counters', shows: ['Всего заявок: 600'] } },
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 240 }, (_, index) =>
      vacancy({ id: `v${index}`, vacancy_status: index % 4 === 0 ? 'paused' : 'active' }),
    );
    msw.use(
      providerOfMany(many),
      mock.ok(listApplications, { items: applications }, { headers: { 'x-total-count': '600' } }),
      mock.ok(countApplications, {
        total: 600,
        applied: 125,
        screening: 0,
        interview: 0,
        offer: 0,
        rejected: 0,
        hired: 475,
      }),
      mock.ok(listCompanies, { items: companies }, { headers: { 'x-total-count': '31' } }),
    );
  },
  play: async ({ canvas }) => {
    await expectCounters(canvas, [180, 125, 600, 31]);
    await expect(await linkTo(canvas, 'Всего заявок: 600')).toBeVisible();
  },
};

/** Each block is tried again for itself. */
export const BlocksRetryAlone: Story = {
  parameters: {
    state: {
      ru: 'Блоки повторяются по одному после ошибки',
      rule: 'failures',
      shows: ['Активные вакансии: 2', 'Бизнес'],
    },
  },
  beforeEach: AllCallsFail.beforeEach,
  play: async ({ canvas, context }) => {
    await expectCounters(canvas, [0, 0, 0, 0]);
    context.msw.use(...provider());
    const retry = (text: string) => canvas.getByRole('button', { name: 'Повторить', description: text });
    mock.reset();
    await userEvent.click(retry('Список вакансий не загрузился.'));
    await expect(await rowsOf(canvas, 'Последние вакансии')).toHaveLength(3);
    await expect(await linkTo(canvas, 'Активные вакансии: 2')).toBeVisible();
    await expect((await quiet()).map(({ path }) => path)).toEqual(['/api/employer/vacancies?limit=20']);
    await expect(await region(canvas, 'Последние вакансии')).toHaveFocus();
    await expect(await canvas.findByText('Пока нет заявок')).toBeVisible();

    await userEvent.click(retry('Список заявок не загрузился.'));
    await expect(await rowsOf(canvas, 'Последние заявки')).toHaveLength(3);
    await userEvent.click(retry('Подписка не проверена.'));
    await expect(await (await plan(canvas)).findByText('Подписка «Бизнес»')).toBeVisible();
    await userEvent.click(retry('Не все показатели загрузились.'));
    await expectCounters(canvas, [2, 2, 6, 2]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Повторить' })).toBeNull());
  },
};

function ComingBack() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Уйти' : 'Вернуться'}
      </button>
      {isOpen && <Dashboard />}
    </>
  );
}

/** What happened elsewhere meanwhile is seen by whoever comes back. */
export const ComesBackToNews: Story = {
  parameters: { state: { ru: 'Вернулись на обзор: свежие данные', rule: 'dashboard', shows: ['Инженер'] } },
  tags: ['!snapshot'],
  render: () => <ComingBack />,
  play: async ({ canvas, context }) => {
    await expectCounters(canvas, [2, 2, 6, 2]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Уйти' }));
    context.msw.use(
      ...provider({
        vacancies: [...vacancies, vacancy({ id: 'v6', title: 'Инженер', created_at: '2025-06-16T08:59:00+05:00' })],
        applications: applications.slice(1),
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуться' }));
    await expectCounters(canvas, [3, 1, 5, 2]);
    await expect(await canvas.findByRole('link', { name: /^Инженер/ })).toBeVisible();
  },
};

/** The host's invitations stand between the greeting and the figures. */
export const WithInvitations: Story = {
  parameters: {
    state: { ru: 'Приглашения на обзоре', rule: 'invitations', shows: ['Вас приглашают в компанию Samarqand Textile'] },
  },
  args: { invitations: <p>Вас приглашают в компанию Samarqand Textile</p> },
  play: async ({ canvas }) => {
    await expectDefault(canvas);
    const invited = canvas.getByText('Вас приглашают в компанию Samarqand Textile').getBoundingClientRect();
    const greeting = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const figures = (await region(canvas, 'Показатели')).getBoundingClientRect();
    await expect(invited.top).toBeGreaterThan(greeting.bottom);
    await expect(figures.top).toBeGreaterThan(invited.bottom);
  },
};
