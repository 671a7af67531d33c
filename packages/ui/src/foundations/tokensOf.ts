import { contrast, resolveColor } from '../theme/colorMath.ts';
import { dark, light } from '../theme/tokens.ts';
import type { statusTones } from '../theme/tokens.ts';

/** The colours of a theme by their public names without `--kasb-`, as the contrast arithmetic reads them. */
function colorsOf(theme: typeof light): Record<string, string> {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const roles = Object.entries(theme.color).map(([name, value]) => [kebab(name), value]);
  const tones = (Object.keys(theme.status) as (typeof statusTones)[number][]).flatMap((tone) =>
    Object.entries(theme.status[tone]).map(([name, value]) => [`${tone}-${kebab(name)}`, value]),
  );
  return Object.fromEntries([...roles, ...tones]) as Record<string, string>;
}

const themes = { light: colorsOf(light), dark: colorsOf(dark) };
export type PageTheme = keyof typeof themes;

/** The worst contrast of a colour over the grounds it is used on, to two digits. */
export function worstContrast(theme: PageTheme, front: string, grounds: readonly string[]): string {
  const color = (name: string) => resolveColor(`var(--kasb-${name})`, themes[theme]);
  return Math.min(...grounds.map((ground) => contrast(color(front), color(ground)))).toFixed(2);
}

export const colorValue = (theme: PageTheme, name: string): string => themes[theme][name] ?? '';
