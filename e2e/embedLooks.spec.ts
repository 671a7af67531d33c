import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { root } from '../scripts/lib/paths.ts';
import { element, openForeign, script, strict } from './foreignPage.ts';

// Pictures of the embed on pages of others, for whoever wants to see them: .tmp/embed.
test.skip(process.env.KASB_E2E_MODE !== undefined && process.env.KASB_E2E_MODE !== 'embedded', 'asks no server');
test.use({ viewport: { width: 640, height: 560 } });

const pictures = join(root, '.tmp', 'embed');
mkdirSync(pictures, { recursive: true });

const ground = 'html { color-scheme: light dark; }';
const plain = `${ground} body { margin: 0; }`;
// Behind the list, which so begins at a whole pixel on each page.
const around = '<h2>Работа у нас</h2><p>Ищем людей.</p>';
const hostile = {
  unset: { css: `* { all: unset; } head, script { display: none; } body { display: block; } ${ground}` },
  important: {
    css: `* { margin: 20px !important; padding: 20px !important; border: 5px dashed red !important;
        background: yellow !important; color: red !important; font: italic 900 40px/3 cursive !important;
        float: right !important; width: 90px !important; transform: rotate(5deg) !important; direction: rtl !important;
        unicode-bidi: bidi-override !important; text-transform: uppercase !important; letter-spacing: .5em !important; }
      kasb-vacancies { opacity: .5 !important; filter: blur(2px) !important; visibility: hidden !important; }
      html, body { all: unset !important; display: block !important; }
      head, script { display: none !important; }
      html { color-scheme: light dark !important; }`,
  },
  strict: { css: plain, policy: strict },
};
const brand = `${plain} body { font: 16px/1.5 Georgia, serif; background: #fffaf3; color: #2a1c12; }
  kasb-vacancies { --kasb-accent: #8a2b5b; --kasb-on-accent: #fff; --kasb-radius: 0; --kasb-font: Georgia, serif;
    --kasb-surface: #fffaf3; --kasb-border: #d9c9b4; --kasb-text: #2a1c12; --kasb-text-muted: #6b5a4a; }
  @media (prefers-color-scheme: dark) {
    body { background: #1a1117; color: #f5ecf1; }
    kasb-vacancies { --kasb-accent: #e0a3c2; --kasb-on-accent: #2a1020; --kasb-surface: #241820;
      --kasb-border: #54414d; --kasb-text: #f5ecf1; --kasb-text-muted: #cdb9c4; } }`;

/** The list alone, as it is seen; the whole page goes to the pictures. */
async function look(page: Page, name: string, stage: { css: string; policy?: string }) {
  const { errors } = await openForeign(page, { ...stage, html: element + around + script() });
  await expect(page.getByRole('link', { name: 'Откликнуться: Швея 0' })).toBeVisible();
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  expect(errors).toEqual([]);
  return page.locator('kasb-vacancies').screenshot({ animations: 'disabled' });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test('no page changes a pixel of the list', async ({ page }) => {
      const usual = await look(page, `plain-${theme}`, { css: plain });
      for (const [name, stage] of Object.entries(hostile)) {
        await page.unrouteAll();
        const seen = await look(page, `${name}-${theme}`, stage);
        expect(seen.equals(usual), `${name}: .tmp/embed has the pictures`).toBe(true);
      }
    });

    test('a portal has it in its own colours', async ({ page }) => {
      await look(page, `portal-${theme}`, { css: brand });
      const title = page.getByRole('link', { name: 'Швея 0', exact: true });
      await expect(title).toHaveCSS('font-family', 'Georgia, serif');
      await expect(title).toHaveCSS('color', theme === 'dark' ? 'rgb(224, 163, 194)' : 'rgb(138, 43, 91)');
    });
  });
}
