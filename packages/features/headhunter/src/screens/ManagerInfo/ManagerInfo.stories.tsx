import { getCurrentUser, getHeadHunterManager } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { employer, isSilentAbout, valueOf } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { manager } from '../../stories/fixtures.ts';
import { ManagerInfo } from './ManagerInfo.tsx';

const meta = {
  title: 'HeadHunter/ManagerInfo',
  component: ManagerInfo,
  tags: ['snapshot'],
  args: { companyId: 'c1' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxInlineSize: 424, boxSizing: 'border-box' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mock.ok(getCurrentUser, { user: employer }), mock.ok(getHeadHunterManager, manager)),
} satisfies Meta<typeof ManagerInfo>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The manager of a company with name, mail and number. */
export const Active: Story = {
  parameters: { state: { ru: 'Менеджер подключён', rule: 'headhunter-manager', shows: ['Активен'] } },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Елена Смирнова')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'elena@hh.uz' })).toHaveAttribute('href', 'mailto:elena@hh.uz'),
    );
    await expect(valueOf(canvas, 'ID менеджера')).toHaveTextContent('778899');
    await waitFor(() =>
      expect(canvas.getByText('Активен').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive'),
    );
    await isSilentAbout('Неактивен');
  },
};

/** A manager who is not active is marked so. */
export const Inactive: Story = {
  parameters: { state: { ru: 'Менеджер не активен', rule: 'headhunter-manager', shows: ['Неактивен'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(getHeadHunterManager, { ...manager, isActive: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Елена Смирнова')).toBeVisible();
    await expect(await canvas.findByText('Неактивен')).toBeVisible();
  },
};

/** While the manager is on the way there is a spinner. */
export const Loading: Story = {
  parameters: { state: { ru: 'Загрузка менеджера', rule: 'headhunter-manager', shows: ['Загрузка'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(getHeadHunterManager)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Менеджер HeadHunter не подключен');
  },
};

/** Nobody linked, or a failed call, reads as nobody connected. */
export const NotLinkedOrFailed: Story = {
  parameters: {
    state: { ru: 'Менеджера нет или ошибка', rule: 'headhunter-manager', shows: ['Менеджер HeadHunter не подключен'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(getHeadHunterManager, 404, { error: 'Не найдено' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Менеджер HeadHunter не подключен')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Настроить интеграцию' })).toHaveAttribute(
        'href',
        '/employer/integrations/headhunter',
      ),
    );
    await isSilentAbout(/null|undefined/);
  },
};

/** Answered, but with nobody in it. */
export const NobodyNamed: Story = {
  ...NotLinkedOrFailed,
  parameters: {
    state: { ru: 'Ответ без менеджера', rule: 'headhunter-manager', shows: ['Менеджер HeadHunter не подключен'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterManager, { isActive: false, managerName: null, managerEmail: null, hhManagerId: null }),
    ),
};
