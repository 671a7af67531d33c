import { getCurrentUser, getEmployerProfile, listSessions, updateEmployerProfile } from '@kasb/contract';
import { useUser } from '@kasb/kit';
import { mock } from '@kasb/kit/mocks';
import { employer, fakeClock, longWord, quiet } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { otherDevice, profile, thisDevice } from '../../stories/fixtures.ts';
import { Profile } from './Profile.tsx';

const meta = {
  title: 'Employer/Profile',
  component: Profile,
  tags: ['snapshot'],
  parameters: { host: { path: '/employer/profile' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    let kept: object = profile;
    msw.use(
      mock.ok(getCurrentUser, { user: employer }),
      mock.ok(getEmployerProfile, () => kept),
      mock.ok(listSessions, { items: [thisDevice, otherDevice] }),
      mock.ok(updateEmployerProfile, ({ body }) => (kept = body as object)),
    );
  },
} satisfies Meta<typeof Profile>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: string) => canvas.findByRole<HTMLInputElement>('textbox', { name });
const isSilentAbout = (canvas: Canvas, text: string) => expect(canvas.queryByText(text)).toBeNull();
const noHorizontalScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
const puts = () => quiet(updateEmployerProfile);

async function fill(canvas: Canvas, name: string, text: string) {
  await userEvent.clear(await field(canvas, name));
  await userEvent.type(await field(canvas, name), text);
}
async function save(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить' }));
}
async function expectMessage(canvas: Canvas, text: string, tone: 'positive' | 'critical') {
  const message = await canvas.findByText(text);
  await expect(message).toBeVisible();
  await expect(message.closest('[data-tone]')).toHaveAttribute('data-tone', tone);
}

/** The profile with its loaded values, ready to be changed. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Профиль с данными',
      rule: 'profile',
      shows: ['Имя', 'Фамилия', 'Номер телефона', 'Должность', 'Отдел', 'О себе', 'Сохранить', 'Отмена'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await field(canvas, 'Имя')).toHaveValue('Азиз');
    await expect(await field(canvas, 'Фамилия')).toHaveValue('Каримов');
    await expect(await field(canvas, 'Номер телефона')).toHaveValue('+998 (90) 123-45-67');
    await expect(await field(canvas, 'Номер телефона')).toBeEnabled();
    await expect(await field(canvas, 'Должность')).toHaveValue('HR-менеджер');
    await expect(await field(canvas, 'Отдел')).toHaveValue('Отдел персонала');
    await expect(await field(canvas, 'О себе')).toHaveValue('Подбираю команды');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
    await expect(await canvas.findByText('Азиз Каримов')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeEnabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отмена' })).toBeEnabled());
    await isSilentAbout(canvas, 'Profile updated successfully');
  },
};

/** While the profile is on its way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка профиля', rule: 'profile', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getEmployerProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout(canvas, 'Error loading profile');
  },
};

/** A profile with names alone has empty fields, never the word null. */
export const EmptyProfile: Story = {
  parameters: { state: { ru: 'Пустой профиль', rule: 'profile', shows: ['Должность'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(getEmployerProfile, { ...profile, position: null, department: null, about: null })),
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Должность', 'Отдел', 'О себе']) await expect(await field(canvas, name)).toHaveValue('');
    await expect(await field(canvas, 'Имя')).toHaveValue('Азиз');
    await expect(canvasElement).not.toHaveTextContent(/null|undefined/);
    await save(canvas);
    await expect((await puts())[0]?.body).toEqual({ ...profile, position: null, department: null, about: null });
  },
};

/** A profile that did not load says so. */
export const LoadError: Story = {
  parameters: { state: { ru: 'Ошибка загрузки профиля', rule: 'profile', shows: ['Error loading profile'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(getEmployerProfile, 500, {})),
  play: async ({ canvas }) => {
    await expectMessage(canvas, 'Error loading profile', 'critical');
    await isSilentAbout(canvas, 'Profile updated successfully');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** While a save runs the button is busy. */
export const Saving: Story = {
  parameters: { state: { ru: 'Профиль сохраняется', rule: 'profile', shows: ['Сохраняем', 'Директор'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(updateEmployerProfile)),
  play: async ({ canvas }) => {
    await fill(canvas, 'Должность', 'Директор');
    await save(canvas);
    const button = await canvas.findByRole('button', { name: 'Сохраняем' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(await field(canvas, 'Должность'), '{Enter}');
    await expect(await puts()).toHaveLength(1);
    await isSilentAbout(canvas, 'Profile updated successfully');
    await isSilentAbout(canvas, 'Error saving profile');
  },
};

/** A save sends all fields and says that it succeeded. */
export const Saved: Story = {
  parameters: { state: { ru: 'Профиль сохранён', rule: 'profile', shows: ['Profile updated successfully'] } },
  play: async ({ canvas }) => {
    await fill(canvas, 'Должность', 'Директор');
    await save(canvas);
    await expectMessage(canvas, 'Profile updated successfully', 'positive');
    await expect(await puts()).toHaveLength(1);
    await expect((await puts())[0]).toMatchObject({
      method: 'PUT',
      path: '/api/employer/profile',
      body: { ...profile, position: 'Директор' },
    });
    await expect(await field(canvas, 'Должность')).toHaveValue('Директор');
    await isSilentAbout(canvas, 'Error saving profile');
  },
};

/** The news of a save goes after three seconds. */
export const SavedMessageGoneAfter3s: Story = {
  parameters: { state: { ru: 'Сообщение о сохранении погасло', rule: 'times', shows: ['Сохранить'] } },
  play: async ({ canvas }) => {
    const clock = fakeClock({ isRunning: true });
    await save(canvas);
    await expectMessage(canvas, 'Profile updated successfully', 'positive');
    await clock.advance(3000);
    await waitFor(() => expect(canvas.queryByText('Profile updated successfully')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сохранить' })).toBeEnabled());
  },
};

/** A save that failed without words reads as the screen's own error. */
export const SaveError: Story = {
  parameters: { state: { ru: 'Ошибка сохранения без слов сервера', rule: 'profile', shows: ['Error saving profile'] } },
  tags: ['gate'],
  beforeEach: ({ msw }) => msw.use(mock.fail(updateEmployerProfile, 500, {})),
  play: async ({ canvas }) => {
    await fill(canvas, 'Должность', 'Директор');
    await save(canvas);
    await expectMessage(canvas, 'Error saving profile', 'critical');
    await expect(await field(canvas, 'Должность')).toHaveValue('Директор');
    await isSilentAbout(canvas, 'Profile updated successfully');
  },
};

/** A refused save shows what the server says. */
export const SaveServerError: Story = {
  parameters: {
    state: { ru: 'Ошибка сохранения: слова сервера', rule: 'profile', shows: ['Должность слишком длинная'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateEmployerProfile, 422, { error: 'Должность слишком длинная' })),
  play: async ({ canvas }) => {
    await save(canvas);
    await expectMessage(canvas, 'Должность слишком длинная', 'critical');
    await isSilentAbout(canvas, 'Error saving profile');
  },
};

/** Cancelling puts the loaded values back and sends nothing. */
export const Cancel: Story = {
  parameters: { state: { ru: 'Правка отменена', rule: 'profile', shows: ['Должность'] } },
  play: async ({ canvas }) => {
    await fill(canvas, 'Должность', 'Другое');
    await fill(canvas, 'Номер телефона', '901112233');
    await userEvent.click(await canvas.findByRole('button', { name: 'Отмена' }));
    await waitFor(async () => expect(await field(canvas, 'Должность')).toHaveValue('HR-менеджер'));
    await expect(await field(canvas, 'Номер телефона')).toHaveValue('+998 (90) 123-45-67');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await expect(canvas.getByTestId('location').textContent).toBe('/employer/profile');
    await expect(await puts()).toHaveLength(0);
  },
};

/** Endless names and a long text keep their fields' width. */
export const LongContent: Story = {
  parameters: { state: { ru: 'Длинные имена и текст', rule: 'profile', shows: ['Имя', 'Фамилия', 'О себе'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getEmployerProfile, {
        ...profile,
        first_name: longWord,
        last_name: longWord,
        about: `${longWord} слово `.repeat(60).slice(0, 2000),
      }),
    ),
  play: async ({ canvas }) => {
    const [first, last] = [await field(canvas, 'Имя'), await field(canvas, 'Фамилия')].map(
      (input) => input.getBoundingClientRect().width,
    );
    await expect(first).toBe(last);
    await expect((await field(canvas, 'О себе')).value).toHaveLength(2000);
    await noHorizontalScroll();
  },
};

/** On a phone the fields stand in one column. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Профиль на телефоне', rule: 'profile', shows: ['Сохранить', 'Отмена'] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const left = async (name: string) => (await field(canvas, name)).getBoundingClientRect().left;
    await expect(await left('Фамилия')).toBe(await left('Имя'));
    await expect(await canvas.findByRole('button', { name: 'Сохранить' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Отмена' })).toBeVisible();
    await noHorizontalScroll();
  },
};

/** A refused field says it itself and takes the focus; what was typed stays. */
export const FieldsRefused: Story = {
  parameters: { state: { ru: 'Поле отклонено сервером', rule: 'profile', shows: ['Телефон нельзя изменить'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.fail(updateEmployerProfile, 422, { error: 'Проверьте поля', fields: { phone: 'Телефон нельзя изменить' } }),
    ),
  play: async ({ canvas }) => {
    await fill(canvas, 'Номер телефона', '901112233');
    await save(canvas);
    const phone = await field(canvas, 'Номер телефона');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Телефон нельзя изменить'));
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toHaveValue('+998 (90) 111-22-33');
    await isSilentAbout(canvas, 'Проверьте поля');
  },
};

/** A refused field that is mended is quiet again. */
export const RefusedFieldMended: Story = {
  ...FieldsRefused,
  parameters: { state: { ru: 'Отклонённое поле исправлено', rule: 'profile', shows: ['Номер телефона'] } },
  play: async ({ canvas }) => {
    await fill(canvas, 'Номер телефона', '901112233');
    await save(canvas);
    const phone = await field(canvas, 'Номер телефона');
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.type(phone, '{Backspace}4');
    await waitFor(() => expect(phone).not.toHaveAttribute('aria-invalid'));
    await isSilentAbout(canvas, 'Телефон нельзя изменить');
  },
};

/** A profile without a name is not sent. */
export const NameRequired: Story = {
  parameters: { state: { ru: 'Имя не введено', rule: 'profile', shows: ['Укажите имя'] } },
  play: async ({ canvas }) => {
    await fill(canvas, 'Имя', '   ');
    await save(canvas);
    await waitFor(async () => expect(await field(canvas, 'Имя')).toHaveAttribute('aria-invalid', 'true'));
    await expect(await canvas.findByText('Укажите имя')).toBeVisible();
    await expect(await field(canvas, 'Имя')).toHaveFocus();
    await expect(await puts()).toHaveLength(0);
  },
};

/** A session that ended keeps what was typed, and says how to go on. */
export const SessionEnded: Story = {
  parameters: {
    state: { ru: 'Сессия кончилась при сохранении', rule: 'session-over', shows: ['Сессия закончилась', 'Директор'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(updateEmployerProfile, 401, { error: 'Сессия закончилась' })),
  play: async ({ canvas }) => {
    await fill(canvas, 'Должность', 'Директор');
    await save(canvas);
    await expectMessage(canvas, 'Сессия закончилась', 'critical');
    await expect(await field(canvas, 'Должность')).toHaveValue('Директор');
  },
};

/** Without a connection nothing is lost, and the next try saves it. */
export const Offline: Story = {
  parameters: { state: { ru: 'Нет связи: набранное цело', rule: 'profile', shows: ['Ищу людей'] } },
  beforeEach: ({ msw }) => msw.use(mock.offline(updateEmployerProfile)),
  play: async ({ canvas, context }) => {
    await fill(canvas, 'О себе', 'Ищу людей');
    await save(canvas);
    await expectMessage(canvas, 'Error saving profile', 'critical');
    context.msw.use(mock.ok(updateEmployerProfile, null));
    await save(canvas);
    await expectMessage(canvas, 'Profile updated successfully', 'positive');
    await isSilentAbout(canvas, 'Error saving profile');
    await expect((await puts()).at(-1)?.body).toEqual({ ...profile, about: 'Ищу людей' });
  },
};

function Header() {
  const user = useUser();
  return <header>{user && `${user.firstName} ${user.lastName}`}</header>;
}

/** A new name is at once in the host's header. */
export const HeaderFollows: Story = {
  parameters: { state: { ru: 'Новое имя сразу в шапке', rule: 'profile', shows: ['Каримова', 'Лола'] } },
  tags: ['!snapshot'],
  decorators: [
    (Story) => (
      <>
        <Header />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent('Азиз Каримов'));
    await fill(canvas, 'Имя', 'Лола');
    await fill(canvas, 'Фамилия', 'Каримова');
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent('Лола Каримова'));
    await expect(await canvas.findByText('Лола Каримова', { selector: 'p' })).toBeVisible();
  },
};
