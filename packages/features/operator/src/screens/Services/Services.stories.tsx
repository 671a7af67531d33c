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

export const Default: Story = {
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

export const Tested: Story = {
  play: async ({ canvas }) => {
    await tryTelegram(canvas);
    await says('Сообщение дошло: Telegram-канал');
    await expect((await sent(testOperatorService)).params).toEqual({ id: 'sv1' });
  },
};

export const TestFails: Story = {
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

export const SmsTried: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить: SMS' }));
    await says('SMS ушло на ваш номер за 380 мс');
    await expect((await sent(testOperatorGateway)).params).toEqual({ id: 'sms' });
  },
};

export const ModelTried: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить: Языковая модель' }));
    await says(/Модель ответила за 1\s240 мс/);
    await expect(await canvas.findByText('Здравствуйте!')).toBeVisible();
  },
};

export const GatewayRefuses: Story = {
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

export const ModelNotSetUp: Story = {
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

export const RemovedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(testOperatorService, 'unknownService')),
  play: async ({ canvas }) => {
    await tryTelegram(canvas);
    await says('Канал не найден');
  },
};

export const Added: Story = {
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

export const AddRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(createOperatorService, 'tooOften')),
  play: async ({ canvas }) => {
    const form = await fillIn(canvas);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить' }));
    await says(/Слишком много попыток/);
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Название' })).toHaveValue('Вакансии Самарканда'));
  },
};

export const Renamed: Story = {
  play: async ({ canvas }) => {
    await rename(canvas);
    await says('Канал сохранён: Вакансии Ташкента');
    await expect(await sent(updateOperatorService)).toMatchObject({
      params: { id: 'sv1' },
      body: { name: 'Вакансии Ташкента', nameUz: 'Toshkent ishlari' },
    });
  },
};

export const RenameRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(updateOperatorService, 'unknownService')),
  play: async ({ canvas }) => {
    const dialog = await rename(canvas);
    await says('Канал не найден');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Название' })).toHaveValue('Вакансии Ташкента'));
  },
};

export const RemoveAsks: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToRemove(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await quiet(removeOperatorService);
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    const dialog = await askToRemove(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Убрать' }));
    await says('Канал убран: Telegram-канал');
    await expect((await sent(removeOperatorService)).params).toEqual({ id: 'sv1' });
  },
};

export const RemoveRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(removeOperatorService, 'serviceUsed')),
  play: async ({ canvas }) => {
    const dialog = await askToRemove(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Убрать' }));
    await says('Канал занят публикацией');
  },
};

export const SupportOnlySees: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await expect((await table(canvas)).getByText('Telegram-канал')).toBeVisible();
    await expect(await canvas.findByText('Менять может администратор.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Проверить|Убрать|Добавить/ })).toBeNull();
  },
};

export const NoServices: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listOperatorServices, { items: [] })),
  play: () => says('Каналов пока нет'),
};

export const ForbiddenToModerators: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: () => says('Раздел вам недоступен'),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listOperatorServices), mock.pending(listOperatorGateways)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Каналы' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listOperatorServices, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect((await table(canvas)).getByText('Telegram-канал')).toBeVisible();
    await noHorizontalScroll();
  },
};
