import { remoteTypes, vacancyStatuses } from '@kasb/contract';
import type { RemoteType, Vacancy, VacancyBody, VacancyStatus } from '@kasb/contract';

/** What the form holds: texts as they were typed. */
export interface VacancyFormValues {
  /** '' until one is chosen; only a new vacancy without a company of its own asks for it. */
  companyId: string;
  title: string;
  description: string;
  /** One a line. */
  requirements: string;
  /** One a line. */
  benefits: string;
  /** Name of a region. */
  location: string;
  /** Id of the reference list; '' until one is chosen, then the default counts. */
  employmentType: string;
  remoteType: RemoteType;
  salaryMin: string;
  salaryMax: string;
  /** ISO 4217 code. */
  currency: string;
  /** The last day on which it is open; '' for none. */
  validUntil: string;
  status: VacancyStatus;
}

/** An empty form (docs/domain.md#vacancy-form). */
export function emptyForm(currency: string): VacancyFormValues {
  return {
    companyId: '',
    title: '',
    description: '',
    requirements: '',
    benefits: '',
    location: '',
    employmentType: '',
    remoteType: 'office',
    salaryMin: '',
    salaryMax: '',
    currency,
    validUntil: '',
    status: 'active',
  };
}

/** The form of a vacancy that is there. */
export function formOf(vacancy: Vacancy, currency: string): VacancyFormValues {
  const remoteType = remoteTypes.find((known) => known === vacancy.remote_type) ?? 'office';
  const status = vacancyStatuses.find((known) => known === vacancy.vacancy_status) ?? 'draft';
  return {
    companyId: vacancy.company_id ?? '',
    title: vacancy.title ?? '',
    description: vacancy.description ?? '',
    requirements: vacancy.requirements.join('\n'),
    benefits: vacancy.benefits.join('\n'),
    location: vacancy.location ?? '',
    employmentType: vacancy.employment_type ?? '',
    remoteType,
    salaryMin: groupDigits(String(vacancy.salary_min ?? '')),
    salaryMax: groupDigits(String(vacancy.salary_max ?? '')),
    currency: vacancy.currency ?? currency,
    validUntil: vacancy.valid_until?.slice(0, 10) ?? '',
    status,
  };
}

/** What is sent: empty fields are absent, salaries whole, blank lines dropped. */
export function bodyOf(values: VacancyFormValues, employmentType: string): VacancyBody {
  const requirements = linesOf(values.requirements);
  const benefits = linesOf(values.benefits);
  const salaryMin = parseSalary(values.salaryMin);
  const salaryMax = parseSalary(values.salaryMax);
  return {
    title: values.title.trim(),
    ...(values.description.trim() && { description: values.description.trim() }),
    ...(values.location && { location: values.location }),
    ...(employmentType && { employmentType }),
    remoteType: values.remoteType,
    ...(salaryMin !== undefined && { salaryMin }),
    ...(salaryMax !== undefined && { salaryMax }),
    currency: values.currency,
    ...(values.validUntil && { validUntil: values.validUntil }),
    vacancyStatus: values.status,
    ...(requirements.length > 0 && { requirements }),
    ...(benefits.length > 0 && { benefits }),
  };
}

/** Lines of a text without blank ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The whole part of a typed sum, spaces between digits allowed; undefined when it is empty or no sum. */
export function parseSalary(typed: string): number | undefined {
  const digits = typed.replace(/\s/g, '');
  if (!isSalary(digits) || digits === '') return undefined;
  return Number.parseInt(digits, 10);
}

/** Whether the salary ends below where it begins. */
export function isSalarySwapped({ salaryMin, salaryMax }: Pick<VacancyFormValues, 'salaryMin' | 'salaryMax'>): boolean {
  const [min, max] = [parseSalary(salaryMin), parseSalary(salaryMax)];
  return min !== undefined && max !== undefined && min > max;
}

/** Whether a typed sum is empty or one that {@link parseSalary} reads. */
export function isSalary(typed: string): boolean {
  return /^(?:\d+(?:[.,]\d*)?)?$/.test(typed.replace(/\s/g, ''));
}

/** `9000000` as `9 000 000`, joined by U+00A0; what is no sum comes back as it was typed. */
export function groupDigits(typed: string): string {
  const sum = parseSalary(typed);
  return sum === undefined ? typed : String(sum).replace(/\B(?=(?:\d{3}){1,9}$)/g, '\u00a0');
}

/** The default of the reference list: full-time, or the one named so. */
export function defaultEmployment(options: readonly { id: string; name?: string }[]): string {
  if (options.length === 0) return 'full-time';
  const found = options.find(({ id }) => id === 'full-time') ?? options.find(({ name }) => name === 'Полная занятость');
  return found?.id ?? '';
}

/** Whether two forms hold the same. */
export function isSameForm(left: VacancyFormValues, right: VacancyFormValues): boolean {
  return (Object.keys(left) as (keyof VacancyFormValues)[]).every((key) => left[key] === right[key]);
}
