import type { Fault } from './faults.ts';
import type { Negotiation, NewResponses, NewVacancy, Vacancy, World } from './world.ts';

/** How a fake is set up. */
export interface FakeOptions {
  /** @default any free port */
  port?: number;
  /** @default 'fake-client' */
  clientId?: string;
  /** @default 'fake-secret' */
  clientSecret?: string;
  /** Where consents may lead back to: each must begin with one of these. @default anywhere */
  redirectUris?: readonly string[];
  /** How long an access token lives, in seconds. @default 14 days */
  tokenSeconds?: number;
  /** Access tokens that are good from the beginning and never end, by the ids of their accounts. @default none */
  tokens?: Readonly<Record<string, string>>;
  /** Where its world is kept for the next run. @default nowhere */
  file?: string;
  /** @default the machine's */
  clock?: () => Date;
}

/** A request that came. */
export interface SeenRequest {
  /** `METHOD /path?query` */
  call: string;
  status: number;
  userAgent: string;
  body: string;
}

/** A running fake. */
export interface FakeHeadHunter {
  /** Where it is: the API and the consent page both. */
  url: string;
  clientId: string;
  clientSecret: string;
  world: World;
  /** Everything that was asked of the API, oldest first; empty it as you like. */
  requests: SeenRequest[];
  /** Makes requests fail, wait, or never end. */
  fail: (fault: Fault) => void;
  /** Ends all faults. */
  heal: () => void;
  addVacancy: (vacancy?: NewVacancy) => Vacancy;
  addResponses: (vacancyId: string, responses: NewResponses) => Negotiation[];
  /** Moves a response, as an employer does at HeadHunter itself. */
  move: (negotiationId: string, state: string) => void;
  expireTokens: () => void;
  revokeTokens: () => void;
  /** How many tokens are good. */
  tokenCount: () => number;
  /** Decides on a consent as a person would in the browser. @returns where the browser is led */
  consent: (authorizeUrl: string, decision?: 'allow' | 'deny', accountId?: string) => Promise<URL>;
  stop: () => Promise<void>;
}
