import {
  finishHeadHunterConnection,
  getCurrentUser,
  getHeadHunterConnection,
  lendHeadHunter,
  listHeadHunterLendings,
  takeBackHeadHunter,
} from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import {
  answeredSoFar,
  employer,
  isSilentAbout,
  longText,
  noHorizontalScroll,
  phone,
  says,
  sent,
} from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { connected, lendings, notConnected } from '../../stories/fixtures.ts';
import { Integration } from './Integration.tsx';

const meta = {
  title: 'HeadHunter/Lending',
  component: Integration,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/integrations/headhunter' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(getHeadHunterConnection, connected),
      mock.ok(listHeadHunterLendings, { items: lendings('c1') }),
    ),
} satisfies Meta<typeof Integration>;

export default meta;

type Story = StoryObj<typeof meta>;

const title = { name: 'Каким компаниям служит подключение' };
const card = async (canvas: Canvas) => within(await canvas.findByRole('region', title));
const switchOf = async (canvas: Canvas, name = 'ИП Рахимов') => (await card(canvas)).findByRole('switch', { name });
const none = /^Пока не включена ни одна компания, ничего не работает/;
const path = '/api/employer/headhunter/lendings/c2';

/** Every company has a switch, on where the connection serves it; that contacts cost the holder is said. */
export const ServesOne: Story = {
  parameters: {
    state: { ru: 'Служит одной компании', rule: 'lending', shows: ['Каким компаниям служит подключение'] },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByText(/открывать контакты за ваш счёт/)).toBeVisible();
    await expect(await switchOf(canvas, 'ООО «Барака Строй»')).toBeChecked();
    await expect(await switchOf(canvas)).not.toBeChecked();
    await isSilentAbout(none);
  },
};

/** Right after connecting: what is still to be done. */
export const JustConnected: Story = {
  parameters: {
    state: { ru: 'Только что подключено: никому не служит', rule: 'lending', shows: ['HeadHunter подключен'] },
  },
  args: { code: 'c0de', state: 's1' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterConnection, () =>
        answeredSoFar(finishHeadHunterConnection) > 0 ? connected : notConnected,
      ),
      mock.ok(finishHeadHunterConnection, connected),
      mock.ok(listHeadHunterLendings, { items: lendings() }),
    ),
  play: async ({ canvas }) => {
    await says('HeadHunter подключен');
    const hint = await canvas.findByText(none);
    await expect(hint.closest('[data-tone]')).toHaveAttribute('data-tone', 'caution');
    for (const one of (await card(canvas)).getAllByRole('switch')) await expect(one).not.toBeChecked();
  },
};

/** With the first company responses begin to come in. */
export const FirstLent: Story = {
  parameters: { state: { ru: 'Включена первая компания', rule: 'lending', shows: ['Загружаем отклики...'] } },
  beforeEach: ({ msw }) => {
    const isLent = () => answeredSoFar(lendHeadHunter) > 0;
    msw.use(
      mock.ok(listHeadHunterLendings, () => ({ items: isLent() ? lendings('c2') : lendings() })),
      mock.ok(getHeadHunterConnection, () => ({ ...connected, isSyncing: isLent() })),
      mock.ok(lendHeadHunter, { is_lent: true }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await says('Загружаем отклики...');
    await expect(await switchOf(canvas)).toBeChecked();
    await waitFor(() => isSilentAbout(none));
    await expect(await sent(lendHeadHunter)).toMatchObject({ method: 'PUT', path });
  },
};

/** The switch is on at once, while the lending is on its way. */
export const Lending: Story = {
  parameters: { state: { ru: 'Компания включается', rule: 'lending', shows: ['Каким компаниям служит подключение'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(lendHeadHunter)),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await expect(await switchOf(canvas)).toBeChecked();
    await sent(lendHeadHunter);
  },
};

/** A lending that failed says so, and the switch goes back. */
export const LendFails: Story = {
  parameters: { state: { ru: 'Ошибка включения', rule: 'lending', shows: ['HeadHunter не подключен'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(lendHeadHunter, 'headHunterNotConnected')),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await says('HeadHunter не подключен');
    await expect(await switchOf(canvas)).not.toBeChecked();
  },
};

/** The last one taken back brings the warning again. */
export const TakenBack: Story = {
  parameters: {
    state: {
      ru: 'Последняя выключена',
      rule: 'lending',
      shows: ['Пока не включена ни одна компания, ничего не работает'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listHeadHunterLendings, () => ({
        items: answeredSoFar(takeBackHeadHunter) > 0 ? lendings() : lendings('c2'),
      })),
      mock.ok(takeBackHeadHunter, { is_lent: false }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await says(none);
    await expect(await switchOf(canvas)).not.toBeChecked();
    await expect(await sent(takeBackHeadHunter)).toMatchObject({ method: 'DELETE', path });
  },
};

/** What could not be taken back stays on, and says so. */
export const TakeBackFails: Story = {
  parameters: {
    state: { ru: 'Ошибка выключения', rule: 'lending', shows: ['Не удалось изменить. Попробуйте ещё раз.'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listHeadHunterLendings, { items: lendings('c2') }), mock.offline(takeBackHeadHunter)),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await says('Не удалось изменить. Попробуйте ещё раз.');
    await expect(await switchOf(canvas)).toBeChecked();
  },
};

/** While lendings are on their way there is a spinner and no warning. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка списка компаний', rule: 'lending', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listHeadHunterLendings)),
  play: async ({ canvas }) => {
    await expect(await (await card(canvas)).findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout(none);
  },
};

/** Without companies there is nobody to serve, and a link leads to them. */
export const NoCompanies: Story = {
  parameters: { state: { ru: 'Компаний нет', rule: 'lending', shows: ['К компаниям'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listHeadHunterLendings, { items: [] })),
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await expect(await shown.findByText(/^Компаний, которым может служить подключение, пока нет/)).toBeVisible();
    await waitFor(() =>
      expect(shown.getByRole('link', { name: 'К компаниям' })).toHaveAttribute('href', '/employer/companies'),
    );
  },
};

/** Lendings that did not load say so and can be tried again. */
export const LoadFails: Story = {
  parameters: {
    state: {
      ru: 'Ошибка загрузки списка компаний',
      rule: 'lending',
      shows: ['Не удалось узнать, каким компаниям служит подключение.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listHeadHunterLendings, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось узнать, каким компаниям служит подключение.')).toBeVisible();
    await expect(await (await card(canvas)).findByRole('button', { name: 'Повторить' })).toBeVisible();
    await isSilentAbout(/boom/);
  },
};

/** A provider that has no lending: nothing is said of it. */
export const NotProvided: Story = {
  parameters: { state: { ru: 'У сервера этого нет', rule: 'extensions', shows: ['Барака Строй'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(listHeadHunterLendings, 404, { error: 'Не найдено' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Барака Строй')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', title)).toBeNull());
  },
};

/** On a phone long names of companies wrap beside their switches. */
export const Mobile390: Story = {
  parameters: {
    state: {
      ru: 'Компании на телефоне',
      rule: 'lending',
      shows: ['Пока не включена ни одна компания, ничего не работает'],
    },
  },
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listHeadHunterLendings, {
        items: lendings().map((lending) => ({ ...lending, company_name: longText })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await (await card(canvas)).findAllByRole('switch'))[0]).not.toBeChecked();
    await expect(await canvas.findByText(none)).toBeVisible();
    await noHorizontalScroll();
  },
};
