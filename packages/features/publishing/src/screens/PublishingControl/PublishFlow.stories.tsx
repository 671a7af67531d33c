import {
  getPostingSession,
  getPublishStatus,
  listPostingServices,
  listVacancies,
  publishVacancy,
} from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { usePages } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import { quiet, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { after, DAY, frontend, outcome, readyHandlers, services } from '../../stories/fixtures.ts';
import { PublishingControl } from './PublishingControl.tsx';
import type { PublishingControlProps } from './PublishingControl.tsx';

/** A list that reads vacancies as «Мои вакансии» does, with the control for the first of them. */
function InList(props: PublishingControlProps) {
  const pages = usePages(listVacancies, { query: { limit: 50 } });
  const first = pages.status === 'ready' ? pages.items[0] : undefined;
  return first ? <PublishingControl {...props} vacancy={first} /> : null;
}

const meta = {
  title: 'Publishing/Flow',
  component: PublishingControl,
  tags: ['snapshot'],
  args: { vacancy: frontend, onPublished: fn(), onClose: fn() },
  parameters: { host: { path: '/employer/vacancies/v1' } },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...readyHandlers()),
} satisfies Meta<typeof PublishingControl>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type WireResults = NonNullable<WireAnswerOf<typeof publishVacancy>['results']>;

const published = 'Вакансия опубликована успешно';
const ids = { 'Telegram-канал': 'sv1', 'WhatsApp-группа': 'sv2', Сайт: 'sv3' } as const;
const answers = (results: WireResults): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock.ok(publishVacancy, { results })),
});
const publications = async () => (await quiet(publishVacancy)).map(({ body }) => body);

async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Опубликовать' }));
  return shownDialog();
}

async function shownDialog() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function select(canvas: Canvas, names: readonly (keyof typeof ids)[]) {
  const dialog = await openDialog(canvas);
  for (const name of names) await userEvent.click(await dialog.findByRole('checkbox', { name }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Опубликовать/ }));
  return dialog;
}

/** Chooses, publishes and waits for the results, whose banner says how many and is of this tone. */
async function publish(canvas: Canvas, names: readonly (keyof typeof ids)[], count: string, tone: string) {
  await select(canvas, names);
  return results(count, tone);
}

async function results(count: string, tone: string) {
  const dialog = await shownDialog();
  await expect(await dialog.findByRole('heading', { name: 'Результат публикации' })).toBeVisible();
  await waitFor(() => expect(dialog.getByText(count).closest('[data-tone]')).toHaveAttribute('data-tone', tone));
  return dialog;
}

const showsToast = async () => {
  const toast = await screen.findByRole('alertdialog', { name: published });
  await waitFor(() => expect(toast).toBeVisible());
};
const isSilentAbout = (text: string | RegExp) => expect(screen.queryByText(text)).toBeNull();

/** The dialog lists the channels with none chosen. */
export const Selecting: Story = {
  parameters: { state: { ru: 'Выбор каналов', rule: 'publish-dialog', shows: ['Публикация вакансии', 'Сайт'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(await screen.findByRole('dialog', { name: 'Публикация вакансии' })).toBeVisible();
    await expect(await dialog.findByRole('heading', { name: 'Куда опубликовать вакансию' })).toBeVisible();
    await expect(await dialog.findByText('Frontend-разработчик, ООО «Барака Строй»')).toBeVisible();
    for (const name of Object.keys(ids))
      await waitFor(() => expect(dialog.getByRole('checkbox', { name })).not.toBeChecked());
    await expect(await dialog.findByText(/Первая публикация вакансии спишет одно размещение/)).toBeVisible();
    await isSilentAbout('Нет доступных сервисов для публикации');
  },
};

/** While channels are on their way there is a spinner. */
export const ServicesLoading: Story = {
  parameters: { state: { ru: 'Загрузка каналов', rule: 'publish-dialog', shows: ['Публикация вакансии', 'Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listPostingServices)),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(await dialog.findByRole('heading', { name: 'Куда опубликовать вакансию' })).toBeVisible();
    await expect(await dialog.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Нет доступных сервисов для публикации');
  },
};

const noServices: Story['play'] = async ({ canvas }) => {
  const dialog = await openDialog(canvas);
  await waitFor(() => expect(dialog.getByText('Нет доступных сервисов для публикации')).toBeVisible());
  await expect(dialog.queryByRole('checkbox')).toBeNull();
};

/** Without channels the dialog says so. */
export const NoServices: Story = {
  parameters: {
    state: { ru: 'Каналов нет', rule: 'publish-dialog', shows: ['Нет доступных сервисов для публикации'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(listPostingServices, [])),
  play: noServices,
};
/** Channels that did not load read as none. */
export const ServicesFail: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки каналов', rule: 'failed-lists', shows: ['Нет доступных сервисов для публикации'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listPostingServices, 500)),
  play: noServices,
};

/** Publishing to nothing is refused in the dialog, and nothing is sent. */
export const NothingSelected: Story = {
  parameters: {
    state: { ru: 'Ничего не выбрано', rule: 'publish-dialog', shows: ['Выберите хотя бы один сервис для публикации'] },
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await dialog.findByRole('checkbox', { name: 'Сайт' });
    await userEvent.click(await dialog.findByRole('button', { name: 'Опубликовать' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Выберите хотя бы один сервис для публикации'),
    );
    await expect(await publications()).toEqual([]);
  },
};

/** While it runs the channels cannot be changed. */
export const Publishing: Story = {
  parameters: { state: { ru: 'Публикуется', rule: 'publish-dialog', shows: ['Публикуем...'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(publishVacancy)),
  play: async ({ canvas }) => {
    const dialog = await select(canvas, ['Telegram-канал']);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Публикуем...'));
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await userEvent.click(await dialog.findByRole('button', { name: /Публикуем/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(await publications()).toEqual([{ selectedServiceIds: ['sv1'] }]);
  },
};

/** All channels took it: green, with the number and the good news. */
export const AllSucceeded: Story = {
  ...answers([outcome('sv1', 'success'), outcome('sv2', 'success')]),
  parameters: {
    state: {
      ru: 'Опубликовано во все каналы',
      rule: 'publish-dialog',
      shows: ['Результат публикации', 'Опубликовано в 2 из 2 сервисов', 'Вакансия опубликована успешно'],
    },
  },
  play: async ({ canvas, args }) => {
    const dialog = await publish(
      canvas,
      ['Telegram-канал', 'WhatsApp-группа'],
      'Опубликовано в 2 из 2 сервисов',
      'positive',
    );
    await expect(await dialog.findByText(published)).toBeVisible();
    await isSilentAbout('Неизвестная ошибка');
    await expect(args.onPublished).toHaveBeenCalledOnce();
  },
};

/** No channel took it: red, each with its reason. */
export const AllFailed: Story = {
  ...answers([outcome('sv1', 'failed', 'Бот удалён из канала'), outcome('sv2', 'failed')]),
  parameters: {
    state: {
      ru: 'Ошибка во всех каналах',
      rule: 'publish-dialog',
      shows: ['Результат публикации', 'Опубликовано в 0 из 2 сервисов', 'Неизвестная ошибка'],
    },
  },
  play: async ({ canvas, args }) => {
    const dialog = await publish(
      canvas,
      ['Telegram-канал', 'WhatsApp-группа'],
      'Опубликовано в 0 из 2 сервисов',
      'critical',
    );
    await expect(await dialog.findByText('Бот удалён из канала')).toBeVisible();
    await expect(await dialog.findByText('Неизвестная ошибка')).toBeVisible();
    await isSilentAbout(published);
    await expect(args.onPublished).not.toHaveBeenCalled();
  },
};

const mixed = [outcome('sv1', 'success'), outcome('sv3', 'failed', 'Сайт не отвечает')];

/** Some took it: yellow, and what failed can be tried again. */
export const Mixed: Story = {
  ...answers(mixed),
  parameters: {
    state: {
      ru: 'Часть каналов с ошибкой',
      rule: 'publish-dialog',
      shows: [
        'Результат публикации',
        'Опубликовано в 1 из 2 сервисов',
        'Повторить для Сайт',
        'Вакансия опубликована успешно',
      ],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await publish(canvas, ['Telegram-канал', 'Сайт'], 'Опубликовано в 1 из 2 сервисов', 'caution');
    await expect(await dialog.findByText('Сайт не отвечает')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Повторить для Сайт' })).toBeEnabled());
    await showsToast();
    await isSilentAbout('Неизвестная ошибка');
  },
};

/** A call that failed counts as a failure of every chosen channel. */
export const PublishCallFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка вызова публикации',
      rule: 'publish-dialog',
      shows: ['Неизвестная ошибка', 'Опубликовано в 0 из 1 сервисов'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(publishVacancy, 500)),
  play: async ({ canvas }) => {
    const dialog = await publish(canvas, ['Telegram-канал'], 'Опубликовано в 0 из 1 сервисов', 'critical');
    await expect(await dialog.findByText('Telegram-канал')).toBeVisible();
    await expect(await dialog.findByText('Неизвестная ошибка')).toBeVisible();
    await isSilentAbout(published);
  },
};

/** A provider that words everything in Russian is understood on an Uzbek page by its codes. */
export const RefusedInUzbek: Story = {
  parameters: {
    state: { ru: 'Отказ по-русски на узбекской странице', rule: 'publish-dialog', shows: ['Joylash tugashini kuting'] },
  },
  globals: { locale: 'uz' },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(publishVacancy, 409, { code: 'publicationRuns', error: 'Дождитесь конца публикации' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Joylash' }));
    const dialog = await shownDialog();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Сайт' }));
    await userEvent.click(await dialog.findByRole('button', { name: '1 ta xizmatga joylash' }));
    await waitFor(() => expect(dialog.getByText('Joylash tugashini kuting')).toBeVisible());
    await isSilentAbout('Дождитесь конца публикации');
  },
};

/** After a publication status and list are read anew. */
export const StatusAndListReload: Story = {
  parameters: {
    state: { ru: 'После публикации всё перечитано', rule: 'publish-dialog', shows: ['Вакансия опубликована успешно'] },
  },
  render: (args) => <InList {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listVacancies, { items: [frontend] }),
      mock.ok(publishVacancy, { results: [outcome('sv1', 'success')] }),
    ),
  play: async ({ canvas, args, context }) => {
    await canvas.findByRole('button', { name: 'Опубликовать' });
    const before = [(await quiet(getPublishStatus)).length, (await quiet(listVacancies)).length] as const;
    context.msw.use(
      mock.ok(getPublishStatus, { canPublish: false, cooldownEnds: after(DAY), lastPublished: after(0) }),
    );
    const dialog = await publish(canvas, ['Telegram-канал'], 'Опубликовано в 1 из 1 сервисов', 'positive');
    await userEvent.click(await dialog.findByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await showsToast();
    await expect(await canvas.findByText('Последняя публикация: 16.06.2025')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Публикация вакансии' })).toHaveFocus());
    await expect(await quiet(getPublishStatus)).toHaveLength(before[0] + 1);
    await expect(await quiet(listVacancies)).toHaveLength(before[1] + 1);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Trying again sends to what failed alone. */
export const RetryFailedOnly: Story = {
  ...answers(mixed),
  parameters: {
    state: { ru: 'Повтор только неудачных', rule: 'publication', shows: ['Опубликовано в 2 из 2 сервисов'] },
  },
  play: async ({ canvas, context }) => {
    const dialog = await publish(canvas, ['Telegram-канал', 'Сайт'], 'Опубликовано в 1 из 2 сервисов', 'caution');
    context.msw.use(mock.ok(publishVacancy, { results: [outcome('sv3', 'success')] }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Повторить для Сайт' }));
    await results('Опубликовано в 2 из 2 сервисов', 'positive');
    await expect(await publications()).toEqual([
      { selectedServiceIds: ['sv1', 'sv3'] },
      { selectedServiceIds: ['sv3'] },
    ]);
    await isSilentAbout('Сайт не отвечает');
  },
};

/** While a publication runs each channel reports for itself. */
export const ProgressPerService: Story = {
  parameters: { state: { ru: 'Ход по каждому каналу', rule: 'publication', shows: ['Сайт не отвечает'] } },
  beforeEach: ({ msw }) => {
    const answersInTurn = [
      { id: 's1', status: 'running', results: [outcome('sv1', 'success')] },
      {
        id: 's1',
        status: 'finished',
        results: [outcome('sv1', 'success'), outcome('sv3', 'failed', 'Сайт не отвечает')],
      },
    ] as const;
    let asks = 0;
    msw.use(
      mock.ok(publishVacancy, { results: [], sessionId: 's1' }),
      mock.ok(getPostingSession, () => ({
        ...(answersInTurn[asks++] ?? answersInTurn[1]),
        results: [...(answersInTurn[asks - 1] ?? answersInTurn[1]).results],
      })),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await select(canvas, ['Telegram-канал', 'Сайт']);
    await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 из 2'));
    await expect(await dialog.findByText('Успешно')).toBeVisible();
    await waitFor(() => expect(dialog.getByText('Опубликовано в 1 из 2 сервисов')).toBeVisible());
    await expect(await dialog.findByText('Сайт не отвечает')).toBeVisible();
    await expect(await publications()).toHaveLength(1);
    await sent(getPublishStatus, 3);
  },
};

/** A channel that never answers ends as failed without a reason. */
export const SilentService: Story = {
  parameters: {
    state: {
      ru: 'Канал молчит: ошибка без причины',
      rule: 'publication',
      shows: ['Неизвестная ошибка', 'Опубликовано в 1 из 2 сервисов'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(publishVacancy, { results: [outcome('sv1', 'success')], sessionId: 's1' }),
      mock.ok(getPostingSession, { id: 's1', status: 'finished', results: [] }),
    ),
  play: async ({ canvas }) => {
    const dialog = await select(canvas, ['Telegram-канал', 'Сайт']);
    await waitFor(() => expect(dialog.getByText('Опубликовано в 1 из 2 сервисов')).toBeVisible());
    await expect(await dialog.findByText('Неизвестная ошибка')).toBeVisible();
  },
};

/** A host can have the dialog open from the start, and hears of its end. */
export const InitiallyOpen: Story = {
  parameters: { state: { ru: 'Окно открыто сразу', rule: 'publish-dialog', shows: ['Публикация вакансии'] } },
  args: { isInitiallyOpen: true },
  play: async ({ args, canvas }) => {
    const dialog = await shownDialog();
    await expect(await dialog.findByRole('checkbox', { name: 'Telegram-канал' })).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Опубликовать' })).toHaveFocus());
  },
};

/** On a phone the dialog fits the width. */
export const Mobile390: Story = {
  parameters: {
    state: { ru: 'Окно публикации на телефоне', rule: 'publish-dialog', shows: ['Опубликовать в 1 сервис'] },
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listPostingServices, services)),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Telegram-канал' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Опубликовать в 1 сервис' })).toBeVisible());
    await expect(screen.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
