import { listAudit, listOperators, verifyAudit } from '@kasb/contract';
import { mock } from '@kasb/kit/mocks';
import { lastSent, noHorizontalScroll, page, phone, quiet, says, sent } from '@kasb/kit/stories';
import type { Canvas } from '@kasb/kit/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '../../stories/answers.ts';
import { fileOf } from '../../stories/fileOf.ts';
import { admin, moderator } from '../../stories/fixtures.ts';
import { accounts } from '../../stories/platform.ts';
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
  address: '213.230.••.••',
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
      mock.ok(listOperators, { items: [...accounts] }),
      mock.ok(verifyAudit, { is_whole: true, checked: 18_204 }),
    ),
} satisfies Meta<typeof Audit>;

export default meta;

type Story = StoryObj<typeof meta>;

const choose = async (canvas: Canvas, filter: string, value: string) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: filter }));
  await userEvent.click(await page().findByRole('option', { name: value }));
};

/** What was done, by whom and with what; the chain is whole. */
export const Default: Story = {
  parameters: {
    state: {
      ru: 'Журнал, цепочка цела',
      rule: 'journal',
      shows: ['Возврат на доработку', 'Нодира Юнусова', 'Оплата проведена', 'Цепочка цела'],
    },
  },
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Журнал действий' }));
    for (const text of ['Возврат на доработку', 'Нодира Юнусова', 'Оплата проведена'])
      await expect(await table.findByText(text)).toBeVisible();
    await says(/Цепочка цела/);
    await expect(canvas.queryByRole('button', { name: 'Удалить' })).toBeNull();
  },
};

/** A row is open: before and after, phones masked. */
export const RowOpened: Story = {
  parameters: {
    state: {
      ru: 'Запись раскрыта: было и стало',
      rule: 'journal',
      shows: ['Решение модерации', 'На модерации', 'Требует доработки'],
    },
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Подробнее' });
    if (!first) throw new Error('a row is needed');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    for (const text of ['Решение модерации', 'На модерации', 'Требует доработки', '+998 90 •••-••-67'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await says('213.230.••.••, запрос 8f1c2a90, запись 18204');
  },
};

/** The chain is broken, at a row that is named and marked. */
export const ChainBroken: Story = {
  parameters: {
    state: {
      ru: 'Цепочка нарушена',
      rule: 'journal',
      shows: ['Цепочка нарушена на записи 18203', 'Цепочка нарушена здесь'],
    },
  },
  beforeEach: ({ msw }) => msw.use(mock.ok(verifyAudit, { is_whole: false, checked: 18_204, broken_id: paid.id })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Проверить' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Цепочка нарушена на записи 18203'));
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Оплата проведена/ })).toHaveTextContent('Цепочка нарушена здесь'),
    );
    await expect(canvas.queryByText(/Цепочка цела/)).toBeNull();
  },
};

/** The chain was not computed: why. */
export const CheckRefused: Story = {
  parameters: { state: { ru: 'Проверка не удалась', rule: 'journal', shows: ['Слишком много попыток'] } },
  beforeEach: ({ msw }) => msw.use(mock.fail(verifyAudit, 'tooOften')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Слишком много попыток. Попробуйте позже'));
  },
};

/** A moderator reads their own acts, and nothing of the chain. */
export const OwnActsOnly: Story = {
  parameters: { state: { ru: 'Модератор видит свои действия', rule: 'journal', shows: ['Возврат на доработку'] } },
  beforeEach: ({ msw }) => msw.use(signedIn(moderator)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Журнал действий' })).toBeVisible();
    for (const name of ['Проверить', 'CSV']) await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Кто' })).toBeNull();
    await quiet(listOperators);
  },
};

/** The journal of one operator, who did nothing yet. */
export const OfOneOperator: Story = {
  parameters: { state: { ru: 'Журнал одного оператора', rule: 'journal', shows: ['Ничего не найдено'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listAudit, ({ query }) => ({ items: query.actorId === accounts[1].id ? [] : [returned, paid] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Оплата проведена')).toBeVisible();
    await choose(canvas, 'Кто', accounts[1].name);
    await says('Ничего не найдено');
    await expect((await sent(listOperators)).query).toEqual({ state: 'all' });
  },
};

/** What was done with orders alone. */
export const OfOneSubject: Story = {
  parameters: { state: { ru: 'Журнал по предмету', rule: 'journal', shows: ['Оплата проведена'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listAudit, ({ query }) => ({ items: query.entityType === 'order' ? [paid] : [returned, paid] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возврат на доработку')).toBeVisible();
    await choose(canvas, 'Предмет', 'Заказы');
    await waitFor(() => expect(canvas.queryByText('Возврат на доработку')).toBeNull());
    await expect(await canvas.findByText('Оплата проведена')).toBeVisible();
  },
};

/** What the filters leave is given as a file; how many rows are in it. */
export const SavedAsFile: Story = {
  parameters: { state: { ru: 'Файл CSV скачан', rule: 'journal', shows: ['Записей в файле: 1 из 1'] } },
  args: { view: { subject: 'vacancy' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listAudit, { items: [{ ...returned, entity_title: '=cmd' }] }, { headers: { 'X-Total-Count': '1' } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('=cmd')).toBeVisible();
    const [head, row] = await fileOf(async () => userEvent.click(await canvas.findByRole('button', { name: 'CSV' })));
    await expect(head).toContain('Кто;Роль;Что сделано;Предмет;С чем');
    await expect(row).toContain("Нодира Юнусова;Администратор;Возврат на доработку;Вакансии;'=cmd");
    await expect(row).toContain(
      'Решение модерации: На модерации → Требует доработки, Телефон: пусто → +998 90 •••-••-67',
    );
    await says('Записей в файле: 1 из 1');
    await lastSent(listAudit, ({ query }) => query.entityType === 'vacancy' && query.limit === '100');
  },
};

/** The rows for the file did not load. */
export const FileFails: Story = {
  parameters: { state: { ru: 'Файл не собрался', rule: 'journal', shows: ['Не удалось загрузить данные'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.ok(listAudit, ({ query }) =>
        query.limit === '100' ? new Response(null, { status: 500 }) : { items: [returned, paid] },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возврат на доработку')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }));
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByText('Возврат на доработку')).toBeVisible();
  },
};

/** The filters hid all; reset, and all is there again. */
export const NothingOfThatKind: Story = {
  parameters: { state: { ru: 'Фильтры сброшены', rule: 'journal', shows: ['Возврат на доработку'] } },
  beforeEach: ({ msw }) =>
    msw.use(mock.ok(listAudit, ({ query }) => ({ items: query.action === 'token.created' ? [] : [returned, paid] }))),
  play: async ({ canvas }) => {
    await choose(canvas, 'Что сделано', 'Токен создан');
    await says('Ничего не найдено');
    await lastSent(listAudit, ({ query }) => query.action === 'token.created');
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить' }));
    await expect(await canvas.findByText('Возврат на доработку')).toBeVisible();
  },
};

/** Nothing was done yet: there is nothing to save. */
export const NoneYet: Story = {
  parameters: { state: { ru: 'Записей пока нет', rule: 'journal', shows: ['Записей пока нет'] } },
  beforeEach: ({ msw }) => msw.use(mock.ok(listAudit, { items: [] })),
  play: async ({ canvas }) => {
    await says('Записей пока нет');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'CSV' })).toBeDisabled());
  },
};

/** The journal is being read. */
export const Loading: Story = {
  parameters: { state: { ru: 'Журнал загружается', rule: 'journal', shows: ['Журнал'] } },
  beforeEach: ({ msw }) => msw.use(mock.pending(listAudit)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** The journal did not load. */
export const LoadError: Story = {
  parameters: {
    state: { ru: 'Ошибка загрузки журнала', rule: 'journal', shows: ['Не удалось загрузить данные', 'Повторить'] },
  },
  beforeEach: ({ msw }) => msw.use(mock.fail(listAudit, 500)),
  play: async ({ canvas }) => {
    await says('Не удалось загрузить данные');
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

/** On a phone, without scrolling sideways. */
export const Mobile390: Story = {
  parameters: { state: { ru: 'Журнал на телефоне', rule: 'journal', shows: ['Возврат на доработку'] } },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Возврат на доработку')).toBeVisible();
    await expect(await canvas.findByText('Технолог швейного производства')).toBeVisible();
    await expect((await canvas.findAllByText('Нодира Юнусова'))[0]).toBeVisible();
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Подробнее' }))[0] as HTMLElement);
    await expect(await canvas.findByText('Требует доработки')).toBeVisible();
    await noHorizontalScroll();
  },
};
