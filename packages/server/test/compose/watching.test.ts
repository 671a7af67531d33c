import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listenForMetrics } from '../../src/compose/metricsServer.ts';
import { describeCompany } from '../../src/description/describeJob.ts';
import { readEnv } from '../../src/env/env.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const textOf = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const alerts = textOf('deploy/alerts.yml');
const board = JSON.parse(textOf('deploy/grafana.json')) as { panels: { targets: { expr: string }[] }[] };

/** The metrics that an expression names. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:kasb|http_server|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(?:count|bucket)$/, ''),
  );

test('what is drawn and what wakes somebody is measured', async () => {
  api.services.metrics = createMetrics({ ofProcess: true });
  await listenForMetrics(api.services, readEnv({ KASB_DEMO: '1' }));
  const text = await api.services.metrics.read();
  const measured = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const expressions = [
    ...[...alerts.matchAll(/expr: (.*)/g)].map(([, expression = '']) => expression),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(20);
  expect(expressions.flatMap(namesIn).filter((name) => !measured.has(name))).toEqual([]);
});

test('each alert has its page', () => {
  const pages = [...textOf('docs/operations.md').matchAll(/^### (\w+)$/gm)].map(([, title = '']) => title);
  const asked = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(asked.toSorted()).toEqual(pages.filter((title) => title.startsWith('Kasb')).toSorted());
  for (const name of asked) expect(alerts).toContain(`docs/operations.md#${name.toLowerCase()}'`);
});

const rules = new URL('../../../../deploy/alerts.test.yml', import.meta.url);
const hasPrometheus = spawnSync('promtool', ['--version']).status === 0;

test('each alert is seen to fire', () => {
  const asked = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const fired = [...readFileSync(rules, 'utf8').matchAll(/alertname: (\w+)/g)].map(([, name]) => name);
  expect(fired).toEqual(asked);
});

test.runIf(hasPrometheus)('and fires as Prometheus reads its rule', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', fileURLToPath(rules)], {
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
});

test('how much of the disk is free is told', async () => {
  const env = readEnv({ KASB_DEMO: '1', KASB_DATA_DIR: tmpdir() });
  await listenForMetrics(api.services, env);
  const text = await api.services.metrics.read();
  const free = [...text.matchAll(/kasb_disk_free_ratio\{disk="(\w+)"\} (\S+)/g)].map(([, disk, ratio]) => [
    disk,
    Number(ratio) > 0 && Number(ratio) <= 1,
  ]);
  expect(free).toEqual([['data', true]]);
});

test('jobs that nobody does are counted, with how long the oldest waits', async () => {
  await listenForMetrics(api.services, readEnv({ KASB_DEMO: '1' }));
  await api.services.jobs.send(api.db, describeCompany, {});
  await api.sql`update pgboss.job set start_after = now() - interval '5 minutes'
    where name = ${describeCompany.name} and state = 'created'`;
  const text = await api.services.metrics.read();
  expect(text).toContain(`kasb_job_queue{job="${describeCompany.name}"} 1`);
  const waited = /kasb_job_oldest_seconds\{job="company.describe"\} (\d+)/.exec(text)?.[1];
  expect(Number(waited)).toBeGreaterThanOrEqual(300);
});
