import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { demoHeadHunter } from '../../packages/server/src/db/seed/demo/headhunter.ts';
import { startFakeHeadHunter } from '../../tools/fake-headhunter/src/index.ts';
import type { FakeHeadHunter } from '../../tools/fake-headhunter/src/index.ts';

/** Addresses that were told to the database should stay good, so it is the same one where it is free. */
const usualPort = 4010;

/** HeadHunter's stand-in beside the demo, and the settings by which a server finds it and is connected to it. */
interface DemoHeadHunter {
  fake: FakeHeadHunter;
  env: Record<string, string>;
}

/** Brings HeadHunter's stand-in up as the demo knows it: its vacancies with their responses, kept from run to run. */
export async function startDemoHeadHunter(dataDir: string): Promise<DemoHeadHunter> {
  const token = randomBytes(24).toString('base64url');
  const options = { file: join(dataDir, 'headhunter.json'), tokens: { [demoHeadHunter.accountId]: token } };
  const fake = await startFakeHeadHunter({ ...options, port: usualPort }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return startFakeHeadHunter(options);
  });
  for (const [index, { title: name, hhVacancyId: id }] of demoHeadHunter.vacancies.entries()) {
    if (fake.world.vacancies.has(id)) continue;
    fake.addVacancy({ id, name });
    fake.addResponses(id, { count: 12 });
    // One whose name is not told before it is paid for shows what that looks like.
    if (index === 0) fake.addResponses(id, { count: 1, isLocked: true, state: 'response' });
  }
  return {
    fake,
    env: {
      KASB_HH_URL: fake.url,
      KASB_HH_CLIENT_ID: fake.clientId,
      KASB_HH_CLIENT_SECRET: fake.clientSecret,
      KASB_DEMO_HH_TOKEN: token,
    },
  };
}
