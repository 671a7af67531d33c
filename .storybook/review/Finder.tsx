import { SearchField } from '@kasb/ui';

export interface FinderProps {
  query: string;
  onQuery: (query: string) => void;
  shown: number;
  all: number;
}

/** Words to look for among the states of a page, and how many of these they leave. */
export function Finder({ query, onQuery, shown, all }: FinderProps) {
  const label = 'Найти среди состояний';
  return (
    <div className="review-bar">
      <SearchField label={label} isLabelHidden placeholder={label} size="sm" value={query} onChange={onQuery} />
      <output className="review-count">{`Показано ${shown} из ${all}`}</output>
    </div>
  );
}
