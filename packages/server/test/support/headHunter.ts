import { randomBytes } from 'node:crypto';
import {
  connectHeadHunter,
  finishHeadHunterConnection,
  getApplication,
  lendHeadHunter,
  linkHeadHunterVacancy,
  listVacancyApplications,
  updateApplicationStatus,
} from '@kasb/contract';
import type { SettableApplicationStatus } from '@kasb/contract';
import { startFakeHeadHunter } from '@kasb/fake-headhunter';
import type { FakeHeadHunter } from '@kasb/fake-headhunter';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createHeadHunter } from '../../src/adapters/headhunter/headHunter.ts';
import type { HeadHunter } from '../../src/adapters/headhunter/headHunter.ts';
import type { HeadHunterWork } from '../../src/headhunter/sealedTokens.ts';
import { walkResponses } from '../../src/headhunter/walk.ts';
import { createSealer } from '../../src/sealing/sealer.ts';
import { createFirm } from './firm.ts';
import type { Firm } from './firm.ts';
import type { Answer, Harness } from './harness.ts';

/** How long nothing is asked of a HeadHunter that is down. */
export const restMs = 15_000;

/** A key of this run. */
export const secretKey = randomBytes(32);

/** An application as an employer sees it. */
export interface SeenApplication {
  id: string;
  status: string;
  source: string;
  created_at: string;
  resume_id: string | null;
  negotiation_id: string | null;
  sync_error: string | null;
  candidate: { name: string };
  history: { status: string; by: string }[];
}

/** HeadHunter's stand-in beside a harness: a fresh connection to it for each test, none of its faults left. */
export class HeadHunterSide {
  fake!: FakeHeadHunter;
  private readonly api: Harness;

  static of(api: Harness): HeadHunterSide {
    const side = new HeadHunterSide(api);
    beforeAll(async () => {
      side.fake = await startFakeHeadHunter({ clock: () => api.now, redirectUris: ['http://localhost/'] });
    });
    beforeEach(() => {
      side.fake.heal();
      api.services.headHunter = side.open();
      side.fake.requests.length = 0;
    });
    afterAll(() => side.fake.stop());
    return side;
  }

  constructor(api: Harness) {
    this.api = api;
  }

  /** As another process would open it; `timeoutMs` is for what never answers, a busy machine needs longer. */
  open({ keys = [secretKey], timeoutMs = 120_000 }: { keys?: Buffer[]; timeoutMs?: number } = {}): HeadHunter {
    const { url, clientId, clientSecret } = this.fake;
    return createHeadHunter({
      apiUrl: url,
      authorizeUrl: `${url}/oauth/authorize`,
      clientId,
      clientSecret,
      userAgent: 'Kasb/1.0 (tests@kasb.uz)',
      timeoutMs,
      restMs,
      sealer: createSealer(keys),
    });
  }

  get work(): HeadHunterWork {
    const { headHunter, ...services } = this.api.services;
    if (!headHunter) throw new Error('No HeadHunter');
    return { ...services, headHunter };
  }

  /** Begins to connect. @returns where consent is asked for */
  async begin(token: string): Promise<string> {
    const { status, body } = await this.api.call(connectHeadHunter, {}, { as: token });
    if (status !== 200) throw new Error(`Connecting did not begin: ${status}`);
    return (body as { url: string }).url;
  }

  finish(token: string, code: string | null, state: string | null): Promise<Answer> {
    return this.api.call(finishHeadHunterConnection, { body: { code: code ?? '', state: state ?? '' } }, { as: token });
  }

  /** Connects a person, as the first account unless told otherwise. */
  async connect(token: string, account?: string): Promise<Answer> {
    const { searchParams } = await this.fake.consent(await this.begin(token), 'allow', account);
    return this.finish(token, searchParams.get('code'), searchParams.get('state'));
  }

  /** Connects somebody of a firm, its owner unless told otherwise, who lends the connection to it. */
  async serve(firm: Firm, token = firm.owner.token, account?: string): Promise<void> {
    const connected = await this.connect(token, account);
    const lent = await this.lend(token, firm.id);
    if (connected.status !== 200 || lent.status !== 200)
      throw new Error(`Does not serve: ${connected.status}, ${lent.status}`);
  }

  /** Lets a person's connection serve a company. */
  lend(token: string, companyId: string): Promise<Answer> {
    return this.api.call(lendHeadHunter, { params: { companyId } }, { as: token });
  }

  link(firm: Firm, hhVacancyId: string | null): Promise<Answer> {
    return this.api.call(
      linkHeadHunterVacancy,
      { params: { id: firm.vacancyId }, body: { hhVacancyId } },
      { as: firm.owner.token },
    );
  }

  /** Brings in the responses of a firm's vacancy. */
  walk({ vacancyId }: Firm): Promise<void> {
    return walkResponses(this.work, vacancyId);
  }

  /** The applications to a firm's vacancy, a hundred at most. */
  async listOf({ owner, vacancyId }: Firm): Promise<SeenApplication[]> {
    const { body } = await this.api.call(
      listVacancyApplications,
      { params: { id: vacancyId }, query: { limit: 100 } },
      { as: owner.token },
    );
    return (body as { items: SeenApplication[] }).items;
  }

  async one({ owner }: Firm, id: string): Promise<SeenApplication> {
    return (await this.api.call(getApplication, { params: { id } }, { as: owner.token })).body as SeenApplication;
  }

  setStatus({ owner }: Firm, id: string, status: SettableApplicationStatus): Promise<Answer> {
    return this.api.call(updateApplicationStatus, { params: { id }, body: { status } }, { as: owner.token });
  }

  /** A firm whose owner is connected and whose vacancy is linked to one with so many responses. */
  async linkedFirm(responses = 0, more: Omit<Parameters<FakeHeadHunter['addResponses']>[1], 'count'> = {}) {
    const firm = await createFirm(this.api);
    await this.serve(firm);
    const vacancy = this.fake.addVacancy();
    const negotiations = this.fake.addResponses(vacancy.id, { count: responses, ...more });
    const linked = await this.link(firm, vacancy.id);
    if (linked.status !== 200) throw new Error(`Not linked: ${linked.status}`);
    this.fake.requests.length = 0;
    return { firm, vacancy, negotiations };
  }
}
