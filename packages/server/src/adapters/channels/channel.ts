import type { Language, PostingServiceType } from '@kasb/contract';

/** A vacancy as channels show it. */
export interface ShownVacancy {
  id: string;
  /** That it is written in: channels speak it around the vacancy. */
  language: Language;
  companyId: string;
  companyName: string;
  companyPhone: string;
  title: string;
  description: string | null;
  requirements: readonly string[];
  benefits: readonly string[];
  location: string | null;
  /** The vacancy's own value, `full-time`, and its name in the vacancy's language. */
  employmentType: string | null;
  employmentName: string | null;
  remoteType: 'office' | 'remote' | 'hybrid';
  salaryMin: number | null;
  salaryMax: number | null;
  currency: string | null;
  /** Its public page, if it is published to the platform's own list. */
  url: string | null;
}

/** One delivery of a vacancy to one channel, which calls it `service` on the wire. */
export interface Delivery {
  /** The same for each try: a channel that knows idempotency keys takes it once. */
  key: string;
  service: { id: string; type: PostingServiceType; name: string; identifier: string | null };
  vacancy: ShownVacancy;
}

/** What the channel made of it. */
export interface Delivered {
  /** What the channel calls it; needed to change or remove it. */
  externalId?: string | null;
  /** Where people see it. */
  externalUrl?: string | null;
}

/**
 * A kind of channel. Each call ends within the time of `signal`, or throws: a {@link ChannelError} tells a person
 * why. What is not set up is absent, so there is no adapter that always fails.
 */
export interface ChannelAdapter {
  /** In logs and in the reasons of failures, in no language. */
  name: string;
  /** Whether it stands in for the real channel and sends nothing. */
  isDemo?: boolean;
  /** Whether sending the same key again is safe: else a sending that was cut off is reported, not repeated. */
  isRepeatable: boolean;
  publish(delivery: Delivery, signal: AbortSignal): Promise<Delivered>;
  /** Changes what was published, in place. */
  update?(delivery: Delivery, delivered: Delivered, signal: AbortSignal): Promise<void>;
  /** Takes it off the channel; what is gone already is no error. */
  remove?(delivery: Delivery, delivered: Delivered, signal: AbortSignal): Promise<void>;
}

/** The adapters that are set up. */
export type ChannelAdapters = Partial<Record<PostingServiceType, ChannelAdapter>>;

/** A refusal or a failure of a channel. */
export class ChannelError extends Error {
  /** Seconds after which the channel wants to be asked again: it has surely not taken this one. */
  readonly retryAfter: number | undefined;

  /** @param reason what a person is told (`encodedReason`) */
  constructor(reason: string, { retryAfter, cause }: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(reason, { cause });
    this.retryAfter = retryAfter;
  }
}
