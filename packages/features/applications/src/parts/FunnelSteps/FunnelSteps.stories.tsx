import { KasbTheme, Stack } from '@kasb/ui';
import { onSurface } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { FunnelSteps } from './FunnelSteps.tsx';
import type { FunnelStepsProps } from './FunnelSteps.tsx';

const meta = {
  title: 'UI/FunnelSteps',
  component: FunnelSteps,
  decorators: [onSurface],
  parameters: { width: 420 },
  args: { status: 'interview', onChange: fn() },
} satisfies Meta<typeof FunnelSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stages: Story = {
  tags: ['gate', 'snapshot'],
  render: (args) => (
    <Stack gap={8}>
      {['applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'on_hold', null].map((status) => (
        <FunnelSteps {...args} key={status} status={status} />
      ))}
    </Stack>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };

function RollBack(props: FunnelStepsProps) {
  const [status, setStatus] = useState(props.status);
  return (
    <FunnelSteps
      status={status}
      onChange={(next) => {
        props.onChange(next);
        setStatus(next);
        setTimeout(() => setStatus(props.status), 50);
      }}
    />
  );
}

export const RolledBack: Story = {
  render: (args) => <RollBack {...args} />,
  play: async ({ canvas, userEvent }) => {
    const offer = await canvas.findByRole('button', { name: 'Оффер' });
    await userEvent.click(offer);
    await expect(offer).toHaveAttribute('aria-current', 'step');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Интервью' })).toHaveAttribute('aria-current', 'step'),
    );
    await expect(offer).toBeEnabled();
  },
};

export const KeyboardWalk: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Скрининг' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Оффер' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith('offer');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('screening');
  },
};

export const Mobile320: Story = {
  render: (args, { globals }) => (
    <div style={{ width: 272 }}>
      <KasbTheme theme={globals.theme as 'light' | 'dark'}>
        <FunnelSteps {...args} />
      </KasbTheme>
    </div>
  ),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Этап заявки' });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(Math.ceil(button.getBoundingClientRect().width));
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <FunnelSteps {...args} />
    </div>
  ),
};
