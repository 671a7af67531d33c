import {
  createOperatorService,
  listOperatorGateways,
  listOperatorServices,
  removeOperatorService,
  testOperatorGateway,
  testOperatorService,
  updateOperatorService,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { moderator, support } from '../../stories/fixtures.ts';
import { gateways, services } from '../../stories/platform.ts';
import { Services } from './Services.tsx';

const meta = {
  title: 'Operator/Services',
  component: Services,
  parameters: { host: { path: '/operator/services' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listOperatorServices, { items: services }),
      mock.ok(listOperatorGateways, { items: gateways }),
      mock.ok(testOperatorService, {}),
      mock.ok(testOperatorGateway, ({ params }) =>
        params.id === 'model' ? { ms: 1240, said: 'Здравствуйте!' } : { ms: 380 },
      ),
      mock.ok(createOperatorService, { ...services[0], id: 'sv4', name: 'Вакансии Самарканда' }),
      mock.ok(updateOperatorService, {}),
      mock.ok(removeOperatorService, {}),
    ),
} satisfies Meta<typeof Services>;

export default meta;

type Story = StoryObj<typeof meta>;

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Каналы' }));
const tryTelegram = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Проверить: Telegram-канал' }));

const askToRemove = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: Telegram-канал' }));
  return within(await page().findByRole('alertdialog', { name: 'Убрать канал «Telegram-канал»?' }));
};
const fillIn = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Добавить' }));
  const dialog = within(await page().findByRole('dialog', { name: 'Новый канал' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Название' }), 'Вакансии Самарканда');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Куда' }), '@samarkand_jobs');
  return dialog;
};

const rename = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Редактировать: Telegram-канал' }));
  const dialog = within(await page().findByRole('dialog', { name: 'Изменить канал «Telegram-канал»' }));
  const name = await dialog.findByRole('textbox', { name: 'Название' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Вакансии Ташкента');
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Название по-узбекски' }), 'Toshkent ishlari');
  await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
  return dialog;
};

/** The channels, whether each is set up, and how the last month went. */
export const Default: Story = {
  parameters: { state: { ru: 'Каналы', rule: 'services', shows: ['Telegram-канал', 'Подключён', 'Не подключён'] } },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const row = within((await table(canvas)).getByRole('row', { name: /Telegram-канал/ }));
    await expect(await row.findByText('Подключён')).toBeVisible();
    await expect(await row.findByText('214')).toBeVisible();
    await expect(await canvas.findByText('Не подключён')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Проверить: Языковая модель' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Проверить/ })).toHaveLength(4);
  },
};

/** A channel was tested, and works. */
export const Tested: Story = {
  parameters: { state: { ru: 'Канал проверен', rule: 'services', shows: ['Сообщение дошло: Telegram-канал'] } },
  play: async ({ canvas }) => {
    await tryTelegram(canvas);
    await says('Сообщение дошло: Telegram-канал');
    await expect((await sent(testOperatorService)).params).toEqual({ id: 'sv1' });
  },
};

/** A channel does not work: why. */
export const TestFails: Story = {
  parameters: {
    state: { ru: 'Проверка не прошла', rule: 'services', shows: ['Telegram: бот не администратор канала'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(testOperatorService, 'channelFailed', {
        error: 'Telegram: бот не администратор канала',
        reason: { code: 'channelNotAdmin', values: { channel: 'Telegram' } },
      }),
    ),
  play: async ({ canvas }) => {
    await tryTelegram(canvas);
    await says('Telegram: бот не администратор канала');
    await expect(canvas.queryByText(/Сообщение дошло/)).toBeNull();
  },
};

/** An SMS of trial went to the operator, and how long it took. */
export const SmsTried: Story = {
  parameters: { state: { ru: 'SMS проверено', rule: 'services', shows: ['SMS ушло на ваш номер за 380 мс'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить: SMS' }));
    await says('SMS ушло на ваш номер за 380 мс');
    await expect((await sent(testOperatorGateway)).params).toEqual({ id: 'sms' });
  },
};

/** The model answered, what and how fast. */
export const ModelTried: Story = {
  parameters: { state: { ru: 'Модель ответила', rule: 'services', shows: ['Языковая модель', 'Здравствуйте!'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить: Языковая модель' }));
    await says(/Модель ответила за 1\s240 мс/);
    await expect(await canvas.findByText('Здравствуйте!')).toBeVisible();
  },
};

/** A gateway refused: why, in words. */
export const GatewayRefuses: Story = {
  parameters: { state: { ru: 'Шлюз отказал', rule: 'services', shows: ['SMS: отказ (401)'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(testOperatorGateway, 'channelFailed', {
        error: 'SMS: отказ (401)',
        reason: { code: 'channelRefused', values: { channel: 'SMS', status: 401, detail: '' } },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить: SMS' }));
    await says('SMS: отказ (401)');
    await expect(canvas.queryByText(/SMS ушло/)).toBeNull();
  },
};

/** No model is set up: there is nothing to try. */
export const ModelNotSetUp: Story = {
  parameters: { state: { ru: 'Модель не подключена', rule: 'services', shows: ['Не подключён'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listOperatorGateways, {
        items: [
          { id: 'sms', configured: true },
          { id: 'model', configured: false },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Языковая модель/ }));
    await expect(await row.findByText('Не подключён')).toBeVisible();
    await expect(row.queryByRole('button')).toBeNull();
  },
};

/** A channel that was to be tested is not there any more. */
export const RemovedMeanwhile: Story = {
  parameters: { state: { ru: 'Канал убрали', rule: 'services', shows: ['Канал не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(testOperatorService, 'unknownService')),
  play: async ({ canvas }) => {
    await tryTelegram(canvas);
    await says('Канал не найден');
  },
};

/** A channel was added. */
export const Added: Story = {
  parameters: { state: { ru: 'Канал добавлен', rule: 'services', shows: ['Канал добавлен: Вакансии Самарканда'] } },
  play: async ({ canvas }) => {
    const form = await fillIn(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says('Канал добавлен: Вакансии Самарканда');
    await expect((await sent(createOperatorService)).body).toEqual({
      type: 'telegram',
      name: 'Вакансии Самарканда',
      identifier: '@samarkand_jobs',
    });
  },
};

/** A channel was not added: why; what was typed stays. */
export const AddRefused: Story = {
  parameters: { state: { ru: 'Канал не добавился', rule: 'services', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(createOperatorService, 'tooOften')),
  play: async ({ canvas }) => {
    const form = await fillIn(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says(/Слишком много попыток/);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Название' })).toHaveValue('Вакансии Самарканда'));
  },
};

/** A channel was named anew. */
export const Renamed: Story = {
  parameters: { state: { ru: 'Канал назван иначе', rule: 'services', shows: ['Канал сохранён: Вакансии Ташкента'] } },
  play: async ({ canvas }) => {
    await rename(canvas);
    await says('Канал сохранён: Вакансии Ташкента');
    await expect(await sent(updateOperatorService)).toMatchObject({
      params: { id: 'sv1' },
      body: { name: 'Вакансии Ташкента', nameUz: 'Toshkent ishlari' },
    });
  },
};

/** A channel was not named anew: why; what was typed stays. */
export const RenameRefused: Story = {
  parameters: { state: { ru: 'Назвать иначе не удалось', rule: 'services', shows: ['Канал не найден'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateOperatorService, 'unknownService')),
  play: async ({ canvas }) => {
    const dialog = await rename(canvas);
    await says('Канал не найден');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Название' })).toHaveValue('Вакансии Ташкента'));
  },
};

/** Taking a channel away asks first. */
export const RemoveAsks: Story = {
  parameters: { state: { ru: 'Удаление спрашивает', rule: 'services', shows: ['Убрать канал «Telegram-канал»?'] } },
  play: async ({ canvas }) => {
    const dialog = await askToRemove(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await quiet(removeOperatorService);
  },
};

/** A channel was taken away. */
export const Removed: Story = {
  parameters: { state: { ru: 'Канал убран', rule: 'services', shows: ['Канал убран: Telegram-канал'] } },
  play: async ({ canvas }) => {
    const dialog = await askToRemove(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Убрать' }));
    await says('Канал убран: Telegram-канал');
    await expect((await sent(removeOperatorService)).params).toEqual({ id: 'sv1' });
  },
};

/** A channel was not taken away: why. */
export const RemoveRefused: Story = {
  parameters: { state: { ru: 'Канал не убрался', rule: 'services', shows: ['Канал занят публикацией'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(removeOperatorService, 'serviceUsed')),
  play: async ({ canvas }) => {
    const dialog = await askToRemove(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Убрать' }));
    await says('Канал занят публикацией');
  },
};

/** Support sees the channels and tests none. */
export const SupportOnlySees: Story = {
  parameters: { state: { ru: 'Поддержка только видит', rule: 'services', shows: ['Менять может администратор.'] } },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await expect(await (await table(canvas)).findByText('Telegram-канал')).toBeVisible();
    await expect(await canvas.findByText('Менять может администратор.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Проверить|Убрать|Добавить/ })).toBeNull();
  },
};

/** There are no channels. */
export const NoServices: Story = {
  parameters: { state: { ru: 'Каналов нет', rule: 'services', shows: ['Каналов пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorServices, { items: [] })),
  play: () => says('Каналов пока нет'),
};

/** Moderators do not see the channels. */
export const ForbiddenToModerators: Story = {
  parameters: { state: { ru: 'Модератору недоступно', rule: 'services', shows: ['Раздел вам недоступен'] } },
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: () => says('Раздел вам недоступен'),
};

/** Channels and gateways are being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Каналы загружаются', rule: 'services', shows: ['Каналы'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperatorServices), mock.pending(listOperatorGateways)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Каналы' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The channels did not load. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки', rule: 'services', shows: ['Не удалось загрузить данные', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorServices, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone, without scrolling sideways. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Телефон 390', rule: 'services', shows: ['Telegram-канал'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await (await table(canvas)).findByText('Telegram-канал')).toBeVisible();
    await noHorizontalScroll();
  },
};
