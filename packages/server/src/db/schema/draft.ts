import type { EmploymentType, RemoteType } from '@kasb/contract';

/** What the assistant asks for, in the order of asking. */
export const topics = ['title', 'duties', 'requirements', 'benefits', 'salary', 'format'] as const;
export type Topic = (typeof topics)[number];

/** What a conversation has gathered: the facts of all its messages, and where it stands. */
export interface Draft {
  title?: string;
  duties: string[];
  requirements: string[];
  benefits: string[];
  pay?: {
    min?: number;
    max?: number;
    currency: 'UZS' | 'USD' | 'EUR' | 'RUB';
    period: 'month' | 'day' | 'hour' | 'piece';
    per?: string;
    taxes?: 'net' | 'gross';
  };
  isPayNegotiable: boolean;
  format?: RemoteType;
  employment?: EmploymentType;
  place?: { ru: string; uz: string };
  schedule?: {
    pattern?: string;
    isWeekdays?: boolean;
    hours?: string;
    kind?: 'shifts' | 'flexible' | 'free' | 'rotation';
  };
  experience?: { from: number; to?: number; text: string };
  /** A language model's own description, instead of the duties. */
  description?: string;
  /** What was asked last. */
  asked?: Topic;
  /** How often that was asked anew without an answer. */
  repeats?: number;
  /** Which of its openings the assistant used last. */
  opening?: number;
  /** What the person would not answer. */
  skipped: Topic[];
  /** Positions that were named beside the first, and wait for conversations of their own. */
  others?: string[];
  /** The person does not want to be asked any more. */
  isEnded?: boolean;
}
