import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteSize } from './routeSizes.ts';

/** Bytes of each of our packages, gzip, on the page that takes least of it. */
export function leastUsed(routes: readonly RouteSize[]): Map<string, number> {
  const least = new Map<string, number>();
  for (const { parts } of routes)
    for (const [name, bytes] of parts) {
      const ours = /^@kasb\/(?!app$)(.+)/.exec(name)?.[1];
      if (ours) least.set(ours, Math.min(bytes, least.get(ours) ?? bytes));
    }
  return least;
}

/** A picture of two words beside each other, as READMEs show them: the second on our blue. */
export function drawBadge(label: string, value: string): string {
  const width = (text: string) => text.length * 7 + 14;
  const [left, right] = [width(label), width(value)];
  const word = (text: string, x: number) => `<text x="${x}" y="14" text-anchor="middle">${text}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img">`,
    `<title>${label}: ${value}</title><rect width="${left + right}" height="20" rx="4" fill="#44495a"/>`,
    `<path d="M${left} 0h${right - 4}a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H${left}z" fill="#1f4fa3"/>`,
    '<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
    `${word(label, left / 2)}${word(value, left + right / 2)}</g></svg>\n`,
  ].join('');
}

/** Writes a badge for each package into a folder, and nothing else stays there. */
export function writeBadges(folder: string, sizes: ReadonlyMap<string, number>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of sizes)
    writeFileSync(join(folder, `${name}.svg`), drawBadge('gzip, from', `${(bytes / 1024).toFixed(1)} KiB`));
}
