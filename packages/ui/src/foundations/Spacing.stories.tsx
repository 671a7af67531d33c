import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { useMeasured } from './useMeasured.ts';

const meta = { title: 'Foundations/Spacing', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const { color, corner, height, space } = vars;

function Sheet({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Page>
      <Stack>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{note}</Text>
        <Card>{children}</Card>
      </Stack>
    </Page>
  );
}

function Measured({
  name,
  read,
  style,
}: {
  name: string;
  read: (style: CSSStyleDeclaration) => string;
  style: CSSProperties;
}) {
  const { ref, measured } = useMeasured(read);
  return (
    <Inline gap={4} isNoWrap data-testid={name}>
      <Text size="sm" weight="strong" style={{ width: 72 }}>
        {name}
      </Text>
      <Text size="sm" tone="muted" isNumeric style={{ width: 72 }}>
        {measured}
      </Text>
      <div ref={ref}>
        <div style={style} />
      </div>
    </Inline>
  );
}

export const Spacing: Story = {
  tags: ['gate'],
  render: () => (
    <Sheet
      title="Отступы"
      note="Шаги сетки. Внутри карточки 20 (на телефоне 16), между полями 20, от подписи до поля 6, между разделами 24."
    >
      <Stack gap={2}>
        {Object.entries(space).map(([step, value]) => (
          <Measured
            key={step}
            name={step}
            read={({ width }) => width}
            style={{ width: value, height: 16, background: color.accent }}
          />
        ))}
      </Stack>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('4')).toHaveTextContent('16px'));
    await waitFor(() => expect(canvas.getByTestId('16')).toHaveTextContent('64px'));
  },
};

export const Radii: Story = {
  render: () => (
    <Sheet title="Скругления" note="Все следуют из --kasb-radius: портал меняет одно число.">
      <Stack gap={3}>
        {Object.entries(corner).map(([name, value]) => (
          <Measured
            key={name}
            name={name}
            read={({ borderStartStartRadius }) => borderStartStartRadius}
            style={{ width: 120, height: 48, border: `1px solid ${color.borderStrong}`, borderRadius: value }}
          />
        ))}
      </Stack>
    </Sheet>
  ),
};

export const Heights: Story = {
  render: () => (
    <Sheet title="Высоты" note="Следуют из --kasb-density. На сенсорном экране и уже 700 px sm и md становятся 44.">
      <Stack gap={3}>
        {Object.entries(height).map(([name, value]) => (
          <Measured
            key={name}
            name={name}
            read={(style) => style.height}
            style={{ width: 160, height: value, borderRadius: corner.md, background: color.accentSoft }}
          />
        ))}
      </Stack>
    </Sheet>
  ),
};
