import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  decorators: [onSurface],
  parameters: { width: 400 },
  args: { children: 'Узбекский в чате', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['gate'],
  render: (args) => (
    <Stack gap={3}>
      <Switch {...args}>Выключен</Switch>
      <Switch {...args} defaultSelected>
        Включён
      </Switch>
      <Switch {...args} defaultSelected description="Письмо раз в день">
        Новые заявки
      </Switch>
      <Switch {...args} isDisabled>
        Недоступен
      </Switch>
      <Switch {...args} isDisabled defaultSelected>
        Недоступен и включён
      </Switch>
      <Switch {...args} labelPlacement="start" defaultSelected>
        В списке: слова слева
      </Switch>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: 'Новые заявки' })).toHaveAccessibleDescription('Письмо раз в день'),
    );
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Недоступен' })).toBeDisabled());
    const { width, height } = canvas.getByRole('switch', { name: 'Включён' }).getBoundingClientRect();
    await expect([width, height]).toEqual([40, 24]);
  },
};

export const KeyboardWalk: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Switch {...args} />
      <Switch {...args} isDisabled>
        Недоступен
      </Switch>
      <Switch {...args}>Письма</Switch>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('switch', { name: 'Узбекский в чате' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Письма' })).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { labelPlacement: 'start', children: 'Частнопредпринимательскогосударственномежведомственные уведомления' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch').closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Switch {...args} defaultSelected />
    </div>
  ),
};
