import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../Stack/Stack.tsx';
import { onSurface } from '../../stories/onSurface.tsx';
import { SalaryText } from './SalaryText.tsx';

const meta = {
  title: 'UI/SalaryText',
  component: SalaryText,
  decorators: [onSurface],
  args: { currency: 'UZS' },
} satisfies Meta<typeof SalaryText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A salary from and to, from, up to, and not given. */
export const Forms: Story = {
  parameters: { state: { ru: 'Все виды зарплаты', rule: 'money', shows: ['Зарплата не указана'] } },
  tags: ['gate'],
  render: (args) => (
    <Stack gap={2}>
      <SalaryText {...args} minimum={8_000_000} maximum={12_000_000} />
      <SalaryText {...args} minimum={8_000_000} maximum={null} />
      <SalaryText {...args} maximum={12_000_000} />
      <SalaryText {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('p')].map((line) => line.textContent);
    const space = '\u00a0';
    await expect(lines).toEqual([
      ['8', '000', '000', '–', '12', '000', '000', 'сум'].join(space),
      ['от', '8', '000', '000', 'сум'].join(space),
      ['до', '12', '000', '000', 'сум'].join(space),
      'Зарплата не указана',
    ]);
  },
};
