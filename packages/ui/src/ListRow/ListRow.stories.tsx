import type { Meta, StoryObj } from '@storybook/react-vite';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ApplicationStatusBadge } from '../recruitment/ApplicationStatusBadge/ApplicationStatusBadge.tsx';
import { VacancyStatusBadge } from '../recruitment/VacancyStatusBadge/VacancyStatusBadge.tsx';
import { longTitle, longWord, script, scriptHref } from '../stories/extremes.ts';
import { Text } from '../Text/Text.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

const onAction = fn<(id: string) => void>();
const onDelete = fn();

const meta = {
  title: 'UI/ListRow',
  component: ListRow,
  subcomponents: { List },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ padding: 24, maxWidth: Number(parameters.width ?? 456) + 48 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onAction.mockClear();
    onDelete.mockClear();
  },
  args: { id: 'v1', title: 'Технолог швейного производства' },
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = [
  ['Малика Рахимова', 'HeadHunter, сегодня', 'screening'],
  ['Нигора Саидова', 'Платформа, вчера', 'applied'],
  ['Отабек Холматов', 'HeadHunter, вчера', 'interview'],
  ['Шахзод Юнусов', 'HeadHunter, 15 ноя', 'rejected'],
] as const;

function Applications({ hasActions }: { hasActions?: boolean }) {
  const [selected, setSelected] = useState('a0');
  return (
    <Card padding="none" style={{ overflow: 'hidden' }}>
      <List
        label="Список заявок"
        onAction={(id) => {
          onAction(id);
          setSelected(id);
        }}
      >
        {people.map(([name, meta, status], index) => (
          <ListRow
            key={name}
            id={`a${index}`}
            href={`#a${index}`}
            isSelected={selected === `a${index}`}
            isNew={status === 'applied'}
            leading={<Avatar name={name} />}
            title={name}
            meta={meta}
            badge={<ApplicationStatusBadge status={status} />}
            actions={
              hasActions && (
                <IconButton aria-label={`Удалить: ${name}`} onPress={onDelete}>
                  <Trash2 />
                </IconButton>
              )
            }
          />
        ))}
      </List>
    </Card>
  );
}

export const ApplicationRows: Story = {
  tags: ['gate', 'snapshot'],
  render: () => <Applications />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: 'Список заявок' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Малика Рахимова'));
    await userEvent.click(await canvas.findByText('Отабек Холматов'));
    await expect(onAction).toHaveBeenCalledWith('a2');
    await waitFor(() => expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Отабек Холматов'));
  },
};

export const VacancyRows: Story = {
  tags: ['snapshot'],
  render: () => (
    <Card padding="none" style={{ overflow: 'hidden' }}>
      <List label="Список вакансий">
        {(['active', 'paused', 'closed', 'draft'] as const).map((status, index) => (
          <ListRow
            key={status}
            id={status}
            href={`#${status}`}
            isSelected={index === 0}
            title="Технолог швейного производства"
            badge={<VacancyStatusBadge status={status} />}
          >
            <Inline as="span" justify="between" gap={1}>
              <Text as="span" size="sm" tone="muted">
                Samarqand Textile, Самарканд
              </Text>
              <Text as="span" size="sm">
                9 000 000 – 13 000 000 сум
              </Text>
            </Inline>
            <Inline as="span" gap={1}>
              <Eye size={14} aria-hidden="true" />
              <Text as="span" size="xs" tone="muted">
                1 284
              </Text>
            </Inline>
          </ListRow>
        ))}
      </List>
    </Card>
  ),
};

export const KeyboardWalk: Story = {
  render: () => (
    <>
      <button type="button">До</button>
      <Applications hasActions />
      <button type="button">После</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = (name: RegExp) => canvas.getByRole('link', { name });
    await userEvent.tab();
    await userEvent.tab();
    await expect(row(/Малика/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row(/Отабек/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(row(/Шахзод/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(row(/Малика/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAction).toHaveBeenCalledWith('a1');
    await expect(row(/Нигора/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const remove = await canvas.findByRole('button', { name: 'Удалить: Нигора Саидова' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(onAction).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(/Нигора/)).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('После')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(row(/Нигора/)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByText('До')).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Applications hasActions />,
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const ThousandRows: Story = {
  render: () => (
    <Card padding="none">
      <List label="Список вакансий" onAction={onAction}>
        {Array.from({ length: 1000 }, (_, index) => (
          <ListRow
            key={index}
            id={`v${index}`}
            title={`Вакансия ${index}`}
            badge={<VacancyStatusBadge status="active" />}
          />
        ))}
      </List>
    </Card>
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Вакансия 999/ })).toHaveFocus());
  },
};

export const AbsurdValues: Story = {
  parameters: { width: 320 },
  render: () => (
    <Card padding="none">
      <List label="Список вакансий">
        <ListRow id="none" title="" />
        <ListRow
          id="script"
          title={script}
          href={scriptHref}
          meta={longWord}
          badge={<VacancyStatusBadge status={longWord} />}
        />
        <ListRow id="long" title={longTitle} meta={longTitle} />
        <ListRow id="word" title={longWord} badge={<VacancyStatusBadge status="paused" />} />
      </List>
      <List label="Пустой список">{[]}</List>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Без названия' })).toBeVisible();
    await expect(canvas.getAllByRole('grid')).toHaveLength(1);
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
