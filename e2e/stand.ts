import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sessionHint } from '@kasb/contract';
import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { startServer } from '../scripts/lib/serverProcess.ts';
import type { ServerProcess } from '../scripts/lib/serverProcess.ts';
import { outbox as outboxOfAll } from './outbox.ts';
import { signIn } from './people.ts';

/** What somebody holds, where it is not a computer. */
export type Device = Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile'>;
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A server with the demo data: of a test file's own, for journeys that restart it, give it settings or change what the
 * demo has, or the one that all others share. Such files run in one mode alone; their tests follow one another.
 */
export class Stand {
  /** Empty until the first start: all files are read by each worker, and few of them are run by it. */
  dataDir: string;
  url = '';
  private server: ServerProcess | undefined;
  private env: NodeJS.ProcessEnv = {};
  private readonly program: string | undefined;
  private readonly kept = new Map<string, Kept>();
  private readonly visitors: BrowserContext[] = [];

  /**
   * Registers the end with the test file, which calls `start` itself; `program` is run in place of the server alone.
   */
  static forThisFile(program?: string): Stand {
    return Stand.registered(new Stand('', program), async (stand) => {
      await stand.server?.stop();
      if (stand.dataDir !== '') rmSync(stand.dataDir, { recursive: true, force: true });
    });
  }

  /** The server of all journeys, for those that bring people of their own. */
  static shared(): Stand {
    const stand = new Stand(dirname(dirname(outboxOfAll)));
    stand.url = process.env.KASB_E2E_URL ?? '';
    return Stand.registered(stand);
  }

  private static registered(stand: Stand, end: (stand: Stand) => Promise<void> = async () => {}): Stand {
    test.skip(
      process.env.KASB_E2E_MODE !== undefined && process.env.KASB_E2E_MODE !== 'embedded',
      'is for one server with its data at hand',
    );
    test.describe.configure({ mode: 'serial' });
    test.afterAll(async () => {
      // Pages that are left open go on asking a server that has ended, beside all journeys after these.
      for (const context of stand.visitors) await context.close();
      await end(stand);
    });
    return stand;
  }

  constructor(dataDir: string, program?: string) {
    this.dataDir = dataDir;
    this.program = program;
  }

  /** Where its server appends the codes that it sends. */
  get outbox(): string {
    return join(this.dataDir, 'outbox', 'sms.jsonl');
  }

  async start(env: NodeJS.ProcessEnv = {}): Promise<void> {
    this.env = env;
    this.dataDir ||= mkdtempSync(join(tmpdir(), 'kasb-e2e-own-'));
    this.server = await startServer({ dataDir: this.dataDir, env, program: this.program });
    this.url = this.server.url;
  }

  /** At the same address, which the kept sign-ins belong to. */
  async restart(): Promise<void> {
    await this.server?.stop();
    await this.start({ ...this.env, PORT: new URL(this.url).port });
  }

  /**
   * A browser of somebody: signed in once by a code, which comes at most once a minute, then by what the first browser
   * kept.
   */
  async enter(browser: Browser, phone: string, device?: Device): Promise<Page> {
    const storageState = this.kept.get(phone);
    const page = await this.visit(browser, storageState, device);
    if (storageState) await page.goto('/employer/dashboard');
    else await signIn(page, phone, { outbox: this.outbox });
    await expect(page).toHaveURL(/dashboard/);
    if (!storageState) this.kept.set(phone, await page.context().storageState());
    return page;
  }

  /** Remembers a session, for browsers in which its person is signed in. */
  keep(phone: string, token: string): Kept {
    const { hostname: domain } = new URL(this.url);
    const cookie = { domain, path: '/', expires: -1, secure: false, sameSite: 'Lax' as const };
    const kept: Kept = {
      cookies: [
        { ...cookie, name: 'kasb_session', value: token, httpOnly: true },
        { ...cookie, name: sessionHint, value: '1', httpOnly: false },
      ],
      origins: [],
    };
    this.kept.set(phone, kept);
    return kept;
  }

  /** A browser of nobody. */
  async visit(browser: Browser, storageState?: Kept, device?: Device): Promise<Page> {
    const context = await browser.newContext({
      baseURL: this.url,
      locale: 'ru-RU',
      timezoneId: 'Asia/Tashkent',
      viewport: { width: 1440, height: 900 },
      storageState,
      ...device,
    });
    this.visitors.push(context);
    return context.newPage();
  }
}
