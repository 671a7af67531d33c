import type { BlockList } from 'node:net';
import type { Operator } from '@kasb/domain/documents/consent';
import type { Logger } from 'pino';
import type { HeadHunter } from '../adapters/headhunter/headHunter.ts';
import type { Mailer } from '../adapters/mail/mailer.ts';
import type { Messenger } from '../adapters/messenger/messenger.ts';
import type { Payments } from '../adapters/payments/payments.ts';
import type { SmsSender } from '../adapters/sms/sms.ts';
import type { Budget } from '../budget/budget.ts';
import type { Drawings } from '../budget/drawings.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env/env.ts';
import type { EditGuard } from '../guard/editGuard.ts';
import type { LanguageModel } from '../llm/languageModel.ts';
import type { MediaStore } from '../media/mediaStore.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Reach } from '../network/reach.ts';
import type { CodeDigest } from '../sealing/codeDigest.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { JobSender } from './jobSender.ts';
import type { Publishing } from './publishing.ts';

/** What a server is made of. Nothing is imported as a singleton, so tests bring their own. */
export interface Services {
  db: Database;
  /** Connections of their own for what is open to all, so that nothing else holds it up. */
  reads: Database;
  sms: SmsSender;
  /** Where people are told beside the site, where the portal has that. */
  messenger: Messenger | undefined;
  /** Sends letters, where the portal has that. */
  mailer: Mailer | undefined;
  /** By what Telegram is believed that it tells what people wrote; without it the bot asks. */
  telegramSecret: string | undefined;
  /** Whether SMS tell of more than codes. */
  smsNotices: boolean;
  /** Judges whether an edited vacancy is still the same position. */
  guard: EditGuard;
  /** What reads people's texts within its time. */
  budget: Budget;
  /** Documents that are drawn beside the server. */
  drawings: Drawings;
  /** The language model, where one is set up. */
  model: LanguageModel | undefined;
  /** Where recordings of interviews lie. */
  media: MediaStore;
  /** How much of it one company may fill. */
  mediaQuotaBytes: number;
  /** Keeps personal data and tokens unreadable in the database. */
  sealer: Sealer;
  /** Keeps the codes that were sent unreadable there. */
  codeDigest: CodeDigest;
  /** Whether the rules or an operator decide on vacancies. */
  moderation: Env['KASB_MODERATION'];
  /** After how many hours one that waits for an operator is late. */
  moderationHours: number;
  /** Where work behind the requests is asked for. */
  jobs: JobSender;
  /** The channels that vacancies are published to. */
  publishing: Publishing;
  /** How companies' websites are reached. */
  reach: Reach;
  /** How plans are paid here. */
  payments: Payments;
  /** HeadHunter, where it is set up. */
  headHunter: HeadHunter | undefined;
  log: Logger;
  /** What monitoring reads. */
  metrics: Metrics;
  /** Whether the server is about to end, and sends visitors elsewhere. */
  isStopping: () => boolean;
  clock: () => Date;
  /** The token of the operator; without one nobody is an operator. */
  operatorToken: string | undefined;
  /** The public origin when it differs from what requests say. */
  origin: string | undefined;
  /** Portals whose pages may make every call, by bearer tokens. */
  portalOrigins: readonly string[];
  /** The proxies in front, which are believed what they tell of the visitor's address and protocol. */
  trustedProxies: BlockList;
  /** Whether search engines may show what is here. */
  isIndexed: boolean;
  /** Who is told of weaknesses, where somebody is. */
  securityContact: string | undefined;
  /** Where search engines are told of changes, where that is set up. */
  indexNow: { key: string; url: string } | undefined;
  /** Who keeps people's data, as they are told. */
  operator: Operator;
  /** How long what a refused candidate told is kept, in months. */
  retentionMonths: number;
  /** How many SMS may be sent a day. */
  smsDaily: number;
  /** Phones that strangers may ask for in ten minutes before each needs a proof. */
  signUpsFree: number;
}
