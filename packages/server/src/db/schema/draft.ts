import type { EmploymentType, RemoteType } from '@kasb/contract';

type Topic = 'title' | 'duties' | 'requirements' | 'benefits' | 'salary' | 'format';

/** What a conversation has gathered, as it is kept. */
export interface StoredDraft {
  title?: string;
  duties: string[];
  requirements: string[];
  benefits: string[];
  pay?: { min?: number; max?: number; currency: 'UZS' | 'USD' | 'EUR' | 'RUB'; period: 'month' | 'day' | 'hour' };
  isPayNegotiable: boolean;
  format?: RemoteType;
  employment?: EmploymentType | 'freelance';
  place?: { ru: string; uz: string };
  schedule?: {
    pattern?: string;
    isWeekdays?: boolean;
    hours?: string;
    kind?: 'shifts' | 'flexible' | 'free' | 'rotation';
  };
  experience?: { from: number; to?: number; text: string };
  description?: string;
  asked?: Topic;
  skipped: Topic[];
}
