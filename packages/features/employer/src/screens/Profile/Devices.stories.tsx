import { endSession, endSessions, getCurrentUser, listSessions } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, quiet, sent } from '@kasb/kit/stories';
import { Page } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { otherDevice, thisDevice, unknownDevice } from '../../stories/fixtures.ts';
import { Devices } from './Devices.tsx';
import * as css from './Profile.css.ts';

const meta = {
  title: 'Employer/Profile/Devices',
  component: Devices,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/profile' } },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Page className={css.page}>
        <Story />
      </Page>
    ),
  ],
  beforeEach: ({ msw }) => {
    let items: object[] = [thisDevice, otherDevice, unknownDevice];
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(listSessions, () => ({ items: items as [typeof thisDevice] })),
      mock.ok(endSession, ({ params }) => void (items = items.filter((item) => 'id' in item && item.id !== params.id))),
      mock.ok(endSessions, ({ query }) => void (items = query.except === 'current' ? [thisDevice] : [])),
    );
  },
} satisfies Meta<typeof Devices>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rows = (canvas: Canvas) => canvas.findAllByRole('listitem');
const endOn = (canvas: Canvas, device: string) => canvas.findByRole('button', { name: `Выйти: ${device}` });
const question = async () =>
  within(await within(document.body).findByRole('alertdialog', { name: 'Выйти на всех устройствах?' }));
const askAll = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Выйти везде' }));
const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** Every device with its network address and its last use, the one at hand marked. */
export const List: Story = {
  parameters: { state: { ru: 'Список устройств', rule: 'devices', shows: ['Устройства', 'Chrome, Windows'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    const [first, second, third] = await rows(canvas);
    await expect(first).toHaveTextContent('Chrome, WindowsЭто устройство213.230.98.14 активность: сегодня, 08:40');
    await expect(second).toHaveTextContent('Safari, iPhone84.54.71.203 активность: вчера, 21:10');
    await expect(third).toHaveTextContent(
      'Неизвестное устройство2a03:32c0:1:8f4e:d5c1:77aa:90b3:4e21 активность: 10 июн',
    );
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Устройства' })).toBeVisible();
    await expect(await endOn(canvas, 'Chrome, Windows')).toBeEnabled();
  },
};

/** With the one at hand alone there is no signing out everywhere. */
export const OnlyOne: Story = {
  parameters: { state: { ru: 'Только это устройство', rule: 'devices', shows: ['Устройства', 'Chrome, Windows'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listSessions, { items: [thisDevice] })),
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Выйти везде' })).toBeNull();
  },
};

/** While devices are on their way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка устройств', rule: 'devices', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

/** Devices that did not load say so and can be tried again. */
export const LoadFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки устройств',
      rule: 'failed-lists',
      shows: ['Список устройств не загрузился.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listSessions, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список устройств не загрузился.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** Devices that load at the second try are shown. */
export const LoadRetried: Story = {
  ...LoadFails,
  parameters: {
    state: {
      ru: 'Устройства загрузились со второй попытки',
      rule: 'failed-lists',
      shows: ['Chrome, Windows', 'Safari, iPhone'],
    },
  },
  play: async ({ canvas, context }) => {
    await canvas.findByText('Список устройств не загрузился.');
    context.msw.use(mock.ok(listSessions, { items: [thisDevice, otherDevice] }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));
    await expect(await rows(canvas)).toHaveLength(2);
    await expect(canvas.queryByText('Список устройств не загрузился.')).toBeNull();
  },
};

/** A provider without such a list: the profile goes without the card. */
export const NoList: Story = {
  parameters: { state: { ru: 'Списка устройств у сервера нет', rule: 'extensions' } },
  tags: ['!snapshot'],
  beforeEach: ({ msw }) => msw.use(mock.fail(listSessions, 404)),
  play: async ({ canvas }) => {
    await sent(listSessions);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Устройства' })).toBeNull());
  },
};

/** While a session is being ended its own button alone is busy. */
export const Ending: Story = {
  parameters: { state: { ru: 'Сессия закрывается', rule: 'devices', shows: ['Выйти везде', 'Safari, iPhone'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(endSession)),
  play: async ({ canvas }) => {
    const button = await endOn(canvas, 'Safari, iPhone');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(await quiet(endSession)).toHaveLength(1);
    await expect(await endOn(canvas, 'Неизвестное устройство')).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** An ended session leaves the list, with the news of it. */
export const Ended: Story = {
  parameters: { state: { ru: 'Сессия закрыта', rule: 'devices', shows: ['Сеанс завершён'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await endOn(canvas, 'Safari, iPhone'));
    await expect(await canvas.findByText('Сеанс завершён')).toBeVisible();
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(2));
    await expect(await sent(endSession)).toMatchObject({ method: 'DELETE', path: '/users/me/sessions/s2' });
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Устройства' })).toHaveFocus());
  },
};

/** A session that could not be ended stays, and says so. */
export const EndingFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка закрытия сессии',
      rule: 'devices',
      shows: ['Не удалось завершить сеанс. Попробуйте ещё раз.'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(endSession, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await endOn(canvas, 'Safari, iPhone'));
    await expect(await canvas.findByText('Не удалось завершить сеанс. Попробуйте ещё раз.')).toBeVisible();
    await expect(await rows(canvas)).toHaveLength(3);
    await expect(await endOn(canvas, 'Safari, iPhone')).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** It had ended meanwhile, as by another device: that is no failure. */
export const EndedMeanwhile: Story = {
  parameters: { state: { ru: 'Сессия уже была закрыта', rule: 'devices', shows: ['Сеанс завершён'] } },
  tags: ['!snapshot'],
  beforeEach: ({ msw }) => msw.use(mock.fail(endSession, 404, { error: 'Сеанс не найден' })),
  play: async ({ canvas, context }) => {
    await endOn(canvas, 'Safari, iPhone');
    context.msw.use(mock.ok(listSessions, { items: [thisDevice] }));
    await userEvent.click(await endOn(canvas, 'Safari, iPhone'));
    await expect(await canvas.findByText('Сеанс завершён')).toBeVisible();
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
  },
};

/** Signing out of the device at hand leads to the sign-in. */
export const EndedHere: Story = {
  parameters: { state: { ru: 'Закрыта эта сессия: вход', rule: 'devices', shows: ['Устройства'] } },
  tags: ['!snapshot'],
  play: async ({ canvas }) => {
    await userEvent.click(await endOn(canvas, 'Chrome, Windows'));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
    await expect(localStorage.getItem('kasb.user')).toBeNull();
  },
};

/** Signing out everywhere asks first, and offers to spare the device at hand. */
export const Question: Story = {
  parameters: {
    state: {
      ru: 'Вопрос: выйти везде?',
      rule: 'devices',
      shows: ['Выйти на всех устройствах?', 'Кроме этого устройства', 'Отмена'],
    },
  },
  play: async ({ canvas }) => {
    await askAll(canvas);
    const dialog = await question();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Кроме этого устройства' })).toBeVisible());
    await expect(await quiet(endSessions)).toHaveLength(0);
  },
};

/** Signed out everywhere, one is at the sign-in. */
export const AllEnded: Story = {
  parameters: { state: { ru: 'Вышли везде', rule: 'devices', shows: ['Выйти везде'] } },
  tags: ['!snapshot'],
  play: async ({ canvas }) => {
    await askAll(canvas);
    await userEvent.click((await question()).getByRole('button', { name: 'Выйти везде' }));
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent(/^\/$/));
    await expect((await sent(endSessions)).path).toBe('/users/me/sessions');
    await expect(localStorage.getItem('kasb.user')).toBeNull();
  },
};

/** With the others signed out the one at hand is left. */
export const OthersEnded: Story = {
  parameters: {
    state: {
      ru: 'Вышли на остальных устройствах',
      rule: 'devices',
      shows: ['На остальных устройствах сеансы завершены'],
    },
  },
  play: async ({ canvas }) => {
    await askAll(canvas);
    await userEvent.click((await question()).getByRole('button', { name: 'Кроме этого устройства' }));
    await expect(await canvas.findByText('На остальных устройствах сеансы завершены')).toBeVisible();
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
    await expect((await sent(endSessions)).query).toEqual({ except: 'current' });
    await waitFor(() => expect(canvas.getByTestId('location')).toHaveTextContent('/employer/profile'));
  },
};

/** Signing out everywhere that failed says so, and all stay. */
export const AllEndingFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка: выйти везде не вышло',
      rule: 'devices',
      shows: ['Не удалось завершить сеанс. Попробуйте ещё раз.'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.offline(endSessions)),
  play: async ({ canvas }) => {
    await askAll(canvas);
    await userEvent.click((await question()).getByRole('button', { name: 'Выйти везде' }));
    await expect(await canvas.findByText('Не удалось завершить сеанс. Попробуйте ещё раз.')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
    await expect(await rows(canvas)).toHaveLength(3);
  },
};

/** On a phone the list and its question fit the width. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Устройства на телефоне', rule: 'devices', shows: ['Выйти везде'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await noHorizontalScroll();
    await askAll(canvas);
    const dialog = await question();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Выйти везде' })).toBeVisible());
  },
};
