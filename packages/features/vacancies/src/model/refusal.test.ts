import { ApiError } from '@kasb/contract';
import { describe, expect, it } from 'vitest';
import { guardRefusal, presentVersion } from './refusal.ts';

const refused = (status: number, body: unknown) => new ApiError({ kind: 'http', status, body });

describe('refused saves', () => {
  it('are the guard’s when they say so', () => {
    const check = guardRefusal(
      refused(422, { validationFailed: true, similarityScore: '65', reason: 'Изменена роль' }),
    );
    expect(check).toMatchObject({ isValid: false, similarityScore: 65, reason: 'Изменена роль', warnings: [] });
  });

  it('are not the guard’s otherwise', () => {
    expect(guardRefusal(refused(422, { fields: { title: 'Коротко' } }))).toBeUndefined();
    expect(guardRefusal(refused(422, { validationFailed: 'yes' }))).toBeUndefined();
  });

  it('may tell the version they came too late for', () => {
    expect(presentVersion(refused(409, { etag: '"3"' }))).toBe('"3"');
    expect(presentVersion(refused(409, {}))).toBeUndefined();
  });
});
