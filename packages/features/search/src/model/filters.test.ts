import { describe, expect, it } from 'vitest';
import { filtersFromQuery, isUnfiltered, noFilters, queryFromFilters } from './filters.ts';

describe('filters of the public search', () => {
  it('go to the address and come back the same', () => {
    const filters = { search: 'Повар', location: 'Бухара', employmentType: 'part-time' as const };
    expect(queryFromFilters(filters).employmentType).toBe('parttime');
    expect(filtersFromQuery(new URLSearchParams(queryFromFilters(filters)))).toEqual(filters);
  });

  it('leave empty ones and "all" out', () => {
    expect(queryFromFilters({ ...noFilters, search: '   ' })).toEqual({});
    expect(isUnfiltered(noFilters)).toBe(true);
    expect(isUnfiltered({ ...noFilters, location: 'Бухара' })).toBe(false);
  });

  it('drop what the address should not hold', () => {
    const filters = filtersFromQuery(
      new URLSearchParams({ employmentType: 'full-time', search: ` ${'я'.repeat(300)}` }),
    );
    expect(filters.employmentType).toBe('all');
    expect(filters.search).toHaveLength(200);
  });
});
