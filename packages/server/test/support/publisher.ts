import { createVacancy, getPublicVacancy, getPublishStatus, publishVacancy, updateVacancy } from '@kasb/contract';
import type { BodyOf, VacancyBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTelegram } from '../../src/adapters/channels/telegram.ts';
import { createWebhook } from '../../src/adapters/channels/webhook.ts';
import * as schema from '../../src/db/schema/index.ts';
import { FakeTelegram, openChannel } from './channel.ts';
import type { Channel } from './channel.ts';
import { createFirm, vacancyForm, vacancyOf } from './firm.ts';
import type { Firm } from './firm.ts';
import type { Answer, Harness } from './harness.ts';

export const dayMs = 24 * 3600 * 1000;

/** A firm whose owner may publish. */
export interface PaidFirm extends Firm {
  subscriptionId: string;
}

/** What `publish` answers. */
export interface Published {
  results: { serviceId: string; serviceName: string; serviceType: string; status: string; error?: string }[];
  sessionId: string;
}

type SubscriptionValues = Partial<typeof schema.subscriptions.$inferInsert>;

/** What each service said: `success`, or its error. */
export const outcomes = ({ results }: Published) =>
  Object.fromEntries(results.map(({ serviceType, status, error }) => [serviceType, error ?? status]));

const taken = () => ({ body: { id: 'ad-1', url: 'https://board.uz/1' } });

/** A server that does its jobs, with a site, a Telegram channel and a board of ads that are all local. */
export class Publisher {
  readonly ids = { website: '', telegram: '', other: '', olx: '' };
  readonly telegram = new FakeTelegram();
  telegramServer!: Channel;
  board!: Channel;
  private readonly api: Harness;
  private titles = 0;

  /** Registers its start and its end with the test file. */
  constructor(api: Harness) {
    this.api = api;
    beforeAll(() => this.open());
    afterEach(() => this.restore());
    afterAll(() => this.close());
  }

  private async open(): Promise<void> {
    const { api, ids } = this;
    this.telegramServer = await openChannel(this.telegram.reply);
    this.board = await openChannel(taken);
    const { adapters } = api.services.publishing;
    adapters.telegram = createTelegram({ token: '1:secret', url: this.telegramServer.url });
    adapters.other = createWebhook({
      name: 'Доска',
      url: this.board.url,
      secret: 'secret-of-the-board',
      clock: () => new Date(),
    });
    const rows = await api.db
      .insert(schema.channels)
      .values([
        { type: 'telegram', name: 'Канал', identifier: '@kasb_test' },
        { type: 'other', name: 'Доска', identifier: 'board' },
        { type: 'olx', name: 'OLX', identifier: null },
      ])
      .returning();
    for (const { id, type } of rows) ids[type as keyof typeof ids] = id;
    const [site] = await api.db.select().from(schema.channels).where(eq(schema.channels.type, 'website'));
    ids.website = site?.id ?? '';
    await api.work();
  }

  private async close(): Promise<void> {
    await this.telegramServer.close();
    await this.board.close();
  }

  /** The channels answer well again. */
  restore(): void {
    this.telegramServer.reply = this.telegram.reply;
    this.board.reply = taken;
  }

  /** A title of its own, so that tests do not meet in the channels. */
  title(): string {
    this.titles += 1;
    return `Швея ${this.titles} разряда`;
  }

  async subscribe(userId: string, values: SubscriptionValues = {}): Promise<string> {
    const { db, now } = this.api;
    const [plan] = await db.select().from(schema.pricingPlans).where(eq(schema.pricingPlans.name, 'Бизнес'));
    const [row] = await db
      .insert(schema.subscriptions)
      .values({
        userId,
        planId: plan?.id ?? '',
        startedAt: new Date(now.getTime() - dayMs),
        expiresAt: new Date(now.getTime() + 30 * dayMs),
        postingsLimit: 10,
        amountPaid: 990_000,
        currency: 'UZS',
        ...values,
      })
      .returning();
    return row?.id ?? '';
  }

  async firm(values: SubscriptionValues = {}): Promise<PaidFirm> {
    const firm = await createFirm(this.api);
    return { ...firm, subscriptionId: await this.subscribe(firm.owner.id, values) };
  }

  async vacancy(firm: Firm, changes: Partial<VacancyBody> = {}): Promise<string> {
    const body = { ...vacancyForm, title: this.title(), ...changes };
    return vacancyOf(await this.api.call(createVacancy, { params: { id: firm.id }, body }, { as: firm.owner.token }))
      .id;
  }

  send(id: string, token: string, selectedServiceIds: string[]): Promise<Answer> {
    return this.api.call(publishVacancy, { params: { id }, body: { selectedServiceIds } }, { as: token });
  }

  async publish(firm: Firm, services: string[], id = firm.vacancyId): Promise<Published> {
    const { status, body } = await this.send(id, firm.owner.token, services);
    if (status !== 200) throw new Error(`Not published: ${status} ${JSON.stringify(body)}`);
    return body as Published;
  }

  async status(firm: Firm, id = firm.vacancyId) {
    const { body } = await this.api.call(getPublishStatus, { params: { id } }, { as: firm.owner.token });
    return body as { canPublish: boolean; cooldownEnds: string | null; lastPublished: string | null };
  }

  change(firm: Firm, body: BodyOf<typeof updateVacancy>, id = firm.vacancyId): Promise<Answer> {
    return this.api.call(updateVacancy, { params: { id }, body }, { as: firm.owner.token });
  }

  async isPublic(id: string): Promise<boolean> {
    return (await this.api.call(getPublicVacancy, { params: { id } })).status === 200;
  }

  /** How many postings a subscription has used. */
  async used(id: string): Promise<number | undefined> {
    const [row] = await this.api.db.select().from(schema.subscriptions).where(eq(schema.subscriptions.id, id));
    return row?.postingsUsed;
  }

  /** The messages that the Telegram channel shows now and that contain a text. */
  shown(text: string): string[] {
    return [...this.telegram.messages.values()].filter((message) => message.includes(text));
  }

  /** Every message that was ever sent there with this text. */
  sent(text: string): string[] {
    return this.telegram.sent.filter((message) => message.includes(text));
  }

  /** What the board was told of a vacancy. */
  calls(id: string) {
    return this.board.calls.filter(({ body }) => (body.vacancy as { id: string }).id === id);
  }
}
