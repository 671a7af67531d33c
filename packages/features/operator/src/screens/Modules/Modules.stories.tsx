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

export const Default: Story = {
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'HeadHunter' })).toBeChecked());
    await expect(canvas.getByRole('switch', { name: 'Видеоинтервью' })).not.toBeChecked();
  },
};

export const DisableAsks: Story = {
  play: async ({ canvas }) => {
    const dialog = await switchOff(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await expect(await quiet(disableModule)).toHaveLength(0);
  },
};

export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    const dialog = await switchOff(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Выключить' }));
    await says('Модуль «HeadHunter» выключен');
    await expect((await sent(disableModule)).params).toEqual({ name: 'headhunter' });
  },
};

export const SwitchOffRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(disableModule, 'tooOften')),
  play: async ({ canvas }) => {
    const dialog = await switchOff(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Выключить' }));
    await says(/Слишком много попыток/);
    await expect(await dialog.findByRole('button', { name: 'Выключить' })).toBeVisible();
  },
};

export const SwitchedOn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Видеоинтервью' }));
    await says('Модуль «Видеоинтервью» включён');
    await expect((await sent(enableModule)).params).toEqual({ name: 'vacancy-interview' });
  },
};

export const SwitchOnRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(enableModule, 'tooOften')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Видеоинтервью' }));
    await says(/Слишком много попыток/);
    await expect(canvas.getByRole('switch', { name: 'Видеоинтервью' })).not.toBeChecked();
  },
};

export const Reloaded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перечитать настройки: HeadHunter' }));
    await says('Настройки модуля «HeadHunter» перечитаны');
  },
};

export const ReloadRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(reloadModule, 'tooOften')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Перечитать настройки: HeadHunter' }));
    await says(/Слишком много попыток/);
  },
};

export const SupportOnlySees: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(support)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'HeadHunter' })).toBeDisabled());
    await says('Менять может администратор.');
    await expect(canvas.queryByRole('button', { name: /Перечитать/ })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(listModules)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Модули' })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listModules, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'HeadHunter' })).toBeVisible();
    await noHorizontalScroll();
  },
};
