import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'UI/QrCode',
  component: QrCode,
  tags: ['snapshot', 'modes'],
  args: { value: 'https://kasb.uz/employer/payments/48172093', 'aria-label': 'QR-код ссылки на оплату' },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gate'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR-код ссылки на оплату', busy: false })).toBeVisible();
  },
};

/** A long address has smaller squares, and takes no more room. */
export const LongValue: Story = {
  args: { value: `https://checkout.paycom.uz/${'bT02NzQwYTFiMmMz'.repeat(12)}` },
  play: async ({ canvas }) => {
    const { width } = (await canvas.findByRole('img')).getBoundingClientRect();
    await expect(width).toBe(132);
  },
};
