import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import { expect, fn, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { focuses, holds, hovers } from '../stories/touched.ts';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './buttonLook.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  decorators: [onSurface],
  args: { children: 'Сохранить', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: [ButtonVariant, string][] = [
  ['primary', 'Сохранить'],
  ['secondary', 'Вторичная'],
  ['tinted', 'Мягкая'],
  ['quiet', 'Тихая'],
  ['accent-quiet', 'Показать ещё'],
  ['danger', 'Удалить'],
  ['danger-quiet', 'Отклонить'],
];

export const Variants: Story = {
  tags: ['gate'],
  render: (args) => (
    <Inline>
      {variants.map(([variant, label]) => (
        <Button {...args} key={variant} variant={variant}>
          {label}
        </Button>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="sm">
        Малая
      </Button>
      <Button {...args}>Средняя</Button>
      <Button {...args} size="lg">
        Большая
      </Button>
      <Button {...args} variant="primary" icon={<Search />}>
        Найти
      </Button>
      <Button {...args} variant="primary" size="lg" iconEnd={<ArrowRight />}>
        Начать
      </Button>
    </Inline>
  ),
};

export const Pressed: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сохранить' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Pending: Story = {
  render: (args) => (
    <Stack align="start">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          <Button {...args} size={size} variant="primary">
            Сохранить
          </Button>
          <Button {...args} size={size} variant="primary" isPending>
            Сохранить
          </Button>
        </Inline>
      ))}
      <Button {...args} icon={<Search />} isPending>
        Найти
      </Button>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [still, waiting] = canvas.getAllByRole('button', { name: 'Сохранить' });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    if (still && waiting)
      await expect(waiting.getBoundingClientRect().width).toBeCloseTo(still.getBoundingClientRect().width, 0);
    if (waiting) await userEvent.click(waiting);
    await expect(waiting).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {variants.slice(0, 4).map(([variant]) => (
        <Button {...args} key={variant} variant={variant} isDisabled>
          Проверка планов...
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongWords: Story = {
  parameters: { width: 240 },
  args: {
    isFullWidth: true,
    variant: 'primary',
    children: 'Опубликовать частнопредпринимательскогосударственномежведомственно в 3 сервиса',
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const Hovered: Story = { args: { variant: 'primary' }, play: hovers('button') };

export const HeldDown: Story = { args: { variant: 'primary' }, play: holds('button') };

export const Focused: Story = { args: { variant: 'primary' }, play: focuses('button') };

export const RightToLeft: Story = {
  render: (args) => (
    <Inline dir="rtl">
      <Button {...args} variant="primary" icon={<Search />}>
        Найти
      </Button>
      <Button {...args} isPending>
        Сохраняем
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const find = await canvas.findByRole('button', { name: 'Найти' });
    const icon = find.querySelector('svg')?.getBoundingClientRect().right ?? 0;
    await expect(icon).toBeGreaterThan(find.getBoundingClientRect().left + find.offsetWidth / 2);
  },
};
