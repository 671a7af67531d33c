import { negotiationStates } from './states.ts';

/** Who can sign in: a manager of an employer, or an applicant, whom employers' calls refuse. */
export interface Account {
  id: string;
  firstName: string;
  lastName: string;
  middleName: string | null;
  email: string;
  employer: { id: string; name: string } | null;
  managerId: string;
}

/** A published vacancy. */
export interface Vacancy {
  id: string;
  name: string;
  employerId: string;
  managerId: string;
  areaId: string;
  description: string;
  isArchived: boolean;
  publishedAt: Date;
  views: number | null;
  /** What the counters say; null counts the negotiations. */
  responses: number | null;
}

/** A response to a vacancy. */
export interface Negotiation {
  id: string;
  vacancyId: string;
  resumeId: string;
  /** The id of the employer's state, which is also its collection. */
  state: string;
  createdAt: Date;
  updatedAt: Date;
  hasUpdates: boolean;
  /** The states it may be moved to; absent means all others. */
  actions?: string[];
  /** The messages sent with its moves. */
  messages: string[];
}

/** What a resume is made from: its number picks names and dates; `changes` replaces keys of the answer. */
export interface Resume {
  id: string;
  number: number;
  /** Contacts are behind a paid view, until it is paid. */
  isLocked: boolean;
  changes: Record<string, unknown>;
}

/** Everything that the fake knows. */
export interface World {
  accounts: Account[];
  vacancies: Map<string, Vacancy>;
  negotiations: Map<string, Negotiation>;
  resumes: Map<string, Resume>;
  /** The number of the next vacancy. */
  nextVacancyId: number;
  /** How many resumes may still be viewed today. */
  viewsLeft: number;
  /** How many contacts may still be opened. */
  contactsLeft: number;
}

/** What a vacancy is added with. */
export type NewVacancy = Partial<Omit<Vacancy, 'id'>> & { id?: string };

/** How responses are added. */
export interface NewResponses {
  count: number;
  /** The state of all of them; absent spreads them as a busy employer would. */
  state?: string;
  isLocked?: boolean;
  /** Keys of every resume's answer to replace. */
  resume?: Record<string, unknown>;
  actions?: string[];
}

/** A world with one employer of two managers, another employer, and an applicant. */
export function createWorld(): World {
  const textile = { id: '1455001', name: 'Samarqand Textile' };
  const account = (
    id: string,
    lastName: string,
    firstName: string,
    employer: Account['employer'],
    managerId: string,
  ): Account => ({
    id,
    firstName,
    lastName,
    middleName: null,
    email: `hr${managerId}@example.uz`,
    employer,
    managerId,
  });
  return {
    accounts: [
      account('12345678', 'Каримова', 'Дилноза', textile, '4062820'),
      account('12345679', 'Исмоилов', 'Сардор', textile, '4062821'),
      account('22345678', 'Юсупов', 'Бахром', { id: '2455001', name: 'Chorsu Logistika' }, '5062820'),
      account('32345678', 'Алиева', 'Мадина', null, ''),
    ],
    vacancies: new Map(),
    negotiations: new Map(),
    resumes: new Map(),
    nextVacancyId: 78_789_890,
    viewsLeft: 500,
    contactsLeft: 100,
  };
}

/** Adds a vacancy of the first employer unless told otherwise. */
export function addVacancy(world: World, now: Date, given: NewVacancy = {}): Vacancy {
  const vacancy: Vacancy = {
    id: String(world.nextVacancyId),
    name: 'Технолог швейного производства',
    employerId: '1455001',
    managerId: '4062820',
    areaId: '2778',
    description: '<p>Фабрика шьёт домашний текстиль на экспорт.</p>',
    isArchived: false,
    publishedAt: now,
    views: 420,
    responses: null,
    ...given,
  };
  world.nextVacancyId += 1;
  world.vacancies.set(vacancy.id, vacancy);
  return vacancy;
}

const spread = [
  'response',
  'response',
  'response',
  'consider',
  'phone_interview',
  'interview',
  'offer',
  'hired',
  'discard_by_employer',
  'assessment',
];

/** Adds responses to a vacancy, a minute apart, the last one now. */
export function addResponses(
  world: World,
  now: Date,
  vacancyId: string,
  { count, state, isLocked = false, resume = {}, actions }: NewResponses,
): Negotiation[] {
  return Array.from({ length: count }, (_, index) => {
    const number = world.negotiations.size + 1;
    const resumeId = number.toString(16).padStart(38, 'a');
    const at = new Date(now.getTime() - (count - 1 - index) * 60_000);
    const negotiation: Negotiation = {
      id: String(123_456_000 + number),
      vacancyId,
      resumeId,
      state: state ?? spread[index % spread.length] ?? 'response',
      createdAt: at,
      updatedAt: at,
      hasUpdates: true,
      messages: [],
      ...(actions && { actions }),
    };
    world.resumes.set(resumeId, { id: resumeId, number, isLocked, changes: resume });
    world.negotiations.set(negotiation.id, negotiation);
    return negotiation;
  });
}

/** Moves a response to another state, as an employer does at HeadHunter itself. @throws Error for what is not there */
export function moveNegotiation(world: World, now: Date, id: string, state: string): void {
  const negotiation = world.negotiations.get(id);
  if (!negotiation || !negotiationStates.some((known) => known.id === state))
    throw new Error(`No negotiation ${id} or no state ${state}`);
  Object.assign(negotiation, { state, updatedAt: now, hasUpdates: false });
}
