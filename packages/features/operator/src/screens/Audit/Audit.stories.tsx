import { listAudit, verifyAudit } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { lastSent, noHorizontalScroll, phone, says } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { admin, moderator } from '../../stories/fixtures.ts';
import { Audit } from './Audit.tsx';

const returned = {
  id: 18_204,
  at: '2025-06-16T03:40:00Z',
  actor_kind: 'operator',
  actor_name: admin.name,
  role: 'admin',
  action: 'vacancy.needs_revision',
  entity_type: 'vacancy',
  entity_id: 'v1',
  entity_title: 'Технолог швейного производства',
  changes: { moderation_status: ['pending', 'needs_revision'], phone: [null, '+998 90 •••-••-67'] },
  address: '213.230.1.1',
  request_id: '8f1c2a90',
};
const paid = {
  id: 18_203,
  at: '2025-06-16T03:20:00Z',
  actor_kind: 'provider',
  actor_name: 'Payme',
  action: 'payment.performed',
  entity_type: 'order',
  entity_title: 'Заказ 4817 2093',
};

const meta = {
  title: 'Operator/Audit',
  component: Audit,
  parameters: { host: { path: '/operator/audit' } },
  globals: { viewport: { value: 'desktop' } },
  args: { view: {}, onViewChange: fn() },
  render: function Kept({ view: first, onViewChange, ...args }) {
    const [view, setView] = useState(first);
    return (
      <Audit
        {...args}
        view={view}
        onViewChange={(next) => {
          setView(next);
          onViewChange(next);
        }}
      />
    );
  },
  beforeEach: ({ msw }) =>
    msw.use(
      signedIn(),
      mock.ok(listAudit, { items: [returned, paid] }),
      mock.ok(verifyAudit, { is_whole: true, checked: 18_204 }),
    ),
} satisfies Meta<typeof Audit>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Журнал действий' }));
    for (const text of ['Возврат на доработку', 'Нодира Юнусова', 'Оплата проведена'])
      await expect(table.getByText(text)).toBeVisible();
    await says(/Цепочка цела/);
    await expect(canvas.queryByRole('button', { name: 'Удалить' })).toBeNull();
  },
};

export const RowOpened: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Подробнее' });
    if (!first) throw new Error('a row is needed');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    for (const text of ['moderation_status', 'pending', 'needs_revision', '+998 90 •••-••-67'])
      await expect(canvas.getByText(text)).toBeVisible();
    await says(/213\.230\.1\.1, 8f1c2a90, запись 18204/);
  },
};

export const ChainBroken: Story = {
  beforeEach: ({ msw }) => msw.use(mock.ok(verifyAudit, { is_whole: false, checked: 18_204, broken_id: 17_990 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Цепочка нарушена на записи 17990'));
    await expect(canvas.queryByText(/Цепочка цела/)).toBeNull();
  },
};

export const CheckRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyAudit, 'tooOften')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Слишком много попыток. Попробуйте позже'));
  },
};

export const OwnActsOnly: Story = {
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Журнал действий' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Проверить' })).toBeNull();
  },
};

export const NothingOfThatKind: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listAudit, ({ query }) => ({ items: query.action === 'token.created' ? [] : [returned, paid] }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Что сделано' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Токен создан' }));
    await says('Ничего не найдено');
    await lastSent(listAudit, ({ query }) => query.action === 'token.created');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(await canvas.findByText('Возврат на доработку')).toBeVisible();
  },
};

export const LoadError: Story = {
  beforeEach: ({ msw }) => msw.use(mock.fail(listAudit, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const Mobile390: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возврат на доработку')).toBeVisible();
    await noHorizontalScroll();
  },
};
