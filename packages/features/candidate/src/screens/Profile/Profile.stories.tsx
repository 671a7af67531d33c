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

export const Default: Story = {
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

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ООО «Барака Строй»')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'SMS' })).toBeChecked());
    await noHorizontalScroll();
  },
};

export const Saved: Story = {
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

export const SaveRefused: Story = {
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

export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'SMS' }));
    await expect((await sent(updateNotificationSettings)).body).toEqual({ isSmsOn: false });
  },
};

export const SwitchRefused: Story = {
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

export const NumberClosed: Story = {
  play: async ({ canvas }) => {
    await closeNumber(canvas);
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Отклик отозван' })).toBeVisible());
    await expect(await canvas.findByText('Ваш номер не видит никто.')).toBeVisible();
    await isSilentAbout('ООО «Барака Строй»');
  },
};

export const ClosingRefused: Story = {
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

export const TelegramConnecting: Story = {
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

export const TelegramBlocked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getNotificationSettings, { ...settings, telegram: { ...settings.telegram, is_blocked: true } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Telegram отключён: бот заблокирован')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Подключить Telegram' })).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Telegram' })).toBeNull();
  },
};

export const TelegramRefused: Story = {
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

export const TelegramEnded: Story = {
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

export const TelegramNotOffered: Story = {
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

export const DeleteAsksForACode: Story = {
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

export const Deleted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await askToDelete(canvas), '123456');
    await expect((await sent(deleteAccount)).body).toEqual({ code: '123456', challenge: 'ch1' });
    await waitFor(() => expect(args.onLeft).toHaveBeenCalled());
  },
};

export const WrongCode: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(deleteAccount, 'wrongCode')),
  play: async ({ canvas }) => {
    await userEvent.type(await askToDelete(canvas), '123456');
    await waitFor(() =>
      expect(screen.getAllByText(/Неверный код/).filter((element) => element.checkVisibility())).not.toEqual([]),
    );
  },
};

export const CodeNotSent: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(askToDeleteAccount, 'smsFailed')),
  play: async ({ canvas }) => {
    await sayYesToDeleting(canvas);
    await says('Не удалось отправить SMS. Попробуйте через минуту');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Удалить аккаунт' })).toBeVisible());
  },
};

export const ExportRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(exportAccount, 'exportsSpent')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скачать' }));
    await says('Не больше 5 архивов в день');
  },
};

export const Exported: Story = {
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

export const Leaving: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getCandidate, leaving)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Аккаунт удалится 19 июня 2025')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Восстановить' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Скачать' })).toBeVisible();
    await isSilentAbout('Кто видит ваш номер');
  },
};

export const Restored: Story = {
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

export const RestoreRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getCandidate, leaving), mock.fail(keepAccount, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Восстановить' }));
    await says('Не получилось восстановить аккаунт');
    await expect(await canvas.findByText('Аккаунт удалится 19 июня 2025')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(getCandidate)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
  },
};

/** What stands above a button comes with it: it does not move under a finger. */
export const PartsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(getNotificationSettings)),
  play: async ({ canvas }) => {
    await quiet();
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Скачать');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(getCandidate, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не получилось загрузить профиль.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const ConsentAsked: Story = {
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

export const ConsentTaken: Story = {
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await sent(withdrawConsent);
    await expect(await canvas.findByText(/Не дано/)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Согласие отозвано')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Отозвать' })).toBeNull());
  },
};

export const ConsentStays: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(withdrawConsent, 500)),
  play: async ({ canvas }) => {
    await takeBack(canvas);
    await waitFor(() => expect(screen.getByText('Не получилось отозвать согласие')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Отозвать' })).toBeVisible();
  },
};

export const TelegramStays: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(unlinkTelegram, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отключить Telegram' }));
    await says('Не получилось сохранить настройки');
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Telegram' })).toBeChecked());
  },
};
