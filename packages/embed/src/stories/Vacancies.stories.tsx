import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { createElement } from 'react';
import type { CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { defineVacancies } from '../index.ts';

interface HostProps {
  /** Attributes of the element. */
  attributes?: Record<string, string>;
  /** A style of the page, as its author wrote it. */
  css?: string;
  theme?: string;
  lang?: string;
  style?: CSSProperties;
  /** How often the element stands on the page. */
  times?: number;
}

/** A page of somebody else with the element on it. */
function Host({ attributes = {}, css, theme, lang, style, times = 1 }: HostProps) {
  defineVacancies(location.origin);
  const link = <a href="/companies/c1">Samarqand Textile</a>;
  const given = { theme, lang, ...attributes };
  return (
    <main style={{ padding: 16, maxWidth: 640, minHeight: 200, ...style }}>
      {css && <style>{css}</style>}
      {Array.from({ length: times }, (_, index) => createElement('kasb-vacancies', { key: index, ...given }, link))}
    </main>
  );
}

const rows = [
  {
    id: 'v1',
    title: 'Технолог швейного производства',
    company_name: 'Samarqand Textile',
    location: 'Самарканд',
    salary_min: 8_000_000,
    salary_max: 12_000_000,
    currency: 'UZS',
  },
  { id: 'v2', title: 'Продавец-консультант в магазин тканей у базара Сиаб', company_name: 'Samarqand Textile' },
  { id: 3, title: null, companies: { name: 'Toshkent Non' }, location: 'Ташкент', salary_min: '4000000' },
];
const list = http.get('*/vacancies', () => HttpResponse.json(rows, { headers: { 'x-total-count': '3' } }));

const meta = {
  title: 'Embed/Vacancies',
  component: Host,
  parameters: { host: false },
  beforeEach: ({ msw }) => msw.use(list),
  render: (args, { globals }) => (
    <Host theme={String(globals.theme)} lang={String(globals.locale)} style={groundOf(globals.theme)} {...args} />
  ),
} satisfies Meta<typeof Host>;
export default meta;
type Story = StoryObj<typeof meta>;

const groundOf = (theme: unknown) => ({ background: theme === 'dark' ? '#0c1019' : '#f8f7f4' });

/** What is within the element. */
const inside = (canvasElement: HTMLElement, index = 0) => {
  const root = canvasElement.querySelectorAll('kasb-vacancies')[index]?.shadowRoot;
  const part = root?.querySelector<HTMLElement>('[part=list]')?.parentNode;
  return within(part as HTMLElement);
};
const respond = /^(?:Откликнуться|Ariza yuborish): Технолог/;

export const Listed: Story = {
  tags: ['gate'],
  play: async ({ canvasElement }) => {
    const list = inside(canvasElement);
    const link = await list.findByRole('link', { name: respond });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/vacancies\/v1\/respond\?from=embed$/));
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ListedInUzbek: Story = {
  args: { lang: 'uz' },
  play: async ({ canvasElement }) => {
    const link = await inside(canvasElement).findByRole('link', { name: 'Ariza yuborish: Nomsiz' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/uz/vacancies/3/respond'));
    await expect(await inside(canvasElement).findByText(/4\s000\s000\sso‘m dan/)).toBeVisible();
  },
};

export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/vacancies', () => new Promise<never>(() => undefined))),
  play: async ({ canvas, canvasElement }) => {
    const element = canvasElement.querySelector('kasb-vacancies') as HTMLElement;
    await expect(await canvas.findByRole('link', { name: 'Samarqand Textile' })).toBeVisible();
    // The room of the rows is kept.
    await expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(5 * 104);
  },
};

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/vacancies', () => HttpResponse.json([]))),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(inside(canvasElement).getByRole('status')).toHaveTextContent(
        /Сейчас нет открытых вакансий|Hozir ochiq vakansiya yo‘q/,
      ),
    );
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/vacancies', () => new HttpResponse('<h1>502', { status: 502 }))),
  play: async ({ canvas, canvasElement }) => {
    const again = await inside(canvasElement).findByRole('button', { name: /Повторить|Qayta urinish/ });
    await expect(again).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Samarqand Textile' })).toBeVisible();
  },
};

export const Retried: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/vacancies', () => HttpResponse.error(), { once: true })),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await inside(canvasElement).findByRole('button'));
    const link = await inside(canvasElement).findByRole('link', { name: 'Технолог швейного производства' });
    const root = canvasElement.querySelector('kasb-vacancies')?.shadowRoot;
    await waitFor(() => expect(root?.activeElement).toBe(link));
  },
};

export const Changed: Story = {
  args: { attributes: { limit: '1' } },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('kasb-vacancies') as HTMLElement;
    await waitFor(() => expect(inside(canvasElement).getAllByRole('listitem')).toHaveLength(1));
    element.setAttribute('limit', '2');
    await waitFor(() => expect(inside(canvasElement).getAllByRole('listitem')).toHaveLength(2));
  },
};

export const RemovedAndPutBack: Story = {
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('kasb-vacancies') as HTMLElement;
    const place = element.parentElement as HTMLElement;
    element.remove();
    place.append(element);
    await expect(await inside(canvasElement).findByRole('link', { name: respond })).toBeVisible();
  },
};

/** Every rule that a page may throw at what is on it. */
const hostile = `main, main * { all: unset !important; color: red !important; background: yellow !important; font: 40px serif !important; }
kasb-vacancies { display: none !important; position: fixed !important; }
main { direction: rtl; letter-spacing: 1em; text-transform: uppercase; }
.item, .list, li, a, button { display: none !important; }`;

export const OnHostilePage: Story = {
  args: { css: hostile },
  play: async ({ canvasElement }) => {
    const list = inside(canvasElement);
    const link = await list.findByRole('link', { name: respond });
    await waitFor(() => expect(link).toBeVisible());
    const title = await list.findByRole('link', { name: 'Технолог швейного производства' });
    await expect(getComputedStyle(title).fontSize).toBe('16px');
    await expect(getComputedStyle(title).direction).toBe('ltr');
    await expect(getComputedStyle(title).letterSpacing).toBe('normal');
    await expect(getComputedStyle(title).color).not.toBe('rgb(255, 0, 0)');
  },
};

const brand = `kasb-vacancies { --kasb-accent: #8a2b5b; --kasb-on-accent: #fff; --kasb-radius: 0; --kasb-font: Georgia, serif;
  --kasb-surface: #fffaf3; --kasb-border: #d9c9b4; --kasb-text: #2a1c12; --kasb-text-muted: #6b5a4a; }
kasb-vacancies[theme='dark'] { --kasb-accent: #e0a3c2; --kasb-on-accent: #2a1020; --kasb-surface: #241820;
  --kasb-border: #54414d; --kasb-text: #f5ecf1; --kasb-text-muted: #cdb9c4; }
kasb-vacancies::part(title) { text-decoration: underline; }`;

export const OfAPortal: Story = {
  args: { css: brand },
  play: async ({ canvasElement }) => {
    const link = await inside(canvasElement).findByRole('link', { name: respond });
    await expect(getComputedStyle(link).borderRadius).toBe('0px');
    await expect(getComputedStyle(link).backgroundColor).toMatch(/rgb\((138, 43, 91|224, 163, 194)\)/);
  },
};

export const Dark: Story = {
  args: { theme: 'dark', style: { background: '#0c1019' } },
  play: async ({ canvasElement }) => {
    const link = await inside(canvasElement).findByRole('link', { name: respond });
    await expect(getComputedStyle(link).backgroundColor).toBe('rgb(121, 174, 240)');
  },
};

export const NarrowColumn: Story = {
  args: { style: { width: 320, padding: 0 } },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByRole('link', { name: respond })).toBeVisible();
    const element = canvasElement.querySelector('kasb-vacancies') as HTMLElement;
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const TwiceWithTenThousand: Story = {
  args: { times: 2, attributes: { limit: '20' } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/vacancies', () =>
        HttpResponse.json(
          Array.from({ length: 10_000 }, (_, index) => ({ id: `v${index}`, title: `Вакансия ${index}` })),
          { headers: { 'x-total-count': '10000' } },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    for (const index of [0, 1])
      await waitFor(() => expect(inside(canvasElement, index).getAllByRole('listitem')).toHaveLength(20));
    await expect(await inside(canvasElement).findByRole('link', { name: /10\s000$/ })).toBeVisible();
  },
};
