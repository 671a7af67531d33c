import type { Meta, StoryObj } from '@storybook/react-vite';
import Briefcase from 'lucide-react/icons/briefcase';
import MapPin from 'lucide-react/icons/map-pin';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { DescriptionClamp } from '../DescriptionClamp/DescriptionClamp.tsx';
import { Fact, Facts } from '../Facts/Facts.tsx';
import { GirihPattern } from '../GirihPattern/GirihPattern.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { onSurface } from '../stories/onSurface.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'UI/Foundations',
  component: Heading,
  decorators: [onSurface],
  args: { level: 1 },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {
  tags: ['gate'],
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size="display">
        Найм, в котором всё на своих местах
      </Heading>
      <Heading level={2} size="h1">
        Вакансии в Узбекистане
      </Heading>
      <Heading level={3} size="h2">
        Введите код из SMS
      </Heading>
      <Heading level={4}>Технолог швейного производства</Heading>
      <Text size="lead" tone="muted">
        Войдите по номеру телефона.
      </Text>
      <Text>Oʻzbekiston, Қарши, Ғиждувон, Ҳазорасп</Text>
      <Text size="sm">Мелкий</Text>
      <Text size="xs" tone="muted">
        Подсказка
      </Text>
      <Text size="counter" weight="bold" isNumeric>
        60
      </Text>
    </Stack>
  ),
};

export const Girih: Story = {
  render: () => (
    <Stack>
      <Logo />
      <div
        style={{
          position: 'relative',
          height: 320,
          background: vars.color.panel,
          borderRadius: 20,
          overflow: 'hidden',
        }}
      >
        <GirihPattern />
      </div>
      <div style={{ position: 'relative', height: 200 }}>
        <GirihPattern variant="corner" />
      </div>
    </Stack>
  ),
};

export const FactsAndDescription: Story = {
  parameters: { width: 400 },
  render: () => (
    <Card>
      <Stack gap={3}>
        <Facts>
          <Fact icon={<MapPin />}>Самарканд</Fact>
          <Fact icon={<Briefcase />}>Полная занятость</Fact>
        </Facts>
        <DescriptionClamp>{'Настраиваем производство трикотажа на экспорт. '.repeat(12)}</DescriptionClamp>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Настраиваем/).getBoundingClientRect().height).toBe(66);
  },
};
