import {
  askToDeleteAccount,
  closePhoneAccess,
  deleteAccount,
  exportAccount,
  getCandidate,
  getCurrentUser,
  getNotificationSettings,
  keepAccount,
  linkTelegram,
  listCities,
  listPhoneAccess,
  unlinkTelegram,
  updateCandidate,
  updateNotificationSettings,
  withdrawConsent,
} from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { candidate, fakeClock, isSilentAbout, noHorizontalScroll, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CandidateProfile } from './Profile.tsx';

const me: WireAnswerOf<typeof getCandidate> = {
  id: 'u2',
  first_name: 'Нилуфар',
  last_name: 'Юсупова',
  phone: '998935550011',
  email: 'niluf@mail.uz',
  location: 'Ташкент',
  about: 'О себе',
  consent: { version: 1, given_at: '2025-06-01T10:00:00+05:00' },
};
const settings: WireAnswerOf<typeof getNotificationSettings> = {
  telegram: { name: 'niluf', connected_at: '2025-06-01T10:00:00+05:00', is_blocked: false },
  is_telegram_on: true,
  is_sms_on: true,
  digest: 'daily',
  language: 'ru',
  channels: ['app', 'telegram', 'sms'],
};
const baraka = {
  company_id: 'c1',
  company_name: 'ООО «Барака Строй»',
  applications_count: 2,
  since: '2025-06-10T10:00:00+05:00',
};

const meta = {
  title: 'Candidate/Profile',
  component: CandidateProfile,
  tags: ['snapshot'],
  args: { onLeft: fn() },
  parameters: { host: { path: '/my/profile' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    let profile = me;
    let access = [baraka];
    msw.use(
      mock.ok(getCurrentUser, { user: candidate }),
      mock.ok(getCandidate, () => profile),
      mock.ok(updateCandidate, ({ body }) => (profile = { ...profile, ...(body as object) })),
      mock.ok(getNotificationSettings, settings),
      mock.ok(updateNotificationSettings, settings),
      mock.ok(listCities, [
        { id: 1, name: 'Ташкент' },
        { id: 2, name: 'Самарканд' },
      ]),
      mock.ok(listPhoneAccess, () => ({ items: access })),
      mock.ok(closePhoneAccess, () => {
        access = [];
        return { withdrawn: 2 };
      }),
      mock.ok(withdrawConsent, () => {
        profile = { ...profile, consent: null };
        access = [];
        return { withdrawn: 2 };
      }),
      mock.ok(exportAccount, { url: '#/media/e1', expires_at: '2025-06-16T10:15:00+05:00' }),
      mock.ok(askToDeleteAccount, { status: 'otp_sent', challenge: 'ch1' }),
      mock.ok(deleteAccount, { delete_at: '2025-06-19T10:00:00+05:00' }),
    );
  },
} satisfies Meta<typeof CandidateProfile>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The profile stands with the name, the channels, who sees the phone and what can be done with the data. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Профиль',
      rule: 'candidate-profile',
      shows: [
        'Имя',
        'Телефон',
        'Telegram',
        'SMS',
        'Кто видит ваш номер',
        'ООО «Барака Строй»',
        'Закрыть номер',
        'Согласие на обработку данных',
        'Скачать',
        'Удалить',
      ],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Нилуфар'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Телефон' })).toHaveAttribute('readonly'));
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Telegram' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'SMS' })).toBeChecked());
    await expect(await canvas.findByText('Кто видит ваш номер')).toBeVisible();
    await expect(await canvas.findByText('ООО «Барака Строй»')).toBeVisible();
    await expect(await canvas.findByText('2 отклика, с 10 июня 2025')).toBeVisible();
    for (const name of [/Закрыть номер/, 'Скачать', 'Удалить аккаунт'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    await expect(await canvas.findByText('Согласие на обработку данных')).toBeVisible();
  },
};

/** On a phone everything stands in one column. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Профиль на телефоне', rule: 'candidate-profile', shows: ['ООО «Барака Строй»'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ООО «Барака Строй»')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'SMS' })).toBeChecked());
    await noHorizontalScroll();
  },
};

/** A saved profile says so. */
export const Saved: Story = {
  parameters: { state: { ru: 'Профиль сохранён', rule: 'candidate-profile', shows: ['Профиль сохранён'] } },
  play: async ({ canvas }) => {
    const city = await canvas.findByRole('combobox', { name: 'Город' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Самар');
    await userEvent.click(await screen.findByRole('option', { name: 'Самарканд' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Профиль сохранён' })).toBeVisible());
    await expect((await sent(updateCandidate)).body).toMatchObject({
      first_name: 'Нилуфар',
      last_name: 'Юсупова',
      location: 'Самарканд',
      about: 'О себе',
    });
  },
};

/** A refused field says why and has the focus. */
export const SaveRefused: Story = {
  parameters: {
    state: { ru: 'Почта не принята', rule: 'candidate-profile', shows: ['Введите корректную электронную почту'] },
  },
  tags: ['gate'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(updateCandidate, 'invalid', {
        fields: { email: { code: 'notEmail', text: 'Введите корректную электронную почту' } },
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByText('Введите корректную электронную почту')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Почта/ })).toHaveFocus());
  },
};

/** A channel is switched off at once. */
export const SwitchedOff: Story = {
  parameters: { state: { ru: 'Канал выключен', rule: 'candidate-profile', shows: ['SMS'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'SMS' }));
    await expect((await sent(updateNotificationSettings)).body).toEqual({ isSmsOn: false });
  },
};

/** A switch that is refused goes back and says so. */
export const SwitchRefused: Story = {
  parameters: { state: { ru: 'Переключить не вышло', rule: 'candidate-profile', shows: ['SMS'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateNotificationSettings, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'SMS' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'SMS' })).toBeChecked());
  },
};

async function closeNumber(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /Закрыть номер/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Отозвать отклики в ООО «Барака Строй»?' }));
  await userEvent.click(await question.findByRole('button', { name: 'Закрыть номер' }));
}

/** A phone that was closed to a company leaves the list, and the responses are withdrawn. */
export const NumberClosed: Story = {
  parameters: { state: { ru: 'Номер закрыт', rule: 'candidate-profile', shows: ['Отклик отозван'] } },
  play: async ({ canvas }) => {
    await closeNumber(canvas);
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Отклик отозван' })).toBeVisible());
    await expect(await canvas.findByText('Ваш номер не видит никто.')).toBeVisible();
    await isSilentAbout('ООО «Барака Строй»');
  },
};

/** A phone that could not be closed stays in the list, and the toast says so. */
export const ClosingRefused: Story = {
  parameters: {
    state: {
      ru: 'Закрыть номер не получилось',
      rule: 'candidate-profile',
      shows: ['Не получилось отозвать отклик', 'ООО «Барака Строй»'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(closePhoneAccess, 500)),
  play: async ({ canvas }) => {
    await closeNumber(canvas);
    await says('Не получилось отозвать отклик');
    await expect(await canvas.findByText('ООО «Барака Строй»')).toBeVisible();
  },
};

/** A link that is pressed, instead of the tab that it would open. */
function openedTab() {
  return new Promise<HTMLAnchorElement>((resolve) => {
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function opened() {
      HTMLAnchorElement.prototype.click = click;
      resolve(this);
    };
  });
}

/** Whether the person pressed Start in the bot. */
const bot = { hasBegun: false };

/** The bot opens in a tab of its own, and the switch comes once the person began there. */
export const TelegramConnecting: Story = {
  parameters: { state: { ru: 'Telegram подключается', rule: 'candidate-profile', shows: ['Telegram'] } },
  beforeEach: ({ msw }) => {
    bot.hasBegun = false;
    msw.use(
      mock.ok(getNotificationSettings, () => (bot.hasBegun ? settings : { ...settings, telegram: null })),
      mock.ok(linkTelegram, { url: 'https://t.me/kasb_bot?start=abc', expires_at: '2025-06-16T08:40:00+05:00' }),
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Подключить Telegram' });
    const clock = fakeClock({ isRunning: true });
    const tab = openedTab();
    await userEvent.click(button);
    const { href, target, rel } = await tab;
    await expect({ href, target, rel }).toEqual({
      href: 'https://t.me/kasb_bot?start=abc',
      target: '_blank',
      rel: 'noreferrer',
    });
    await waitFor(() => expect(canvas.getByRole('link', { name: /Открыть Telegram/ })).toHaveAttribute('href', href));
    bot.hasBegun = true;
    await clock.advance(2000);
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Telegram' })).toBeChecked());
    await expect(canvas.queryByRole('button', { name: 'Подключить Telegram' })).toBeNull();
  },
};

/** Who blocked the bot is told so, and can connect it again. */
export const TelegramBlocked: Story = {
  parameters: {
    state: {
      ru: 'Бот заблокирован',
      rule: 'candidate-profile',
      shows: ['Telegram отключён: бот заблокирован', 'Подключить Telegram'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getNotificationSettings, { ...settings, telegram: { ...settings.telegram, is_blocked: true } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Telegram отключён: бот заблокирован')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Подключить Telegram' })).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Telegram' })).toBeNull();
  },
};

/** What keeps Telegram from being connected is said. */
export const TelegramRefused: Story = {
  parameters: {
    state: {
      ru: 'Подключить не получилось',
      rule: 'candidate-profile',
      shows: ['Telegram не подключен на этом портале'],
    },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getNotificationSettings, { ...settings, telegram: null }),
      mock.fail(linkTelegram, 'channelUnavailable'),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подключить Telegram' }));
    await says('Telegram не подключен на этом портале');
    await expect(await canvas.findByRole('button', { name: 'Подключить Telegram' })).toBeVisible();
  },
};

/** Ended, it can be connected anew. */
export const TelegramEnded: Story = {
  parameters: { state: { ru: 'Telegram отключён', rule: 'candidate-profile', shows: ['Подключить Telegram'] } },
  beforeEach: ({ msw }) => {
    let isConnected = true;
    msw.use(
      mock.ok(getNotificationSettings, () => ({ ...settings, ...(!isConnected && { telegram: null }) })),
      mock.ok(unlinkTelegram, () => {
        isConnected = false;
        return {};
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отключить Telegram' }));
    await sent(unlinkTelegram);
    await expect(await canvas.findByRole('button', { name: 'Подключить Telegram' })).toBeVisible();
  },
};

/** Channels that the provider does not have are not there. */
export const TelegramNotOffered: Story = {
  parameters: { state: { ru: 'Без Telegram и SMS', rule: 'candidate-profile', shows: ['На сайте'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getNotificationSettings, { ...settings, channels: ['app'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('На сайте')).toBeVisible();
    await isSilentAbout('Telegram');
    await isSilentAbout('SMS');
  },
};

async function sayYesToDeleting(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Удалить аккаунт' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Удалить аккаунт?' }));
  await userEvent.click(await question.findByRole('button', { name: 'Удалить' }));
}

/** As far as the code. */
async function askToDelete(canvas: Canvas) {
  await sayYesToDeleting(canvas);
  return screen.findByRole('textbox', { name: 'Код подтверждения' });
}

/** Deleting asks for the code from the SMS and says what follows. */
export const DeleteAsksForACode: Story = {
  parameters: {
    state: {
      ru: 'Удаление просит код',
      rule: 'candidate-profile',
      shows: ['Код подтверждения', 'Номер и резюме сразу скроются у работодателей, через 3 дня сотрутся'],
    },
  },
  play: async ({ canvas }) => {
    // The input itself is not drawn, its cells are.
    const code = await askToDelete(canvas);
    await waitFor(() => expect(code).toHaveFocus());
    // The question fades out behind it.
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(dialog.getByText('Номер и резюме сразу скроются у работодателей, через 3 дня сотрутся')).toBeVisible(),
    );
  },
};

/** With the right code the account is left. */
export const Deleted: Story = {
  parameters: { state: { ru: 'Аккаунт удалён', rule: 'candidate-profile' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await askToDelete(canvas), '123456');
    await expect((await sent(deleteAccount)).body).toEqual({ code: '123456', challenge: 'ch1' });
    await waitFor(() => expect(args.onLeft).toHaveBeenCalled());
  },
};

/** A wrong code is refused under its field. */
export const WrongCode: Story = {
  parameters: { state: { ru: 'Неверный код удаления', rule: 'candidate-profile', shows: ['Неверный код'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteAccount, 'wrongCode')),
  play: async ({ canvas }) => {
    await userEvent.type(await askToDelete(canvas), '123456');
    await waitFor(() =>
      expect(screen.getAllByText(/Неверный код/).filter((element) => element.checkVisibility())).not.toEqual([]),
    );
  },
};

/** Where no code could be sent the account stays, and the toast says why. */
export const CodeNotSent: Story = {
  parameters: {
    state: {
      ru: 'Код удаления не отправлен',
      rule: 'candidate-profile',
      shows: ['Не удалось отправить SMS. Попробуйте через минуту'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(askToDeleteAccount, 'smsFailed')),
  play: async ({ canvas }) => {
    await sayYesToDeleting(canvas);
    await says('Не удалось отправить SMS. Попробуйте через минуту');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Удалить аккаунт' })).toBeVisible());
  },
};

/** An archive too many is refused with the reason. */
export const ExportRefused: Story = {
  parameters: {
    state: { ru: 'Архивов слишком много', rule: 'candidate-profile', shows: ['Не больше 5 архивов в день'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(exportAccount, 'exportsSpent')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скачать' }));
    await says('Не больше 5 архивов в день');
  },
};

/** The archive is downloaded from its address. */
export const Exported: Story = {
  parameters: { state: { ru: 'Архив скачан', rule: 'candidate-profile', shows: ['Скачать'] } },
  play: async ({ canvas }) => {
    const clicked = new Promise<string | null>((resolve) => {
      const click = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function downloaded() {
        HTMLAnchorElement.prototype.click = click;
        resolve(this.hasAttribute('download') ? this.getAttribute('href') : null);
      };
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Скачать' }));
    await sent(exportAccount);
    await expect(await clicked).toBe('#/media/e1');
  },
};

const leaving = { ...me, delete_at: '2025-06-19T10:00:00+05:00' };

/** An account that is about to be deleted shows only the way back and the archive. */
export const Leaving: Story = {
  parameters: {
    state: {
      ru: 'Аккаунт удаляется',
      rule: 'candidate-profile',
      shows: ['Аккаунт удалится', 'Восстановить', 'Скачать'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCandidate, leaving)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Аккаунт удалится 19 июня 2025')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Восстановить' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Скачать' })).toBeVisible();
    await isSilentAbout('Кто видит ваш номер');
  },
};

/** A restored account has its profile again. */
export const Restored: Story = {
  parameters: {
    state: { ru: 'Аккаунт восстановлен', rule: 'candidate-profile', shows: ['Имя', 'Аккаунт восстановлен'] },
  },
  beforeEach: ({ msw }) => {
    let profile = leaving as typeof me;
    msw.use(
      mock.ok(getCandidate, () => profile),
      mock.ok(keepAccount, () => {
        profile = me;
        return {};
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Восстановить' }));
    await expect(await canvas.findByRole('textbox', { name: 'Имя' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Аккаунт восстановлен' })).toBeVisible());
  },
};

/** An account that could not be restored says so, and the way back stays. */
export const RestoreRefused: Story = {
  parameters: {
    state: {
      ru: 'Восстановить не получилось',
      rule: 'candidate-profile',
      shows: ['Не получилось восстановить аккаунт', 'Восстановить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(getCandidate, leaving), mock.fail(keepAccount, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Восстановить' }));
    await says('Не получилось восстановить аккаунт');
    await expect(await canvas.findByText('Аккаунт удалится 19 июня 2025')).toBeVisible();
  },
};

/** While the profile loads a skeleton stands. */
export const Loading: Story = {
  parameters: { state: { ru: 'Профиль едет', rule: 'candidate-profile' } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getCandidate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

/** What stands above a button comes with it: it does not move under a finger. */
export const PartsLoading: Story = {
  parameters: { state: { ru: 'Части профиля едут вместе', rule: 'candidate-profile' } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getNotificationSettings)),
  play: async ({ canvas }) => {
    await quiet();
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Скачать');
  },
};

/** A profile that did not load says so, with a retry. */
export const Failed: Story = {
  parameters: {
    state: {
      ru: 'Профиль не загрузился',
      rule: 'candidate-profile',
      shows: ['Не получилось загрузить профиль.', 'Повторить'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getCandidate, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить профиль.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** Before a consent is taken back it is said what goes with it. */
export const ConsentAsked: Story = {
  parameters: { state: { ru: 'Отозвать согласие?', rule: 'consent', shows: ['Отозвать согласие?', 'Отозвать'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отозвать' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Отозвать согласие?' }));
    await waitFor(() => expect(dialog.getByText(/компании больше не увидят ваш номер/)).toBeVisible());
    await expect(await dialog.findByRole('button', { name: 'Отозвать' })).toBeVisible();
  },
};

async function takeBack(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Отозвать' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Отозвать согласие?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Отозвать' }));
}

/** A consent that was taken back says so. */
export const ConsentTaken: Story = {
  parameters: { state: { ru: 'Согласие отозвано', rule: 'consent', shows: ['Согласие отозвано'] } },
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await sent(withdrawConsent);
    await expect(await canvas.findByText(/Не дано/)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Согласие отозвано')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Отозвать' })).toBeNull());
  },
};

/** A consent that could not be taken back stands. */
export const ConsentStays: Story = {
  parameters: {
    state: { ru: 'Согласие не отозвано', rule: 'consent', shows: ['Не получилось отозвать согласие', 'Отозвать'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(withdrawConsent, 500)),
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await waitFor(() => expect(screen.getByText('Не получилось отозвать согласие')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Отозвать' })).toBeVisible();
  },
};

/** What keeps Telegram from being ended is said, and it stays. */
export const TelegramStays: Story = {
  parameters: {
    state: { ru: 'Telegram не отключился', rule: 'candidate-profile', shows: ['Не получилось сохранить настройки'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(unlinkTelegram, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отключить Telegram' }));
    await says('Не получилось сохранить настройки');
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Telegram' })).toBeChecked());
  },
};
