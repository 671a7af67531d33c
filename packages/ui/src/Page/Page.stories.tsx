import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'UI/Page',
  component: Page,
  subcomponents: { Stack, Inline },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const widths = ['narrow', 'mid', 'page', 'wide'] as const;

export const Widths: Story = {
  tags: ['gate'],
  render: () => (
    <>
      {widths.map((width) => (
        <Page key={width} width={width} data-testid={width}>
          <Card title={`Страница: ${width}`}>
            <Text>Колонка экрана с полями по краям.</Text>
          </Card>
        </Page>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const all = widths.map((width) => canvas.getByTestId(width).getBoundingClientRect());
    const atMost = [864, 1104, 1264, 1424].map((width) => Math.min(width, window.innerWidth));
    await expect(all.map(({ width }) => width)).toEqual(atMost);
  },
};

export const Gaps: Story = {
  render: () => (
    <Page width="narrow">
      <Stack gap={6}>
        <Heading level={1}>Stack и Inline</Heading>
        {([1, 2, 3, 4, 5, 6, 8] as const).map((gap) => (
          <Inline key={gap} gap={gap} data-gap={gap}>
            {['Ташкент', 'Самарканд', 'Бухара'].map((city) => (
              <Card key={city}>{city}</Card>
            ))}
          </Inline>
        ))}
        <Inline justify="between" isNoWrap>
          <Text>По краям</Text>
          <Text tone="muted">в одну строку</Text>
        </Inline>
      </Stack>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const four = [...canvasElement.querySelectorAll('[data-gap="4"] > *')].map((card) => card.getBoundingClientRect());
    await expect((four[1]?.left ?? 0) - (four[0]?.right ?? 0)).toBe(16);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: Widths.render,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('wide')).paddingLeft).toBe('16px');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
