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

export const Active: Story = {
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

export const Inactive: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(getHeadHunterManager, { ...manager, isActive: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Елена Смирнова')).toBeVisible();
    await expect(await canvas.findByText('Неактивен')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock.pending(getHeadHunterManager)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Загрузка' })).toBeVisible();
    await isSilentAbout('Менеджер HeadHunter не подключен');
  },
};

export const NotLinkedOrFailed: Story = {
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
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(getHeadHunterManager, { isActive: false, managerName: null, managerEmail: null, hhManagerId: null }),
    ),
};
