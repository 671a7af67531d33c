import type { EmploymentType, Language, RemoteType } from '@kasb/contract';
import type { Experience } from './experience.ts';
import type { Pay } from './money.ts';
import type { Place } from './places.ts';
import type { Schedule } from './schedule.ts';

/** What the assistant asks for, in the order of asking. */
export const topics = ['title', 'duties', 'requirements', 'benefits', 'salary', 'format'] as const;
export type Topic = (typeof topics)[number];

/** Everything that one message says of a vacancy. */
export interface Facts {
  title?: string;
  duties: string[];
  requirements: string[];
  benefits: string[];
  pay?: Pay;
  isPayNegotiable: boolean;
  format?: RemoteType;
  employment?: EmploymentType;
  place?: Place;
  schedule?: Schedule;
  experience?: Experience;
  /** Texts of what is to be taken out again. */
  removed: string[];
  /** The person leaves the answer to the assistant. */
  isLeftToUs: boolean;
  /** The person does not want to answer. */
  isSkipped: boolean;
}

/** What is read where nothing is understood. */
export const noFacts: Facts = {
  duties: [],
  requirements: [],
  benefits: [],
  isPayNegotiable: false,
  removed: [],
  isLeftToUs: false,
  isSkipped: false,
};

/** What a message is read against. */
export interface Reading {
  language: Language;
  /** What was asked last; undefined when nobody knows. */
  asked: Topic | undefined;
}
