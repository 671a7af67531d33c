import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';

const meta = { title: 'Foundations/Motion', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const { color, motion } = vars;
const speeds = [
  ['fast', motion.fast, motion.easeOut, 'наведение и нажатие'],
  ['base', motion.base, motion.easeOut, 'меню, вкладки, строки'],
  ['slow', motion.slow, motion.easeMove, 'диалоги, шторки, шкалы'],
] as const;

function Runner() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap={5}>
      <Button onPress={() => setThere(!isThere)}>Показать движение</Button>
      {speeds.map(([name, duration, ease, use]) => (
        <Stack key={name} gap={2}>
          <Text size="sm">
            {name}: {use}
          </Text>
          <div
            data-testid={name}
            style={{
              width: 32,
              height: 32,
              borderRadius: 8,
              background: color.accent,
              translate: isThere ? '240px' : '0px',
              transition: matchMedia('(prefers-reduced-motion: reduce)').matches
                ? 'none'
                : `translate ${duration} ${ease}`,
            }}
          />
        </Stack>
      ))}
    </Stack>
  );
}

export const Speeds: Story = {
  tags: ['gate'],
  render: () => (
    <Page>
      <Stack>
        <Heading level={1}>Движение</Heading>
        <Text tone="muted">120, 180 и 260 мс. Кто просил уменьшить движение, видит только смену состояний.</Text>
        <Card>
          <Runner />
        </Card>
      </Stack>
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать движение' }));
    await waitFor(() => expect(canvas.getByTestId('fast').style.translate).toBe('240px'));
  },
};
