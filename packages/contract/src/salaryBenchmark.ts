import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, maybe, reference } from './fields.ts';
import { amount, part, text, word } from './lenient.ts';

/** What others pay: absent where fewer than ten vacancies of five companies tell, `reason` then says so. */
export const salaryBenchmark = /*#__PURE__*/ object({
  reason: text,
  position: text,
  place: part(object({ kind: word(['city', 'region', 'country']), name: text })),
  vacancies: amount,
  companies: amount,
  p25: amount,
  median: amount,
  p75: amount,
  currency: text,
  computed_on: text,
  own: part(object({ min: amount, max: amount, share_below: amount })),
});
export type SalaryBenchmark = InferOutput<typeof salaryBenchmark>;

/** What others pay for such work, of a vacancy or of a title in a city. */
export const getSalaryBenchmark = /*#__PURE__*/ endpoint({
  name: 'getSalaryBenchmark',
  summary: 'What others pay for such work: of a vacancy, or of a title in a city.',
  method: 'GET',
  path: '/api/employer/salary-benchmark',
  access: 'employer',
  problems: { unknownVacancy: 404 },
  query: object({ vacancyId: maybe(reference), title: maybe(line(200)), cityId: maybe(reference) }),
  answer: salaryBenchmark,
  isExtension: true,
});
