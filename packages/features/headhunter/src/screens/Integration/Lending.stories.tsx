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

export const ServesOne: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect((await card(canvas)).getByText(/открывать контакты за ваш счёт/)).toBeVisible();
    await expect(await switchOf(canvas, 'ООО «Барака Строй»')).toBeChecked();
    await expect(await switchOf(canvas)).not.toBeChecked();
    await isSilentAbout(none);
  },
};

/** Right after connecting: what is still to be done. */
export const JustConnected: Story = {
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

export const Lending: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(lendHeadHunter)),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await expect(await switchOf(canvas)).toBeChecked();
    await sent(lendHeadHunter);
  },
};

export const LendFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(lendHeadHunter, 'headHunterNotConnected')),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await says('HeadHunter не подключен');
    await expect(await switchOf(canvas)).not.toBeChecked();
  },
};

export const TakenBack: Story = {
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

export const TakeBackFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listHeadHunterLendings, { items: lendings('c2') }), mock.offline(takeBackHeadHunter)),
  play: async ({ canvas }) => {
    await userEvent.click(await switchOf(canvas));
    await says('Не удалось изменить. Попробуйте ещё раз.');
    await expect(await switchOf(canvas)).toBeChecked();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listHeadHunterLendings)),
  play: async ({ canvas }) => {
    await expect((await card(canvas)).getByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout(none);
  },
};

export const NoCompanies: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(listHeadHunterLendings, { items: [] })),
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await expect(await shown.findByText(/^Компаний, которым может служить подключение, пока нет/)).toBeVisible();
    await waitFor(() =>
      expect(shown.getByRole('link', { name: 'К компаниям' })).toHaveAttribute('href', '/employer/companies'),
    );
  },
};

export const LoadFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listHeadHunterLendings, 500, { error: 'boom' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось узнать, каким компаниям служит подключение.')).toBeVisible();
    await expect((await card(canvas)).getByRole('button', { name: 'Повторить' })).toBeVisible();
    await isSilentAbout(/boom/);
  },
};

/** A provider that has no lending: nothing is said of it. */
export const NotProvided: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listHeadHunterLendings, 404, { error: 'Не найдено' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Барака Строй')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', title)).toBeNull());
  },
};

export const Mobile390: Story = {
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
