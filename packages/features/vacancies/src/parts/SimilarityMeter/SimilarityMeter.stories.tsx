import { Stack } from '@kasb/ui';
import { onSurface } from '@kasb/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SimilarityMeter } from './SimilarityMeter.tsx';

const meta = {
  title: 'UI/SimilarityMeter',
  component: SimilarityMeter,
  decorators: [onSurface],
  args: { score: 32 },
} satisfies Meta<typeof SimilarityMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

function at(score: number, tone: string, words: string): Story {
  return {
    args: { score },
    play: async ({ canvas }) => {
      const meter = await canvas.findByRole('meter', { name: 'Сходство с исходной вакансией' });
      await expect(meter).toHaveAttribute('aria-valuenow', String(score));
      await expect(meter).toHaveAttribute('aria-valuetext', `${score}%, ${words}`);
      await expect(meter).toHaveAttribute('data-tone', tone);
      await expect(await canvas.findByText(`${score}%`)).toBeVisible();
      await expect(await canvas.findByText(words)).toBeVisible();
    },
  };
}

/** 39 is red. */
export const At39: Story = {
  tags: ['gate', 'snapshot'],
  ...at(39, 'critical', 'Другая должность'),
  parameters: { state: { ru: 'Похожесть 39', rule: 'similarity', shows: ['Другая должность'] } },
};
/** 40 is orange. */
export const At40: Story = {
  ...at(40, 'warning', 'Заметно отличается'),
  parameters: { state: { ru: 'Похожесть 40', rule: 'similarity', shows: ['Заметно отличается'] } },
};
/** 69 is orange. */
export const At69: Story = {
  ...at(69, 'warning', 'Заметно отличается'),
  parameters: { state: { ru: 'Похожесть 69', rule: 'similarity', shows: ['Заметно отличается'] } },
};
/** 70 is yellow. */
export const At70: Story = {
  ...at(70, 'caution', 'Близко'),
  parameters: { state: { ru: 'Похожесть 70', rule: 'similarity', shows: ['Близко'] } },
};
/** 79 is yellow. */
export const At79: Story = {
  ...at(79, 'caution', 'Близко'),
  parameters: { state: { ru: 'Похожесть 79', rule: 'similarity', shows: ['Близко'] } },
};
/** 80 is green. */
export const At80: Story = {
  ...at(80, 'positive', 'Та же должность'),
  parameters: { state: { ru: 'Похожесть 80', rule: 'similarity', shows: ['Та же должность'] } },
};

export const Small: Story = {
  tags: ['snapshot'],
  parameters: { width: 400 },
  render: (args) => (
    <Stack>
      {[32, 61, 76, 94].map((score) => (
        <SimilarityMeter {...args} key={score} score={score} size="sm" />
      ))}
    </Stack>
  ),
};

export const AbsurdValues: Story = {
  parameters: { width: 272 },
  render: (args) => (
    <Stack>
      {[-5, 140, 39.9, Number.NaN, null].map((score) => (
        <SimilarityMeter {...args} key={String(score)} score={score} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter').map((meter) => [meter.ariaValueNow, meter.dataset.tone]);
    await expect(meters).toEqual([
      ['0', 'critical'],
      ['100', 'positive'],
      ['39', 'critical'],
    ]);
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <SimilarityMeter {...args} />
    </div>
  ),
};
