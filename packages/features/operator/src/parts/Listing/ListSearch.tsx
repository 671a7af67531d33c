import { SearchField } from '@kasb/ui';
import { useState } from 'react';
import * as css from './Listing.css.ts';

interface ListSearchProps {
  label: string;
  value?: string | undefined;
  /** Called by Enter, and when the field is emptied. */
  onSearch: (search: string | undefined) => void;
}

/** What a list is looked through for: Enter asks. */
export function ListSearch({ label, value = '', onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      aria-label={label}
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim() || undefined);
      }}
    >
      <SearchField
        label={label}
        isLabelHidden
        placeholder={label}
        size="sm"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (next === '' && value !== '') onSearch(undefined);
        }}
      />
    </form>
  );
}
