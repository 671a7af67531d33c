import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses, holds, hovers } from '../stories/touched.ts';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  decorators: [onSurface],
  parameters: { width: 480 },
  args: {
    label: 'Срок плана',
    items: [
      { id: 'month', label: 'Месяц', content: <Text>Планы на месяц</Text> },
      { id: 'year', label: 'Год', badge: <Badge tone="positive">-20%</Badge>, content: <Text>Планы на год</Text> },
      { id: 'lifetime', label: 'Навсегда', count: 3, content: <Text>Планы навсегда</Text> },
    ],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Месяц' })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(await canvas.findByRole('tab', { name: /Год/ }));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /Год/ })).toHaveTextContent('Планы на год'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('year');
  },
};

export const Disabled: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, isDisabled: item.id === 'year' })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Год/ })).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const PanelsAreKept: Story = {
  args: {
    shouldForceMount: true,
    items: [
      { id: 'chat', label: 'Диалог', content: <TextField label="Ответ" /> },
      { id: 'vacancy', label: 'Вакансия', count: '3 из 4', content: <Text>Повар</Text> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Ответ' }), 'Ташкент');
    await userEvent.click(await canvas.findByRole('tab', { name: /Вакансия/ }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Диалог' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Ташкент'));
  },
};

export const KeyboardWalk: Story = {
  args: {
    items: [
      ...meta.args.items.slice(0, 2),
      { id: 'never', label: 'Никогда', isDisabled: true, content: null },
      ...meta.args.items.slice(2),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab(/Месяц/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Год/)).toHaveFocus();
    await expect(tab(/Год/)).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('Планы на год'));
    // Over the disabled one, then around the end.
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Навсегда/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Месяц/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab(/Навсегда/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab(/Месяц/)).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Месяц' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(tab(/Месяц/)).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Разделы',
    items: ['Описание вакансии', 'Частнопредпринимательские условия', 'Заявки', 'Публикации', 'Статистика'].map(
      (label) => ({ id: label, label, content: <Text>{label}</Text> }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('tab', { name: 'Заявки' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0));
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
};

export const Hovered: Story = { args: { defaultSelectedKey: 'lifetime' }, play: hovers('tab') };

export const HeldDown: Story = { play: holds('tab') };

export const Focused: Story = { play: focuses('tab') };
