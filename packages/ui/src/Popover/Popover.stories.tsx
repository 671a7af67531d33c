import type { Meta, StoryObj } from '@storybook/react-vite';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';
import type { PopoverProps } from './Popover.tsx';

const apply = fn();
const filters: PopoverProps['children'] = (close) => (
  <>
    <TextField label="Зарплата от" />
    <Button
      onPress={() => {
        apply();
        close();
      }}
    >
      Применить
    </Button>
  </>
);
const meta = {
  title: 'UI/Popover',
  component: Popover,
  decorators: [onSurface],
  beforeEach: () => void apply.mockClear(),
  args: {
    label: 'Фильтры',
    trigger: <Button icon={<SlidersHorizontal />}>Фильтры</Button>,
    children: filters,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof Popover>;

export const Open: Story = {
  tags: ['gate'],
  args: {
    label: 'О запросе',
    trigger: <Button>Что передаётся помощнику</Button>,
    children: <Text size="sm">Название компании, сфера и описание. Телефоны и почта не передаются.</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const popover = await screen.findByRole('dialog', { name: 'О запросе' });
    await waitFor(() => expect(popover).toBeVisible());
    // React Aria's own words for its dismiss button are replaced by ours.
    await expect(screen.getAllByRole('button', { name: 'Закрыть' }).length).toBeGreaterThan(0);
  },
};

export const InUzbek: Story = {
  ...Open,
  globals: { locale: 'uz' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await screen.findByRole('dialog', { name: 'О запросе' });
    await expect(screen.getAllByRole('button', { name: 'Yopish' }).length).toBeGreaterThan(0);
    await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Фильтры' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Фильтры' });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Зарплата от' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    // The focus goes round inside.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Зарплата от' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(apply).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OutsidePressCloses: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Text>Рядом</Text>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: <Text>{'Частнопредпринимательскогосударственномежведомственное '.repeat(4)}</Text> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
  },
};
