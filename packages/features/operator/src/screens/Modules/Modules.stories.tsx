import { disableModule, enableModule, listModules, reloadModule } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { support } from '../../stories/fixtures.ts';
import { modules } from '../../stories/platform.ts';
import { Modules } from './Modules.tsx';

const meta = {
  title: 'Operator/Modules',
  component: Modules,
  parameters: { host: { path: '/operator/modules' } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listModules, modules),
      mock.ok(disableModule, { name: 'headhunter', title: 'HeadHunter', enabled: false }),
      mock.ok(enableModule, { name: 'vacancy-interview', title: 'Видеоинтервью', enabled: true }),
      mock.ok(reloadModule, { name: 'headhunter', title: 'HeadHunter', enabled: true }),
    ),
} satisfies Meta<typeof Modules>;

export default meta;

type Story = StoryObj<typeof meta>;

const switchOff = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('switch', { name: 'HeadHunter' }));
  return within(await page().findByRole('alertdialog', { name: 'Выключить модуль «HeadHunter»?' }));
};

/** The modules, each with its switch. */
export const Default: Story = {
  parameters: { state: { ru: 'Модули', rule: 'modules', shows: ['HeadHunter', 'Видеоинтервью'] } },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'HeadHunter' })).toBeChecked());
    await expect(canvas.getByRole('switch', { name: 'Видеоинтервью' })).not.toBeChecked();
  },
};

/** Switching a module off asks first. */
export const DisableAsks: Story = {
  parameters: { state: { ru: 'Выключение спрашивает', rule: 'modules', shows: ['Выключить модуль «HeadHunter»?'] } },
  play: async ({ canvas }) => {
    const dialog = await switchOff(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await expect(await quiet(disableModule)).toHaveLength(0);
  },
};

/** A module was switched off. */
export const SwitchedOff: Story = {
  parameters: { state: { ru: 'Модуль выключен', rule: 'modules', shows: ['Модуль «HeadHunter» выключен'] } },
  play: async ({ canvas }) => {
    const dialog = await switchOff(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Выключить' }));
    await says('Модуль «HeadHunter» выключен');
    await expect((await sent(disableModule)).params).toEqual({ name: 'headhunter' });
  },
};

/** A module was not switched off: why. */
export const SwitchOffRefused: Story = {
  parameters: { state: { ru: 'Модуль не выключился', rule: 'modules', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(disableModule, 'tooOften')),
  play: async ({ canvas }) => {
    const dialog = await switchOff(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Выключить' }));
    await says(/Слишком много попыток/);
    await expect(await dialog.findByRole('button', { name: 'Выключить' })).toBeVisible();
  },
};

/** A module was switched on. */
export const SwitchedOn: Story = {
  parameters: { state: { ru: 'Модуль включён', rule: 'modules', shows: ['Модуль «Видеоинтервью» включён'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Видеоинтервью' }));
    await says('Модуль «Видеоинтервью» включён');
    await expect((await sent(enableModule)).params).toEqual({ name: 'vacancy-interview' });
  },
};

/** A module was not switched on: why. */
export const SwitchOnRefused: Story = {
  parameters: { state: { ru: 'Модуль не включился', rule: 'modules', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(enableModule, 'tooOften')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Видеоинтервью' }));
    await says(/Слишком много попыток/);
    await expect(canvas.getByRole('switch', { name: 'Видеоинтервью' })).not.toBeChecked();
  },
};

/** A module's settings were read anew. */
export const Reloaded: Story = {
  parameters: {
    state: { ru: 'Настройки перечитаны', rule: 'modules', shows: ['Настройки модуля «HeadHunter» перечитаны'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перечитать настройки: HeadHunter' }));
    await says('Настройки модуля «HeadHunter» перечитаны');
  },
};

/** A module's settings were not read: why. */
export const ReloadRefused: Story = {
  parameters: { state: { ru: 'Настройки не перечитались', rule: 'modules', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(reloadModule, 'tooOften')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перечитать настройки: HeadHunter' }));
    await says(/Слишком много попыток/);
  },
};

/** Support sees the modules and switches none. */
export const SupportOnlySees: Story = {
  parameters: { state: { ru: 'Поддержка только видит', rule: 'modules', shows: ['Менять может администратор.'] } },
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'HeadHunter' })).toBeDisabled());
    await says('Менять может администратор.');
    await expect(canvas.queryByRole('button', { name: /Перечитать/ })).toBeNull();
  },
};

/** The modules are being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Модули загружаются', rule: 'modules', shows: ['Модули'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listModules)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Модули' })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** The modules did not load. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки модулей', rule: 'modules', shows: ['Не удалось загрузить данные', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listModules, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone, without scrolling sideways. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Модули на телефоне', rule: 'modules', shows: ['HeadHunter'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'HeadHunter' })).toBeVisible();
    await noHorizontalScroll();
  },
};
