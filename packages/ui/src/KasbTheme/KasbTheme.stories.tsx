import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { KasbTheme } from './KasbTheme.tsx';

const meta = {
  title: 'UI/KasbTheme',
  component: KasbTheme,
  args: { children: <Button variant="primary">Сохранить</Button> },
} satisfies Meta<typeof KasbTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

const pad = { padding: 24, background: 'var(--kasb-page)' };

export const Nested: Story = {
  args: { theme: 'light' },
  render: (args) => (
    <KasbTheme {...args}>
      <div style={pad}>{args.children}</div>
      <KasbTheme theme="dark" style={{ '--kasb-accent': '#e0a3c2' }}>
        <div style={pad}>
          <Inline>
            <Button variant="primary">Своя марка</Button>
            <Button>Вторичная</Button>
          </Inline>
        </div>
      </KasbTheme>
    </KasbTheme>
  ),
  play: async ({ canvas }) => {
    const ground = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(ground('Сохранить')).toBe('rgb(33, 78, 165)');
    await expect(ground('Своя марка')).toBe('rgb(224, 163, 194)');
  },
};

export const HostCssWins: Story = {
  args: { theme: 'light' },
  render: (args) => (
    <>
      <style>{'.host button { background: rgb(1, 2, 3); color: white; }'}</style>
      <div className="host">
        <KasbTheme {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe('rgb(1, 2, 3)');
  },
};

export const NarrowColumnHasLargeTargets: Story = {
  args: { theme: 'light' },
  render: (args) => (
    <div style={{ width: 390 }}>
      <KasbTheme {...args}>
        <Button size="sm">Подробнее</Button>
      </KasbTheme>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBe(44);
  },
};
