import {
  connectHeadHunter,
  disconnectHeadHunter,
  finishHeadHunterConnection,
  getCurrentUser,
  getHeadHunterConnection,
  listHeadHunterLendings,
  syncHeadHunter,
} from '@kasb/contract';
import { useNavigate } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import {
  answeredSoFar,
  employer,
  isSilentAbout,
  noHorizontalScroll,
  page,
  phone,
  quiet,
  says,
  valueOf,
} from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { connected, lendings, notConnected } from '../../stories/fixtures.ts';
import { Integration } from './Integration.tsx';
import type { IntegrationProps } from './Integration.tsx';

const path = '/employer/integrations/headhunter';

/** A host with the query in its address; where the browser would go instead of leaving is told. */
function IntegrationWithAddress({ code, state, error }: Pick<IntegrationProps, 'code' | 'state' | 'error'>) {
  const navigate = useNavigate();
  const [left, setLeft] = useState<string>();
  return (
    <>
      <Integration {...{ code, state, error }} onReturned={() => navigate(path, { replace: true })} onLeave={setLeft} />
      <output data-testid="left" hidden>
        {left}
      </output>
    </>
  );
}

const meta = {
  title: 'HeadHunter/Integration',
  component: IntegrationWithAddress,
  tags: ['snapshot'],
  args: {},
  parameters: { host: { path } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(getHeadHunterConnection, notConnected),
      mock.ok(listHeadHunterLendings, { items: lendings('c1') }),
    ),
} satisfies Meta<typeof IntegrationWithAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

const consent = 'https://hh.ru/oauth/authorize?response_type=code&client_id=kasb&state=s1';
const isConnected: Pick<Story, 'beforeEach'> = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getHeadHunterConnection, connected)),
};

/** Before connecting, the page says what it brings and offers to connect. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'До подключения',
      rule: 'headhunter-integration',
      shows: ['Интеграция с HeadHunter', 'Назад на главную'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подключить HeadHunter' })).toBeEnabled());
    await expect(await canvas.findByRole('heading', { name: 'Интеграция с HeadHunter' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Назад на главную' })).toHaveAttribute('href', '/employer/dashboard'),
    );
  },
};

/** While the connection is being asked for there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка подключения', rule: 'headhunter-integration', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getHeadHunterConnection)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Подключить HeadHunter' })).toBeNull();
  },
};

/** A connection that could not be asked for says so and can be tried again. */
export const LoadError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки подключения',
      rule: 'headhunter-integration',
      shows: ['Не удалось узнать состояние подключения', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getHeadHunterConnection, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось узнать состояние подключения')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** A connection that answers at the second try is shown. */
export const LoadRetried: Story = {
  ...LoadError,
  parameters: {
    state: { ru: 'Подключение загрузилось со второй попытки', rule: 'failed-lists', shows: ['Подключить HeadHunter'] },
  },
  play: async ({ canvas, context }) => {
    const retry = await canvas.findByRole('button', { name: 'Повторить' });
    context.msw.use(mock.ok(getHeadHunterConnection, notConnected));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Подключить HeadHunter' })).toBeVisible();
  },
};

/** The browser goes to the address that the provider answers; a second press changes nothing. */
export const ConnectLeaves: Story = {
  parameters: {
    state: { ru: 'Переход к HeadHunter', rule: 'headhunter-integration', shows: ['Подключить HeadHunter'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(connectHeadHunter, { url: consent })),
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Подключить HeadHunter' }));
    await waitFor(() => expect(canvas.getByTestId('left').textContent).toBe(consent));
    await expect(await quiet(connectHeadHunter)).toHaveLength(1);
  },
};

/** An address that is not safe is not followed. */
export const UnsafeAddress: Story = {
  parameters: {
    state: {
      ru: 'Небезопасный адрес отклонён',
      rule: 'headhunter-integration',
      shows: ['Адрес для входа на HeadHunter небезопасен, подключение остановлено', 'Подключить HeadHunter'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(connectHeadHunter, { url: 'http://hh.example/oauth/authorize' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подключить HeadHunter' }));
    await says('Адрес для входа на HeadHunter небезопасен, подключение остановлено');
    await waitFor(() => expect(canvas.getByTestId('left')).toBeEmptyDOMElement());
  },
};

/** Connecting that failed says so and can be tried again. */
export const ConnectFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка подключения',
      rule: 'headhunter-integration',
      shows: ['Не удалось начать подключение к HeadHunter', 'Подключить HeadHunter'],
    },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.offline(connectHeadHunter)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подключить HeadHunter' }));
    await says('Не удалось начать подключение к HeadHunter');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подключить HeadHunter' })).toBeEnabled());
  },
};

/** Coming back with a code finishes the connection and clears the address. */
export const Returned: Story = {
  args: { code: 'c0de', state: 's1' },
  parameters: {
    state: { ru: 'Вернулись с кодом: подключено', rule: 'headhunter-integration', shows: ['Барака Строй'] },
    host: { path: `${path}?code=c0de&state=s1` },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterConnection, () =>
        answeredSoFar(finishHeadHunterConnection) > 0 ? connected : notConnected,
      ),
      mock.ok(finishHeadHunterConnection, connected),
    ),
  play: async ({ canvas }) => {
    await says('HeadHunter подключен');
    await waitFor(() => expect(valueOf(canvas, 'Работодатель')).toHaveTextContent('Барака Строй'));
    await expect((await quiet(finishHeadHunterConnection)).map(({ body }) => body)).toEqual([
      { code: 'c0de', state: 's1' },
    ]);
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe(path));
  },
};

/** While the connection is being finished the page says so. */
export const Finishing: Story = {
  parameters: {
    state: { ru: 'Подключение завершается', rule: 'headhunter-integration', shows: ['Завершаем подключение...'] },
  },
  args: { code: 'c0de', state: 's1' },
  beforeEach: ({ msw }) => msw.use(mock.pending(finishHeadHunterConnection)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Завершаем подключение...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Подключить HeadHunter' })).toBeNull();
  },
};

/** A state that was used already, or is somebody else's: one can begin anew. */
export const ReturnRefused: Story = {
  args: { code: 'c0de', state: 'used' },
  parameters: {
    state: {
      ru: 'Возврат отклонён',
      rule: 'headhunter-integration',
      shows: ['Подключение устарело. Начните заново.', 'Подключить HeadHunter'],
    },
    host: { path: `${path}?code=c0de&state=used` },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.fail(finishHeadHunterConnection, 422, { error: 'Подключение устарело. Начните заново.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Подключение устарело. Начните заново.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подключить HeadHunter' })).toBeEnabled());
    await expect(canvas.getByTestId('location').textContent).toBe(path);
  },
};

/** A refused consent is no error, and one can begin anew. */
export const ConsentDenied: Story = {
  args: { error: 'access_denied', state: 's1' },
  parameters: {
    state: {
      ru: 'Согласие не дано',
      rule: 'headhunter-integration',
      shows: ['Доступ не разрешён, HeadHunter остался неподключенным. Начать можно заново.', 'Подключить HeadHunter'],
    },
    host: { path: `${path}?error=access_denied&state=s1` },
  },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(
      'Доступ не разрешён, HeadHunter остался неподключенным. Начать можно заново.',
    );
    await expect(notice.closest('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подключить HeadHunter' })).toBeEnabled());
    await expect(await quiet(finishHeadHunterConnection)).toEqual([]);
    await waitFor(() => expect(canvas.getByTestId('location').textContent).toBe(path));
  },
};

/** Words in an address are anybody's: they are not shown. */
export const ReturnedError: Story = {
  parameters: {
    state: {
      ru: 'Ошибка в адресе возврата',
      rule: 'headhunter-integration',
      shows: ['HeadHunter прервал подключение. Попробуйте ещё раз.', 'Подключить HeadHunter'],
    },
  },
  args: { error: 'Позвоните по номеру 900' },
  play: async ({ canvas }) => {
    await says('HeadHunter прервал подключение. Попробуйте ещё раз.');
    await isSilentAbout(/900/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подключить HeadHunter' })).toBeEnabled());
  },
};

/** A connection with its account and its synchronisation. */
export const Connected: Story = {
  ...isConnected,
  parameters: { state: { ru: 'Подключено', rule: 'headhunter-integration', shows: ['1 240', '16.06.2025, 08:40'] } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Подключено').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
    );
    const values = {
      Работодатель: 'Барака Строй',
      Менеджер: 'Елена Смирнова',
      Почта: 'elena@hh.uz',
      'Подключено с': '01.06.2025, 10:00',
      'Последняя загрузка': '16.06.2025, 08:40',
      'Загружено откликов': '1 240',
    };
    for (const [label, value] of Object.entries(values)) await expect(valueOf(canvas, label)).toHaveTextContent(value);
  },
};

/** The end of a synchronisation is waited for while the page is open. */
export const SyncNow: Story = {
  parameters: {
    state: { ru: 'Синхронизация по просьбе', rule: 'headhunter-integration', shows: ['16.06.2025, 09:00', '260'] },
  },
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      mock.ok(getHeadHunterConnection, () => {
        if (answeredSoFar(syncHeadHunter) === 0) return { ...connected, lastSyncAt: null, syncedCount: null };
        asked += 1;
        return asked < 2
          ? { ...connected, isSyncing: true, syncedCount: 120 }
          : { ...connected, syncedCount: 260, lastSyncAt: '2025-06-16T09:00:00+05:00' };
      }),
      mock.ok(syncHeadHunter, { ...connected, isSyncing: true }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(valueOf(canvas, 'Последняя загрузка')).toHaveTextContent('ещё не было'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Загрузить сейчас' }));
    await expect(await canvas.findByText('Загружаем отклики...')).toBeVisible();
    await expect(valueOf(canvas, 'Загружено откликов')).toHaveTextContent('120');
    await waitFor(() => expect(valueOf(canvas, 'Загружено откликов')).toHaveTextContent('260'));
    await isSilentAbout('Загружаем отклики...');
    await expect(valueOf(canvas, 'Последняя загрузка')).toHaveTextContent('16.06.2025, 09:00');
  },
};

/** A synchronisation that failed says so. */
export const SyncFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка синхронизации',
      rule: 'headhunter-integration',
      shows: ['HeadHunter не отвечает, попробуйте позже', 'Загрузить сейчас'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterConnection, connected),
      mock.fail(syncHeadHunter, 503, { error: 'HeadHunter не отвечает, попробуйте позже' }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Загрузить сейчас' }));
    await expect(await canvas.findByText('HeadHunter не отвечает, попробуйте позже')).toBeVisible();
  },
};

/** The connection works no more: what to do is said, and done from here. */
export const ConnectionBroken: Story = {
  parameters: {
    state: {
      ru: 'Подключение сломалось',
      rule: 'headhunter-integration',
      shows: ['HeadHunter отозвал доступ. Подключите его заново.', 'Подключить заново'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterConnection, { ...connected, error: 'HeadHunter отозвал доступ. Подключите его заново.' }),
      mock.ok(connectHeadHunter, { url: 'http://localhost:9999/oauth/authorize?state=s1' }),
    ),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('HeadHunter отозвал доступ. Подключите его заново.');
    await expect(notice.closest('[data-tone]')).toHaveAttribute('data-tone', 'warning');
    await userEvent.click(await canvas.findByRole('button', { name: 'Подключить заново' }));
    await waitFor(() =>
      expect(canvas.getByTestId('left')).toHaveTextContent('http://localhost:9999/oauth/authorize?state=s1'),
    );
  },
};

/** Disconnecting asks first, and then the page offers to connect. */
export const Disconnected: Story = {
  parameters: { state: { ru: 'Отключено', rule: 'headhunter-integration', shows: ['Подключить HeadHunter'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterConnection, () => (answeredSoFar(disconnectHeadHunter) > 0 ? notConnected : connected)),
      mock.ok(disconnectHeadHunter, null),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отключить' }));
    await says('Новые отклики перестанут приходить. Загруженные заявки останутся.');
    await expect(await quiet(disconnectHeadHunter)).toEqual([]);
    await userEvent.click(page().getAllByRole('button', { name: 'Отключить' }).at(-1) as HTMLElement);
    await says('HeadHunter отключен');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подключить HeadHunter' })).toBeEnabled());
  },
};

/** Disconnecting that failed says so, and the connection stays. */
export const DisconnectFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка отключения',
      rule: 'headhunter-integration',
      shows: ['Не удалось отключить HeadHunter', 'Барака Строй'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getHeadHunterConnection, connected), mock.fail(disconnectHeadHunter, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отключить' }));
    await says('Отключить HeadHunter?');
    await userEvent.click(page().getAllByRole('button', { name: 'Отключить' }).at(-1) as HTMLElement);
    await says('Не удалось отключить HeadHunter');
    await expect(valueOf(canvas, 'Работодатель')).toHaveTextContent('Барака Строй');
  },
};

/** Where the portal has not set HeadHunter up the page says whom to ask. */
export const NotConfigured: Story = {
  parameters: {
    state: {
      ru: 'HeadHunter не настроен на портале',
      rule: 'headhunter-integration',
      shows: ['HeadHunter не настроен'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getHeadHunterConnection, 503, { error: 'HeadHunter не настроен' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'HeadHunter не настроен' })).toBeVisible();
    await expect(await canvas.findByText(/^Интеграцию настраивает менеджер HeadHunter/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Подключить HeadHunter' })).toBeNull();
  },
};

/** A provider without the extensions (docs/domain.md#extensions). */
export const WithoutConnectionCalls: Story = {
  parameters: {
    state: { ru: 'У сервера нет этих вызовов', rule: 'extensions', shows: ['HeadHunter на этом портале не настроен'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getHeadHunterConnection, 404, { error: 'Не найдено' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'HeadHunter на этом портале не настроен' })).toBeVisible();
    await isSilentAbout('Не найдено');
  },
};

/** On a phone the page fits the width. */
export const Mobile390: Story = {
  globals: phone,
  ...isConnected,
  parameters: {
    state: {
      ru: 'Подключение на телефоне',
      rule: 'headhunter-integration',
      shows: ['Подключено', 'Загрузить сейчас', 'Отключить'],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Барака Строй')).toBeVisible();
    await noHorizontalScroll();
  },
};
