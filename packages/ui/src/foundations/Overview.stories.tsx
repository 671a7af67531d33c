import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Badges, Banners, Buttons, Choices, Fields } from './overviewBasics.tsx';
import { Empty, Loading, Parts, Progress } from './overviewDomain.tsx';
import { Longer, Numbers, Rows, Words } from './overviewMore.tsx';
import { Overlays } from './overviewOverlays.tsx';

const sections = [
  Buttons,
  Fields,
  Badges,
  Choices,
  Banners,
  Overlays,
  Progress,
  Loading,
  Empty,
  Parts,
  Longer,
  Rows,
  Numbers,
  Words,
];

const meta = {
  title: 'Foundations/Overview',
  component: Heading,
  globals: { viewport: { value: 'desktop' } },
  args: { level: 1 },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['gate', 'snapshot'],
  render: () => (
    <Page width="wide">
      <Stack gap={1} style={{ marginBottom: 20 }}>
        <Heading level={1}>Компоненты и состояния</Heading>
        <Text tone="muted">Сводный лист: размеры, состояния, статусы</Text>
      </Stack>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))', gap: 16 }}>
        {sections.map((Section) => (
          <Section key={Section.name} />
        ))}
      </div>
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Размещения' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

// The same sheet in each of the modes: nothing may be wider than the window.
const again: Story = { ...Overview, tags: [] };

export const Dark: Story = { ...again, globals: { viewport: { value: 'desktop' }, theme: 'dark' } };

export const PortalBrand: Story = { ...again, globals: { viewport: { value: 'desktop' }, brand: 'portal' } };

export const PortalBrandDark: Story = {
  ...again,
  globals: { viewport: { value: 'desktop' }, brand: 'portal', theme: 'dark' },
};

export const Uzbek: Story = { ...again, globals: { viewport: { value: 'desktop' }, locale: 'uz' } };

export const RightToLeft: Story = {
  ...again,
  render: (args, context) => <div dir="rtl">{Overview.render?.(args, context)}</div>,
};

export const Phone390: Story = { ...again, globals: { viewport: { value: 'phone' } } };

export const Phone320: Story = { ...again, globals: { viewport: { value: 'smallPhone' } } };
