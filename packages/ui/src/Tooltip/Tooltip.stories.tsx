import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Tooltip } from './Tooltip.tsx';

const press = fn();
const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  decorators: [onSurface],
  beforeEach: () => void press.mockClear(),
  args: {
    text: 'Подсказка',
    placement: 'bottom',
    children: (
      <IconButton aria-label="Редактировать" variant="secondary" onPress={press}>
        <Pencil />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hovered: Story = {
  tags: ['gate'],
  play: async ({ canvas, userEvent }) => {
    // The browser's own pointer is told of what was drawn under it by the next frame, which ends what hovers elsewhere.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // A pointer has come from somewhere.
    await userEvent.hover(document.body);
    await userEvent.hover(await canvas.findByRole('button'));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleDescription('Подсказка'));
  },
};

export const KeyboardWalk: Story = {
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <Button>Дальше</Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Редактировать' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Подсказка'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'Меняет только язык диалога, а частнопредпринимательскогосударственномежведомственный интерфейс остаётся русским',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(280));
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth);
  },
};
