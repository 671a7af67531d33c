import { employmentTypes } from '@kasb/contract';
import { useHref, useLinks, useMessages, useWords } from '@kasb/kit';
import { Button, Card, SearchField, Select } from '@kasb/ui';
import { MapPin, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCities } from '../../data/useCities.ts';
import { searchMessages } from '../../messages/index.ts';
import { noFilters, queryFromFilters } from '../../model/filters.ts';
import type { SearchFilters } from '../../model/filters.ts';
import { PlainSelect } from './PlainSelect.tsx';
import * as css from './SearchForm.css.ts';

export interface SearchFormProps {
  /** What is searched for now. */
  filters: SearchFilters;
  /** Find and Reset were pressed. */
  onFiltersChange: (filters: SearchFilters) => void;
}

const anyCity = 'all';

/**
 * The filters of the public search. What is typed is searched for by Find, never key by key. The browser holds the
 * words, so that those typed into HTML from a server stay; without script the form sends itself, with plain selects.
 */
export function SearchForm({ filters, onFiltersChange }: SearchFormProps) {
  const t = useMessages(searchMessages);
  const words = useWords();
  const cities = useCities();
  const action = useHref(useLinks().vacancies());
  const typed = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(filters);
  const [shown, setShown] = useState(filters);
  if (!isSame(shown, filters)) {
    // The address changed, as by Back: the fields follow it.
    setShown(filters);
    setDraft(filters);
  }
  const searched = useRef(filters.search);
  useEffect(() => {
    if (searched.current === filters.search) return;
    searched.current = filters.search;
    if (typed.current) typed.current.value = filters.search;
  }, [filters.search]);
  const change = (part: Partial<SearchFilters>) => setDraft((present) => ({ ...present, ...part }));
  const location = cities.nameOf(draft.location);
  const listed = location && !cities.names.includes(location) ? [location, ...cities.names] : cities.names;
  const places = [
    { value: anyCity, label: t('filters.anyCity') },
    ...listed.map((city) => ({ value: city, label: city })),
  ];
  const types = [
    { value: 'all', label: t('filters.anyEmployment') },
    ...employmentTypes.map((value) => ({ value, label: words('employment', value) })),
  ];
  return (
    <Card padding="none">
      <form
        role="search"
        action={action}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onFiltersChange({ ...draft, location, search: typed.current?.value ?? '' });
        }}
      >
        <SearchField
          className={css.words}
          label={t('filters.search')}
          placeholder={t('filters.searchHint')}
          maxLength={200}
          name="search"
          defaultValue={filters.search}
          ref={typed}
        />
        <Select
          className={css.scripted}
          label={t('city')}
          icon={<MapPin />}
          options={places}
          value={location || anyCity}
          onChange={(city) => change({ location: city === anyCity ? '' : city })}
        />
        <Select
          className={css.scripted}
          label={t('employmentType')}
          options={types}
          value={draft.employmentType}
          onChange={(value) => change({ employmentType: value as SearchFilters['employmentType'] })}
        />
        <noscript className={css.unscripted}>
          <PlainSelect
            name="location"
            label={t('city')}
            options={places.map(({ value, label }) => ({ value: value === anyCity ? '' : value, label }))}
            defaultValue={cities.nameOf(filters.location)}
          />
          <PlainSelect
            name="employmentType"
            label={t('employmentType')}
            options={types.map(({ value, label }) => ({ value: spelled(value), label }))}
            defaultValue={spelled(filters.employmentType)}
          />
        </noscript>
        <div className={css.actions}>
          <Button type="submit" variant="primary" icon={<Search />}>
            {t('filters.find')}
          </Button>
          <Button
            className={css.scripted}
            variant="quiet"
            onPress={() => {
              setDraft(noFilters);
              if (typed.current) typed.current.value = '';
              onFiltersChange(noFilters);
            }}
          >
            {t('reset')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** As the address spells an employment type; any is left out. */
function spelled(employmentType: string): string {
  const filters = { ...noFilters, employmentType } as SearchFilters;
  return queryFromFilters(filters).employmentType ?? '';
}

function isSame(left: SearchFilters, right: SearchFilters): boolean {
  return (
    left.search === right.search && left.location === right.location && left.employmentType === right.employmentType
  );
}
