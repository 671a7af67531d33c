import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';

const index = fileURLToPath(new URL('./index.ts', import.meta.url));

/** What a browser gets for `source`; with `isTrusted` false, without the help of `sideEffects: false`. */
async function bundle(source: string, isTrusted: boolean): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry.js' : null),
    load: (id) => (id === '\0entry.js' ? source.replace('@kasb/contract', index) : null),
    transform: (code, id) => (isTrusted || !id.startsWith(dirname(index)) ? null : { code, moduleSideEffects: true }),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry],
    build: { write: false, minify: isTrusted, rolldownOptions: { input: 'entry' } },
  });
  return [result]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .map((file) => ('code' in file ? file.code : ''))
    .join('\n');
}

describe.each([true, false])('one import, sideEffects trusted: %s', (isTrusted) => {
  test('of loginByPhone brings no other call', async () => {
    const code = await bundle(`import { loginByPhone } from '@kasb/contract'; console.log(loginByPhone)`, isTrusted);
    expect(code).toContain('/auth/phone/login');
    for (const foreign of [
      '/auth/phone/verify',
      '/api/',
      '/vacancies',
      '/candidate',
      'codeRequired',
      'firstName',
      'salary_min',
      'stir',
    ]) {
      expect(code, foreign).not.toContain(foreign);
    }
  });

  test('of getVacancy brings the schema of a vacancy and no other call', async () => {
    const code = await bundle(`import { getVacancy } from '@kasb/contract'; console.log(getVacancy)`, isTrusted);
    expect(code).toContain('salary_min');
    for (const foreign of [
      'validate-edit',
      '/skills',
      'similarityScore',
      'salaryMin',
      'negotiation_id',
      'titleRequired',
    ]) {
      expect(code, foreign).not.toContain(foreign);
    }
  });
});

test('the client and one call weigh little', async () => {
  const code = await bundle(
    `import { createClient, loginByPhone } from '@kasb/contract'; console.log(createClient, loginByPhone)`,
    true,
  );
  // A quarter of it are the countries of phones, which a refusal names.
  expect(gzipSync(code).length).toBeLessThan(7.1 * 1024);
});
