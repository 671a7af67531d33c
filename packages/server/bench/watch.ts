import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/db/cluster/programs.ts';
import { chart } from './chart.ts';
import type { Line } from './chart.ts';

const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url));
/** The board's panels that a load run says something in, and the names of their pictures. */
const drawn = new Map([
  ['Requests', 'requests'],
  ['How long they take', 'duration'],
  ['Slowest calls, 95 %', 'slowest'],
  ['Under way', 'under-way'],
  ['Event loop, 99 %', 'event-loop'],
  ['Memory', 'memory'],
]);

interface Board {
  panels: {
    title: string;
    fieldConfig: { defaults: { unit: string } };
    targets: { expr: string; legendFormat: string }[];
  }[];
}

interface Answer {
  data: { result: { metric: Record<string, string>; values: [number, string][] }[] };
}

/**
 * Lets Prometheus, which must be installed, watch servers from a port of metrics on, with the alerts that are shipped.
 * What it has is drawn by the expressions of the shipped board.
 */
export async function startWatch(firstPort: number) {
  const home = mkdtempSync(join(tmpdir(), 'kasb-watch-'));
  const since = Date.now() / 1000;
  const settings = {
    global: { scrape_interval: '5s' },
    rule_files: [join(deploy, 'alerts.yml')],
    scrape_configs: [
      {
        job_name: 'kasb',
        static_configs: [{ targets: [0, 1].map((next) => `127.0.0.1:${firstPort + next}`) }],
      },
    ],
  };
  writeFileSync(join(home, 'prometheus.yml'), JSON.stringify(settings));
  const address = `127.0.0.1:${await freePort()}`;
  const args = [
    `--config.file=${home}/prometheus.yml`,
    `--storage.tsdb.path=${home}`,
    `--web.listen-address=${address}`,
  ];
  const child = spawn('prometheus', args, { stdio: 'ignore' });
  const ended = once(child, 'close');

  async function ask(expression: string): Promise<Answer> {
    const query = new URLSearchParams({
      query: expression.replaceAll('[5m]', '[1m]'),
      start: String(since),
      end: String(Date.now() / 1000),
      step: '5',
    });
    const response = await fetch(`http://${address}/api/v1/query_range?${query}`);
    if (!response.ok) throw new Error(`${expression}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  async function linesOf({ expr, legendFormat }: { expr: string; legendFormat: string }): Promise<Line[]> {
    const { data } = await ask(expr);
    return data.result.map(({ metric, values }) => ({
      name: legendFormat.replace(/\{\{(\w+)\}\}/g, (_, label: string) => metric[label] ?? ''),
      points: values
        .map(([at, value]) => [at - since, Number(value)] as const)
        .filter(([, value]) => Number.isFinite(value)),
    }));
  }

  return {
    /** Draws what there is into files of a folder. */
    async draw(folder: string) {
      mkdirSync(folder, { recursive: true });
      const { panels } = JSON.parse(readFileSync(join(deploy, 'grafana.json'), 'utf8')) as Board;
      for (const { title, fieldConfig, targets } of panels) {
        const name = drawn.get(title);
        if (name === undefined) continue;
        const lines = (await Promise.all(targets.map(linesOf))).flat();
        writeFileSync(join(folder, `${name}.svg`), chart({ title, unit: fieldConfig.defaults.unit, lines }));
      }
      const alerts = (await ask('ALERTS{alertstate="firing"}')).data.result.map(({ metric }) => metric.alertname);
      console.log(`alerts that fired: ${[...new Set(alerts)].join(', ') || 'none'}`);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
