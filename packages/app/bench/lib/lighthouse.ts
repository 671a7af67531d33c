import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../../../scripts/lib/chromium.ts';
import { freePort } from '../../../server/src/db/cluster/programs.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page on a phone: points in the order of its report, and the audits that cost some. */
export interface Points {
  points: number[];
  lost: string[];
}

/** Asks Lighthouse about a page, some times over; the points are the medians. */
export async function askLighthouse(url: string, times: number): Promise<Points> {
  const all: number[][] = [];
  let lost: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const port = await freePort();
    const options = chromiumLaunchOptions();
    const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
    try {
      const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'silent' });
      if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
      const { lhr } = result;
      all.push(categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)));
      lost = Object.values(lhr.categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id);
    } finally {
      await browser.close();
    }
  }
  const middle = (index: number) =>
    all.map((points) => points[index] ?? 0).sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
  return { points: categories.map((_, index) => middle(index)), lost };
}
