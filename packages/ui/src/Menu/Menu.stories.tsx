import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Inbox from 'lucide-react/icons/inbox';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Text } from '../Text/Text.tsx';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './Menu.tsx';

const act = fn();
const items: MenuItem[] = [
  { id: 'delete', label: 'Удалить', icon: <Trash2 />, isDangerous: true, onAction: () => act('delete') },
  { id: 'edit', label: 'Редактировать', icon: <Pencil />, onAction: () => act('edit') },
  { id: 'applications', label: 'Заявки', icon: <Inbox />, href: '/employer/applications' },
  { id: 'archive', label: 'Перенести в архив', isDisabled: true, onAction: () => act('archive') },
];
const meta = {
  title: 'UI/Menu',
  component: Menu,
  decorators: [onSurface],
  beforeEach: () => void act.mockClear(),
  args: {
    label: 'Действия с вакансией',
    items,
    placement: 'bottom start',
    trigger: (
      <IconButton aria-label="Ещё" variant="secondary">
        <Ellipsis />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['gate'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }));
    const menu = await screen.findByRole('menu', { name: 'Действия с вакансией' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Редактировать',
      'Заявки',
      'Перенести в архив',
      'Удалить',
    ]);
    await expect(await screen.findByRole('separator')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Удалить' })).toHaveAttribute('data-tone', 'critical'),
    );
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Перенести в архив' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const ChosenByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Редактировать' }));
    await expect(act).toHaveBeenCalledOnce();
    await expect(act).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Ещё' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(item('Редактировать')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Заявки')).toHaveFocus();
    // Over the disabled one, around the end.
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Удалить')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Редактировать')).toHaveFocus();
    await userEvent.keyboard('за');
    await expect(item('Заявки')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('Редактировать')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Удалить')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(act).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Удалить')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(act).toHaveBeenCalledOnce();
    await expect(act).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(item('Редактировать')).toHaveFocus());
  },
};

function Deleting() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label="Действия"
        trigger={
          <IconButton aria-label="Ещё">
            <Ellipsis />
          </IconButton>
        }
        items={[{ id: 'delete', label: 'Удалить', isDangerous: true, onAction: () => setAsking(true) }]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Удалить вакансию?"
        confirm="Удалить"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

export const ItemOpensDialog: Story = {
  render: () => <Deleting />,
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Ещё' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      ...items,
      { id: 'long', label: 'Частнопредпринимательскогосударственномежведомственная публикация' },
      { id: 'script', label: 'Опасная ссылка', href: 'javascript:alert(1)' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }));
    const menu = await screen.findByRole('menu');
    for (const item of screen.getAllByRole('menuitem'))
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(screen.getByRole('menuitem', { name: 'Опасная ссылка' })).not.toHaveAttribute('href');
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Stack>
        <Text>Справа налево</Text>
        <Menu {...args} />
      </Stack>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }));
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
  },
};
