import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';

const meta = { title: 'Foundations/Elevation', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const { color, corner, elevation } = vars;
const levels = [
  ['e0', 'none', 'Карточки: только волосяная линия', color.surface],
  ['e1', elevation[1], 'Вторичная кнопка, ползунок', color.surface],
  ['e2', elevation[2], 'Меню и подсказки', color.surfaceRaised],
  ['e3', elevation[3], 'Диалоги и тосты', color.surfaceRaised],
] as const;

export const Levels: Story = {
  tags: ['gate'],
  render: () => (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>Высота</Heading>
        <Text tone="muted">
          Тень значит «плавает над страницей». В тёмной теме поднимает светлый фон, тень только помогает.
        </Text>
        <Inline gap={8}>
          {levels.map(([name, shadow, use, ground]) => (
            <div
              key={name}
              data-testid={name}
              style={{
                width: 220,
                padding: 20,
                border: `1px solid ${color.border}`,
                borderRadius: corner.lg,
                background: ground,
                boxShadow: shadow,
              }}
            >
              <Text weight="strong">{name}</Text>
              <Text size="sm" tone="muted">
                {use}
              </Text>
            </div>
          ))}
        </Inline>
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    const shadow = (name: string) => getComputedStyle(canvas.getByTestId(name)).boxShadow;
    await expect(shadow('e0')).toBe('none');
    await expect(new Set(['e1', 'e2', 'e3'].map(shadow)).size).toBe(3);
  },
};
