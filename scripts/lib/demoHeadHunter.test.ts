import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resumeBase } from '../../tools/fake-headhunter/src/resumes.ts';
import { startDemoHeadHunter } from './demoHeadHunter.ts';

test('those who respond in the demo have names of their own, but for one who has yet to be paid for', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasb-demo-'));
  const { fake } = await startDemoHeadHunter(dataDir);
  try {
    const people = [...fake.world.resumes.values()].map((resume) => resumeBase(fake.url, resume));
    const named = people.filter(({ first_name: first, last_name: last }) => first && last);
    expect(people.length - named.length).toBe(1);
    expect(new Set(named.map(({ first_name: first, last_name: last }) => `${first} ${last}`)).size).toBe(named.length);
  } finally {
    await fake.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
