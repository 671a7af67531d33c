import { Button, Stack } from '@kasb/ui';
import { onSurface } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ApplicationStatusButtons } from './ApplicationStatusButtons.tsx';
import type { ApplicationStatusButtonsProps } from './ApplicationStatusButtons.tsx';

const meta = {
  title: 'UI/ApplicationStatusButtons',
  component: ApplicationStatusButtons,
  decorators: [onSurface],
  args: { status: 'applied', onChange: fn() },
} satisfies Meta<typeof ApplicationStatusButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

const settable = {
  screening: 'Скрининг',
  interview: 'Интервью',
  offer: 'Оффер',
  rejected: 'Отклонить',
  hired: 'Нанят',
} as const;

/** From the first step all five others can be set. */
export const CurrentApplied: Story = {
  parameters: {
    state: {
      ru: 'Первый шаг: доступны пять',
      rule: 'applications-funnel',
      shows: ['Скрининг', 'Интервью', 'Оффер', 'Отклонить', 'Нанят'],
    },
  },
  tags: ['gate'],
  play: async ({ args, canvas, userEvent }) => {
    for (const name of Object.values(settable)) await expect(canvas.getByRole('button', { name })).toBeEnabled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Подана' })).toBeDisabled());
    await userEvent.click(await canvas.findByRole('button', { name: 'Отклонить' }));
    await expect(args.onChange).toHaveBeenCalledWith('rejected');
  },
};

/** Each step disables its own button. */
export const EachCurrentDisabled: Story = {
  parameters: {
    state: {
      ru: 'Свой шаг недоступен',
      rule: 'applications-funnel',
      shows: ['Скрининг', 'Интервью', 'Оффер', 'Отклонить', 'Нанят'],
    },
  },
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={8}>
      {Object.keys(settable).map((status) => (
        <div key={status} data-testid={status}>
          <ApplicationStatusButtons {...args} status={status} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const status of Object.keys(settable)) {
      const row = within(await canvas.findByTestId(status));
      for (const [other, name] of Object.entries(settable)) {
        const button = await row.findByRole('button', { name });
        if (other === status) await expect(button).toBeDisabled();
        else await expect(button).toBeEnabled();
      }
      await waitFor(() => expect(row.getByRole('button', { name: 'Подана' })).toBeDisabled());
    }
    const rejected = within(canvas.getByTestId('rejected')).getByRole('group');
    await expect(rejected.querySelector('[data-state]')).toBeNull();
  },
};

export const WithNextStep: Story = {
  args: {
    status: 'screening',
    action: (
      <Button variant="primary" iconEnd={<ArrowRight />}>
        Пригласить на интервью
      </Button>
    ),
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

function Walk(props: ApplicationStatusButtonsProps) {
  const [status, setStatus] = useState<string>('applied');
  return (
    <ApplicationStatusButtons
      {...props}
      status={status}
      onChange={(next) => {
        props.onChange(next);
        setStatus(next);
      }}
    />
  );
}

export const KeyboardWalk: Story = {
  render: (args) => <Walk {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Скрининг' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Интервью' })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Интервью' })).toHaveAccessibleDescription(
        'Перевести на этап Интервью',
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('interview');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Интервью' })).toHaveAttribute('aria-current', 'step'),
    );
    // The present stage does not act, so the group keeps the focus, and a second Enter does nothing.
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Этап заявки' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отклонить' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('rejected');
  },
};
