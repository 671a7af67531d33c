import { SearchField } from '@kasb/ui';
import type { ReactNode } from 'react';

export interface FinderProps {
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  shown: number;
  all: number;
  /** Further ways to choose. */
  children?: ReactNode;
}

/** Words to look for in what a page lists, and how much of it they leave. */
export function Finder({ label, placeholder, query, onQuery, shown, all, children }: FinderProps) {
  return (
    <div className="review-bar">
      <SearchField label={label} isLabelHidden placeholder={placeholder} size="sm" value={query} onChange={onQuery} />
      <output className="review-count">{`Показано ${shown} из ${all}`}</output>
      {children}
    </div>
  );
}
