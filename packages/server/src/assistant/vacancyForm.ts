import { employmentTypes } from '@kasb/contract';
import type { BodyOf, createVacancy, createVacancyFromChat } from '@kasb/contract';
import { calm } from '../text/normalise.ts';
import { flatten } from './understand/flat.ts';
import { findPay } from './understand/money.ts';
import { findEmployment, findFormat } from './understand/workForms.ts';

/** What the form of a vacancy holds. */
export type VacancyFormValues = BodyOf<typeof createVacancy>;

const known = ['UZS', 'USD', 'EUR', 'RUB'];

/** The data of a chat as a vacancy's form sends it; a wage by the day or the hour becomes a line of the benefits. */
export function vacancyForm({
  title,
  description,
  requirements,
  benefits,
  salary,
  currency,
  workFormat,
  employmentType,
  location,
}: BodyOf<typeof createVacancyFromChat>['jobData']): VacancyFormValues {
  const words = typeof salary === 'number' ? undefined : (salary ?? undefined);
  const found = words === undefined ? undefined : findPay(flatten(calm(words)), true).pay;
  const isMonthly = found === undefined || found.period === 'month';
  const code = currency !== undefined && known.includes(currency.toUpperCase()) ? currency.toUpperCase() : undefined;
  const amount = (value: number | undefined) =>
    value !== undefined && Number.isSafeInteger(Math.round(value)) && value > 0 ? Math.round(value) : undefined;
  const [min, max] = typeof salary === 'number' ? [salary, salary] : isMonthly ? [found?.min, found?.max] : [];
  const [salaryMin, salaryMax] = [amount(min), amount(max)];
  const employment =
    employmentTypes.find((type) => type === employmentType) ??
    findEmployment(flatten(calm(employmentType ?? ''))).value;
  return {
    title,
    description,
    requirements,
    benefits: [
      ...(benefits ?? []),
      ...(words !== undefined && salaryMin === undefined && salaryMax === undefined
        ? [words.trim().slice(0, 200)].filter((line) => line !== '')
        : []),
    ].slice(0, 100),
    location,
    employmentType: employment,
    remoteType: findFormat(flatten(calm(workFormat ?? ''))).value ?? 'office',
    salaryMin,
    salaryMax,
    currency: salaryMin === undefined && salaryMax === undefined ? code : (code ?? found?.currency),
  };
}
