import { vacancyEditCheck } from '@kasb/contract';
import type { ApiError, VacancyEditCheck } from '@kasb/contract';
import { safeParse } from 'valibot';

/** What the edit guard said in a refused save, if it was the guard that refused. */
export function guardRefusal({ body }: ApiError): VacancyEditCheck | undefined {
  if (body.validationFailed !== true) return undefined;
  const check = safeParse(vacancyEditCheck, body);
  return check.success ? check.output : undefined;
}

/** The version that a refused save came too late for, when the provider tells it with its 409. */
export function presentVersion({ body }: ApiError): string | undefined {
  return typeof body.etag === 'string' ? body.etag : undefined;
}
