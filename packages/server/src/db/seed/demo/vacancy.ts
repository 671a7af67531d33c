import type { screeningQuestions } from '../../schema/index.ts';

/** A vacancy of the demo. */
export interface DemoVacancy {
  title: string;
  description: string;
  requirements: string[];
  benefits: string[];
  skills: string[];
  location: string;
  employmentType: 'full-time' | 'part-time' | 'contract' | 'freelance';
  remoteType: 'office' | 'remote' | 'hybrid';
  salary: [min: number | null, max: number | null];
  currency: 'UZS' | 'USD';
  status: 'active' | 'paused' | 'closed' | 'draft';
  moderation: 'pending' | 'approved' | 'rejected' | 'needs_revision' | null;
  /** What the rules found. */
  comment?: string;
  /** Whole days before the seeding. */
  createdDaysAgo: number;
  /** How many days after the seeding it closes by itself. @default it does not */
  closesInDays?: number;
  /** Whether it was published to the platform's own list. */
  isPublished: boolean;
  /** What whoever responds is asked. */
  screening?: Pick<typeof screeningQuestions.$inferInsert, 'text' | 'kind' | 'isRequired' | 'wanted'>[];
}

/** An active, approved and published vacancy: fewer words for the usual case. */
export function open(
  vacancy: Omit<DemoVacancy, 'status' | 'moderation' | 'isPublished' | 'remoteType' | 'currency' | 'employmentType'> &
    Partial<DemoVacancy>,
): DemoVacancy {
  return {
    status: 'active',
    moderation: 'approved',
    isPublished: true,
    remoteType: 'office',
    currency: 'UZS',
    employmentType: 'full-time',
    ...vacancy,
  };
}

/** A vacancy of the demo as it was written. */
export interface SeededVacancy {
  id: string;
  createdAt: Date;
  isPublished: boolean;
  views: number;
  ownerId: string;
}
