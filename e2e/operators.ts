import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openCluster } from '../packages/server/src/db/cluster/cluster.ts';
import { connect } from '../packages/server/src/db/database.ts';
import { tagOf } from '../packages/server/test/support/sql.ts';
import type { Tag } from '../packages/server/test/support/sql.ts';
import { root } from '../scripts/lib/paths.ts';
import { digitsOf } from '../scripts/lib/totp.ts';
import { codeAfter } from './outbox.ts';
import type { Stand } from './stand.ts';

/** As the journeys made it, or from its sources. */
const commandLine = process.env.KASB_E2E_COMMAND ?? 'packages/server/src/cli/main.ts';

/** Runs the command line beside a server. @returns what it prints */
export const command = ({ dataDir }: Stand, ...args: string[]): string =>
  execFileSync(process.execPath, [resolve(root, commandLine), ...args], {
    // What only the journeys know is no setting of the server.
    env: { PATH: process.env.PATH, KASB_DATA_DIR: dataDir, KASB_DEMO: '1' },
    encoding: 'utf8',
  });

/** Makes an operator, who enrols and comes to a page of the room. @returns the secret of their app */
export function enrol(
  stand: Stand,
  page: Page,
  { phone, role, to, name = 'Гулнора Саидова' }: { phone: string; role: string; to: string; name?: string },
): Promise<string> {
  const added = command(stand, 'operator', 'add', phone, '--role', role, '--name', name);
  return enrolWith(stand, page, { phone, to, enrolment: /: ([A-Z\d]{8})/.exec(added)?.[1] ?? '' });
}

interface Enrolling {
  phone: string;
  to: string;
  /** The code that was handed over. */
  enrolment: string;
}

/** An operator enrols with their code, and comes to a page of the room. @returns the secret of their app */
export async function enrolWith(stand: Stand, page: Page, { phone, to, enrolment }: Enrolling): Promise<string> {
  await page.goto(to);
  await expect(page).toHaveURL(/\/operator\/sign-in\?from=/);
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(phone.slice(3));
  const code = await codeAfter(phone, () => page.keyboard.press('Enter'), stand.outbox);
  await page.getByRole('textbox', { name: 'Код из SMS' }).fill(code);
  await page.getByRole('textbox', { name: 'Код регистрации' }).fill(enrolment);
  await page.keyboard.press('Enter');
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill(digitsOf(secret));
  await page.getByRole('checkbox', { name: 'Я сохранил коды' }).check();
  await page.getByRole('button', { name: 'Войти' }).click();
  return secret;
}

/** What only the owner of the database can do. */
export async function byHand<Result>({ dataDir }: Stand, act: (sql: Tag) => Promise<Result>): Promise<Result> {
  const cluster = await openCluster({ dataDir });
  const { db, close } = connect(cluster.urlOf('kasb'), { max: 1 });
  try {
    return await act(tagOf(db));
  } finally {
    await close();
    await cluster.stop();
  }
}
