import { employmentTypes } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { Button, Card, SearchField, Select } from '@kasb/ui';
import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { useCities } from '../../data/useCities.ts';
import { searchMessages } from '../../messages/index.ts';
import { noFilters } from '../../model/filters.ts';
import type { SearchFilters } from '../../model/filters.ts';
import * as css from './SearchForm.css.ts';

export interface SearchFormProps {
  /** What is searched for now. */
  filters: SearchFilters;
  /** Find and Reset were pressed. */
  onFiltersChange: (filters: SearchFilters) => void;
}

const anyCity = 'all';

/** The filters of the public search. What is typed is searched for by Find, never key by key. */
export function SearchForm({ filters, onFiltersChange }: SearchFormProps) {
  const t = useMessages(searchMessages);
  const words = useWords();
  const cities = useCities();
  const [draft, setDraft] = useState(filters);
  const [shown, setShown] = useState(filters);
  if (!isSame(shown, filters)) {
    // The address changed, as by Back: the fields follow it.
    setShown(filters);
    setDraft(filters);
  }
  const change = (part: Partial<SearchFilters>) => setDraft((present) => ({ ...present, ...part }));
  const listed = draft.location && !cities.includes(draft.location) ? [draft.location, ...cities] : cities;
  return (
    <Card padding="none">
      <form
        role="search"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onFiltersChange(draft);
        }}
      >
        <SearchField
          className={css.words}
          label={t('filters.search')}
          placeholder={t('filters.searchHint')}
          maxLength={200}
          value={draft.search}
          onChange={(search) => change({ search })}
        />
        <Select
          label={t('city')}
          icon={<MapPin />}
          options={[
            { value: anyCity, label: t('filters.anyCity') },
            ...listed.map((city) => ({ value: city, label: city })),
          ]}
          value={draft.location || anyCity}
          onChange={(city) => change({ location: city === anyCity ? '' : city })}
        />
        <Select
          label={t('employmentType')}
          options={[
            { value: 'all', label: t('filters.anyEmployment') },
            ...employmentTypes.map((value) => ({ value, label: words('employment', value) })),
          ]}
          value={draft.employmentType}
          onChange={(value) => change({ employmentType: value as SearchFilters['employmentType'] })}
        />
        <div className={css.actions}>
          <Button type="submit" variant="primary" icon={<Search />}>
            {t('filters.find')}
          </Button>
          <Button
            variant="quiet"
            onPress={() => {
              setDraft(noFilters);
              onFiltersChange(noFilters);
            }}
          >
            {t('filters.reset')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function isSame(left: SearchFilters, right: SearchFilters): boolean {
  return (
    left.search === right.search && left.location === right.location && left.employmentType === right.employmentType
  );
}
