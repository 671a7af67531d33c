import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingSize } from '../Heading/Heading.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { TextSize } from '../Text/Text.tsx';
import { useMeasured } from './useMeasured.ts';

const meta = { title: 'Foundations/Type', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const headings: [HeadingSize, string][] = [
  ['display', 'Найм, в котором всё на своих местах'],
  ['h1', 'Вакансии в Узбекистане'],
  ['h2', 'Введите код из SMS'],
  ['h3', 'Технолог швейного производства'],
];
const texts: [TextSize, string][] = [
  ['lead', 'Войдите по номеру телефона, пароль не нужен.'],
  ['body', 'Oʻzbekiston, Қарши, Ғиждувон, Ҳазорасп'],
  ['sm', 'Samarqand Textile, Самарканд'],
  ['xs', 'Показано 7 из 24'],
  ['cap', 'Enter отправляет, Shift + Enter переносит строку'],
  ['counter', '60'],
  ['price', '1 490 000 сум'],
];

function Sample({ name, children }: { name: string; children: ReactNode }) {
  const { ref, measured } = useMeasured(
    ({ fontSize, lineHeight, fontWeight }) => `${name}: ${fontSize} / ${lineHeight}, ${fontWeight}`,
  );
  return (
    <Stack gap={1}>
      <Text size="xs" tone="muted" data-testid="measured">
        {measured}
      </Text>
      <div ref={ref}>{children}</div>
    </Stack>
  );
}

export const Scale: Story = {
  tags: ['gate'],
  render: () => (
    <Page>
      <Stack>
        <Heading level={1}>Шрифт</Heading>
        <Text tone="muted">Onest: кегль, строка и насыщенность измерены на этой странице.</Text>
        <Card>
          <Stack gap={5}>
            {headings.map(([size, text]) => (
              <Sample key={size} name={size}>
                <Heading level={2} size={size}>
                  {text}
                </Heading>
              </Sample>
            ))}
            {texts.map(([size, text]) => (
              <Sample key={size} name={size}>
                <Text size={size} weight={size === 'counter' || size === 'price' ? 'bold' : 'regular'}>
                  {text}
                </Text>
              </Sample>
            ))}
          </Stack>
        </Card>
      </Stack>
    </Page>
  ),
  play: async ({ canvas }) => {
    const words = (await canvas.findAllByTestId('measured')).map((element) => element.textContent);
    await expect(words).toContain('h2: 20px / 28px, 600');
    await expect(words).toContain('body: 15px / 22px, 400');
    await expect(words).toContain('cap: 12px / 16px, 400');
  },
};
