import type { Company } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Avatar, Card, List, ListRow, ShowMore } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';
import type { Choice } from '../../model/references.ts';
import { RowsSkeleton } from '../../parts/RowsSkeleton/RowsSkeleton.tsx';
import * as css from './CompanyManager.css.ts';

export interface CompanyListProps {
  pages: PagesState<Company>;
  companies: readonly Company[];
  areas: readonly Choice[];
  selectedId: string | undefined;
  /** Nobody chose it: on a phone, where it is not shown, it is not marked either. */
  isPreselected: boolean;
  onSelect: (companyId: string) => void;
}

/** The companies, the chosen one marked. */
export function CompanyList({ pages, companies, areas, selectedId, isPreselected, onSelect }: CompanyListProps) {
  const t = useMessages(companiesMessages);
  if (pages.status === 'loading') return <RowsSkeleton />;
  if (companies.length === 0) return <Card>{t('manager.empty')}</Card>;
  const areaName = (company: Company) =>
    company.areas_activity?.name ?? areas.find(({ value }) => value === company.areas_activity?.id)?.label;
  return (
    <Card padding="none" className={css.card}>
      <List label={t('manager.list')} onAction={onSelect}>
        {companies.map((company) => (
          <ListRow
            key={company.id}
            id={company.id}
            isSelected={company.id === selectedId}
            className={isPreselected ? css.preselected : undefined}
            leading={
              <Avatar
                name={company.name ?? ''}
                src={company.logoUrl}
                shape="square"
                className={isPreselected ? css.preselectedMark : undefined}
              />
            }
            title={
              <span className={css.name} title={company.name}>
                {company.name ?? t('untitled')}
              </span>
            }
            meta={areaName(company)}
          />
        ))}
      </List>
      {pages.hasMore && (
        <div className={css.more}>
          <ShowMore
            shown={companies.length}
            total={pages.total}
            isPending={pages.isLoadingMore}
            onShowMore={pages.showMore}
          />
        </div>
      )}
    </Card>
  );
}
