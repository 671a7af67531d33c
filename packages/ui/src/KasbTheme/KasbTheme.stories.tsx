import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, Suspense, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { useIsClient } from '../private/useIsClient.ts';
import { KasbTheme } from './KasbTheme.tsx';
import { both } from './layered.css.ts';

const meta = {
  title: 'UI/KasbTheme',
  component: KasbTheme,
  args: { children: <Button variant="primary">Сохранить</Button> },
} satisfies Meta<typeof KasbTheme>;
export default meta;
type Story = StoryObj<typeof meta>;

const pad = { padding: 24, background: 'var(--kasb-page)' };

export const Nested: Story = {
  tags: ['gate'],
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

const order: string[] = [];

function Inside() {
  order.push('inside');
  return <Button>Сохранить</Button>;
}

/** Drawn anew when it is the browser's. */
function Beside() {
  if (useIsClient()) order.push('beside');
  return null;
}

/** A page from the server, in a theme, and something beside it. */
function Served() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = (
      <>
        <KasbTheme theme="light">
          <main>
            <Suspense fallback={null}>
              <Inside />
            </Suspense>
          </main>
        </KasbTheme>
        <Beside />
      </>
    );
    const host = root.current as HTMLDivElement;
    host.innerHTML = renderToString(page);
    order.length = 0;
    startTransition(() => void hydrateRoot(host, page));
  }, []);
  return <div ref={root} />;
}

export const LeavesHydrationItsTime: Story = {
  render: () => <Served />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(order).toContain('inside'));
    // The theme's own place for overlays came first, and did not hurry React through what it has.
    await expect(order).toEqual(['beside', 'inside']);
    await expect(await canvas.findByRole('button', { name: 'Сохранить' })).toBeVisible();
  },
};

/** What features write beats the components, and what a host writes without a layer beats both. */
export const Layers: Story = {
  tags: ['gate'],
  args: {
    children: (
      <div style={pad}>
        <style>{'.host-of-layers { z-index: 3; }'}</style>
        <p className={`${both} host-of-layers`}>Слои</p>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Слои')).toHaveStyle({ order: '2', zIndex: '3' });
  },
};
