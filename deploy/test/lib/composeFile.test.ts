import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../../packages/server/src/env/env.ts';
import { root } from '../../../scripts/lib/paths.ts';
import { problemsOfCompose, readCompose, secretsFolder } from './composeFile.ts';
import { readSettings } from './unitFile.ts';

const deploy = join(root, 'deploy');
const shipped = join(deploy, 'compose.yml');
const folder = mkdtempSync(join(tmpdir(), 'kasb-compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the shipped compose file is one by the schema, and all that it names is there', () => {
  expect(problemsOfCompose(shipped)).toEqual([]);
});

describe('what is wrong in one is told:', () => {
  const cases: [string, string, string, string[]][] = [
    ['a word of another language', 'stop_grace_period: 60s', 'stop_grace: 60s', [expect.stringMatching(/schema/)]],
    ['a network', 'networks: [back]\n\n  # From', 'networks: [bakc]\n\n  # From', ['postgres: no network bakc']],
    ['a file', './alerts.yml', './alarms.yml', ['prometheus: no volume ./alarms.yml']],
    [
      'a secret',
      'secrets: [s3_password]',
      'secrets: [s3]',
      ['minio: no secret s3', 'minio: is not given the secret s3_password'],
    ],
    ['whom it waits for', 'depends_on: [kasb-1, kasb-2]', 'depends_on: [kasb-3]', ['caddy: no service kasb-3']],
    [
      'who never says that it is well',
      'depends_on: [kasb-1, kasb-2]',
      'depends_on: { minio: { condition: service_healthy } }',
      ['caddy: minio never says that it is well'],
    ],
  ];
  test.each(cases)('%s', (_, before, after, problems) => {
    const path = join(folder, 'compose.yml');
    for (const name of ['Caddyfile', 'prometheus.yml', 'alerts.yml']) writeFileSync(join(folder, name), '');
    const text = readFileSync(shipped, 'utf8');
    expect(text).toContain(before);
    writeFileSync(path, text.replace(before, after));
    expect(problemsOfCompose(path)).toEqual(problems);
  });
});

test('its servers take the settings that it gives them, and those of the example', () => {
  const { services } = readCompose(shipped);
  const secrets: Record<string, string> = {
    database_url: 'postgres://kasb:x@postgres:5432/kasb',
    owner_url: 'postgres://kasb:x@postgres:5432/kasb',
    secret_keys: Buffer.alloc(32).toString('base64'),
    eskiz_password: 'x',
    metrics_token: 'x'.repeat(16),
  };
  for (const [name, secret] of Object.entries(secrets)) writeFileSync(join(folder, name), `${secret}\n`);
  const example = readSettings(readFileSync(join(deploy, 'env.example'), 'utf8'));
  const filledIn = { KASB_OPERATOR_NAME: 'Kasb', KASB_OPERATOR_STIR: '301234567', ESKIZ_EMAIL: 'hr@example.uz' };
  for (const name of ['kasb-1', 'kasb-2', 'worker']) {
    const given = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
      key,
      String(value).replace(secretsFolder, `${folder}/`),
    ]);
    const env = readEnv({ ...example, ...filledIn, ...Object.fromEntries(given) });
    expect(env, name).toMatchObject({ KASB_SMS: 'eskiz', KASB_METRICS_PORT: 4001 });
  }
});
