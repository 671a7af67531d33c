import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWord } from '../stories/extremes.ts';
import { onSurface } from '../stories/onSurface.tsx';
import { Text } from '../Text/Text.tsx';
import { Board } from './Board.tsx';
import type { BoardCardData, BoardPlace } from './boardProps.ts';

interface Task extends BoardCardData {
  columnId: string;
  note: string;
}

const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `t${index + 1}`,
    name: ['Дилшод Рашидов', 'Мадина Алиева', 'Сардор Исмоилов', 'Гульнора Каримова'][index] ?? `Кандидат ${index + 1}`,
    isNew: index === 0,
    columnId: ['new', 'new', 'work', 'done'][index] ?? 'new',
    note: 'Технолог швейного производства',
  }));

const oneTask: Task = { id: 'one', name: 'Бекзод Эргашев', columnId: 'new', note: 'Технолог' };

const moved = fn();
const opened = fn();
const asked = fn();

interface ShownProps {
  cards: readonly Task[];
  isFolded?: boolean;
}

/** A board that does what it is asked. */
function Shown({ cards, isFolded = true }: ShownProps) {
  const [all, setAll] = useState(cards);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [folded, setFolded] = useState(isFolded);
  const column = (id: string) => {
    const inside = all.filter((card) => card.columnId === id);
    return { id, count: inside.length, cards: inside, empty: 'Пусто' };
  };
  const move = (id: string, place: BoardPlace) => {
    moved(id, place);
    setAll((now) => now.map((card) => (card.id === id ? { ...card, columnId: place.columnId } : card)));
  };
  return (
    <Board
      label="Доска"
      columns={[
        { ...column('new'), label: 'Новые', tone: 'info', isClosed: true },
        {
          ...column('work'),
          label: 'В работе',
          tone: 'accent',
          shortcut: '1',
          zones: [{ label: 'В работе' }, { id: 'call', label: 'Звонок' }],
        },
        { ...column('done'), label: 'Готово', tone: 'positive', shortcut: '2' },
        {
          ...column('gone'),
          label: 'Отклонена',
          shortcut: '5',
          ...(folded && { unfoldLabel: 'Развернуть: Отклонена' }),
        },
      ]}
      renderCard={({ note }) => (
        <Text size="xs" tone="muted">
          {note}
        </Text>
      )}
      menuLabel={({ name }) => `Сменить этап: ${name}`}
      selected={selected}
      onSelectionChange={setSelected}
      onAction={opened}
      onMove={move}
      onMenu={asked}
      onUnfold={() => setFolded(false)}
    />
  );
}

const meta = {
  title: 'UI/Board',
  component: Shown,
  decorators: [onSurface],
  parameters: { width: 1104 },
  args: { cards: tasks(4) },
  beforeEach: () => [moved, opened, asked].forEach((each) => each.mockClear()),
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = (canvas: Canvas, name: string) => canvas.getByRole('row', { name: new RegExp(name) });
const columnNamed = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('grid', { name: new RegExp(`^${name}`) }));
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const press = { button: 0, pointerId: 1, isPrimary: true, bubbles: true };

export const Default: Story = {
  tags: ['gate', 'snapshot', 'modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Новые, 2' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'В работе, 1' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Развернуть: Отклонена' })).toBeVisible();
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(card(canvas, 'Дилшод Рашидов')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(card(canvas, 'Мадина Алиева')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(card(canvas, 'Сардор Исмоилов')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledWith('t3');
    await userEvent.keyboard('m');
    await expect(asked).toHaveBeenCalledWith('t3');
    await userEvent.tab();
    await expect(card(canvas, 'Гульнора Каримова')).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Развернуть: Отклонена' })).toHaveFocus());
  },
};

/** The focus goes along with its card, also into a column that had none. */
export const MovedByKeys: Story = {
  play: async ({ canvas }) => {
    card(canvas, 'Сардор Исмоилов').focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(columnNamed(canvas, 'Готово').getAllByRole('row')).toHaveLength(2));
    await expect(card(canvas, 'Сардор Исмоилов')).toHaveFocus();
    await expect(moved).toHaveBeenLastCalledWith('t3', { columnId: 'done' });
    // Nobody gets into a closed column.
    card(canvas, 'Дилшод Рашидов').focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await userEvent.keyboard('1');
    await waitFor(() => expect(columnNamed(canvas, 'В работе').getByRole('row')).toHaveFocus());
    await expect(moved).toHaveBeenCalledTimes(2);
    await expect(moved).toHaveBeenLastCalledWith('t1', { columnId: 'work' });
  },
};

export const Selected: Story = {
  tags: ['snapshot', 'modes'],
  play: async ({ canvas }) => {
    card(canvas, 'Дилшод Рашидов').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2));
    await userEvent.keyboard('x');
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0));
    const mark = card(canvas, 'Гульнора Каримова').querySelector('[data-card-mark]');
    if (mark) await userEvent.click(mark);
    await waitFor(() => expect(card(canvas, 'Гульнора Каримова')).toHaveAttribute('aria-selected', 'true'));
    await expect(opened).not.toHaveBeenCalled();
  },
};

/** A column with zones shows them while a card is held over it. */
export const Dragged: Story = {
  play: async ({ canvas, canvasElement }) => {
    const held = card(canvas, 'Дилшод Рашидов');
    const target = await canvas.findByRole('grid', { name: 'В работе, 1' });
    await fireEvent.pointerDown(held, { ...press, ...middle(held) });
    await waitFor(() => {
      void fireEvent.pointerMove(held, { ...press, ...middle(target) });
      return expect(canvasElement.querySelector('[data-zone=call]')).toBeVisible();
    });
    const zone = canvasElement.querySelector('[data-zone=call]') ?? canvasElement;
    await fireEvent.pointerMove(held, { ...press, ...middle(zone) });
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    await fireEvent.pointerUp(held, { ...press, ...middle(zone) });
    await waitFor(() => expect(moved).toHaveBeenCalledWith('t1', { columnId: 'work', zoneId: 'call' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-ghost]')).toBeNull());
  },
};

/** A press that ended before what drags had come: the pointer moves on without the card. */
export const LetGoAtOnce: Story = {
  play: async ({ canvas, canvasElement }) => {
    const held = card(canvas, 'Дилшод Рашидов');
    const target = await canvas.findByRole('grid', { name: 'В работе, 1' });
    void fireEvent.pointerDown(held, { ...press, ...middle(held) });
    void fireEvent.pointerUp(held, { ...press, ...middle(held) });
    await import('./drag.ts');
    await fireEvent.pointerMove(held, { ...press, ...middle(target) });
    await waitFor(() => expect(canvasElement.querySelector('[data-ghost]')).toBeNull());
  },
};

/** Escape puts a card down where it was; meanwhile the columns stand as before. */
export const DragLeft: Story = {
  play: async ({ canvas, canvasElement }) => {
    const held = card(canvas, 'Дилшод Рашидов');
    const target = await canvas.findByRole('grid', { name: 'Готово, 1' });
    const { left, width } = target.getBoundingClientRect();
    await fireEvent.pointerDown(held, { ...press, ...middle(held) });
    await waitFor(() => {
      void fireEvent.pointerMove(held, { ...press, ...middle(target) });
      return expect(canvasElement.querySelector('[data-ghost]')).not.toBeNull();
    });
    await expect(target.getBoundingClientRect()).toMatchObject({ left, width });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('[data-ghost]')).toBeNull());
    await fireEvent.pointerUp(held, { ...press, ...middle(target) });
    await expect(moved).not.toHaveBeenCalled();
  },
};

/**
 * Of a long column only the cards near the window are drawn, a few in a frame, and the one with the focus, wherever one
 * scrolls.
 */
export const Many: Story = {
  args: { cards: tasks(120) },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[role=grid]');
    await expect(grid).toHaveAttribute('aria-rowcount', '118');
    // By role so many rows are found too slowly.
    const named = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-card=${id}]`);
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(60);
    named('t1')?.focus();
    await userEvent.keyboard('{End}');
    await expect(named('t120')).toHaveFocus();
    await expect(named('t120')).toBeVisible();
    await expect(named('t120')).toHaveAttribute('aria-rowindex', '118');
    await waitFor(() => expect(named('t115')).toBeVisible());
    await waitFor(() => expect(named('t2')).toBeNull());
    const added: number[] = [];
    const watch = new MutationObserver((changes) =>
      added.push(
        changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => 'ariaRowIndex' in node && node.ariaRowIndex).length,
      ),
    );
    if (grid) watch.observe(grid, { childList: true });
    if (grid?.parentElement) grid.parentElement.scrollTop = 0;
    await waitFor(() => expect(named('t8')).toBeVisible());
    await waitFor(() => expect(named('t115')).toBeNull());
    watch.disconnect();
    await expect(Math.max(...added)).toBe(4);
    await expect(named('t120')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(named('t119')).toHaveFocus();
  },
};

/** A card that goes to where nothing is drawn is drawn there, and keeps the focus. */
export const MovedFarAway: Story = {
  args: { cards: [...tasks(120).map((task) => ({ ...task, columnId: 'work' })), { ...oneTask, columnId: 'new' }] },
  play: async ({ canvasElement }) => {
    const isIn = (column: string) =>
      waitFor(() => expect(canvasElement.querySelector(`[data-column=${column}] [data-card=one]`)).toHaveFocus());
    canvasElement.querySelector<HTMLElement>('[data-card=one]')?.focus();
    await userEvent.keyboard('1');
    await isIn('work');
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '121');
    await userEvent.keyboard('2');
    await isIn('done');
    // The column that it left has a tab stop that is there.
    await expect(canvasElement.querySelectorAll('[data-column=work] [data-card][tabindex="0"]')).toHaveLength(1);
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { cards: tasks(4).map((each) => ({ ...each, name: longWord })) },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row'))
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth + 1);
  },
};

export const Phone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Сменить этап: Дилшод Рашидов' });
    await expect(menu.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(menu);
    await expect(asked).toHaveBeenCalledWith('t1');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
