import { Button, Stack } from '@kasb/ui';
import { onSurface } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { ChatLanguage, LanguageSwitchProps } from './LanguageSwitch.tsx';

const meta = {
  title: 'UI/LanguageSwitch',
  component: LanguageSwitch,
  decorators: [onSurface],
  args: { value: 'ru', onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chat(props: LanguageSwitchProps) {
  const [value, setValue] = useState<ChatLanguage>(props.value);
  return (
    <Stack align="start">
      <LanguageSwitch
        value={value}
        onChange={(next) => {
          props.onChange(next);
          setValue(next);
        }}
      />
      <Button onPress={() => setValue('uz')}>Пришло сообщение на узбекском</Button>
    </Stack>
  );
}

export const Default: Story = {
  tags: ['gate', 'snapshot'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'RU', pressed: true })).toHaveAccessibleDescription('Русский'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'UZ', pressed: false })).toHaveAccessibleDescription('O‘zbekcha'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Язык чата' })).toHaveAccessibleDescription(
        'Меняет только язык диалога',
      ),
    );
  },
};

export const KeyboardWalk: Story = {
  render: (args) => <Chat {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'RU' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'UZ' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('uz');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'UZ', pressed: true })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(''));
  },
};

export const DetectedIsAnnounced: Story = {
  render: (args) => <Chat {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(''));
    await userEvent.click(await canvas.findByRole('button', { name: /Пришло/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Язык чата: O‘zbekcha'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
