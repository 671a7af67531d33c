import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { embedScript, ensureAppBuilt } from '../../../scripts/lib/appBuild.ts';
import { chromiumLaunchOptions } from '../../../scripts/lib/chromium.ts';
import { listen } from '../../../scripts/lib/listen.ts';
import { openOnSlowLine } from './lib/slowPage.ts';

// From the question of the embed to its cards on the screen, beside how long the API's answer took: a first visit on
// slow 4G as Chrome throttles it, and a processor four times slower.
const rounds = 9;
const mostTimes = 1.2;

ensureAppBuilt();
const code = readFileSync(embedScript, 'utf8');
const rows = Array.from({ length: 5 }, (_, index) => ({
  id: `v${index}`,
  title: `Технолог швейного производства ${index}`,
  company_name: 'Samarqand Textile',
  location: 'Самарканд',
  salary_min: 8_000_000,
}));
const html = `<!doctype html><html lang="ru"><title>Портал</title><body>
<script>addEventListener('kasb-loaded', () => requestAnimationFrame(() => setTimeout(() => { window.shownAt = performance.now(); })));</script>
<script src="/embed/1/embed.js" async></script>
<kasb-vacancies><a href="/vacancies">Вакансии</a></kasb-vacancies></body></html>`;
const { url, close } = await listen(
  createServer((request, response) => {
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (request.url?.startsWith('/vacancies')) send('application/json', JSON.stringify(rows));
    else if (request.url?.startsWith('/embed/')) send('text/javascript', code);
    else send('text/html', html);
  }),
);
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const answers: number[] = [];
  const cards: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { page, cdp } = await openOnSlowLine(context);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url);
    await page.waitForFunction(() => 'shownAt' in window);
    const { asked, answered, shown } = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const call = entries.find(({ name }) => name.includes('/vacancies?'));
      const shown = (window as { shownAt?: number }).shownAt ?? 0;
      return { asked: call?.startTime ?? 0, answered: call?.responseEnd ?? 0, shown };
    });
    answers.push(answered - asked);
    cards.push(shown - asked);
    await context.close();
  }
  const times = middle(cards) / middle(answers);
  const said = `five cards after ${middle(cards).toFixed(0)} ms, the answer took ${middle(answers).toFixed(0)} ms`;
  console.log(`${said}: ${times.toFixed(2)} × (at most ${mostTimes})`);
  if (times > mostTimes) process.exitCode = 1;
} finally {
  await browser.close();
  close();
}
