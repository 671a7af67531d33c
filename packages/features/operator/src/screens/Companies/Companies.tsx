'use client';
import { useFormat, useMessages, useNavigate } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Badge, FilterChips } from '@kasb/ui';
import { useCompanies } from '../../data/useCompanies.ts';
import { operatorMessages } from '../../messages/index.ts';
import { roomPath } from '../../model/sections.ts';
import { companyStates } from '../../model/views.ts';
import type { CompaniesView } from '../../model/views.ts';
import { Listing } from '../../parts/Listing/Listing.tsx';
import { ListSearch } from '../../parts/Listing/ListSearch.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import { CompanyDetail } from './CompanyDetail.tsx';

export interface CompaniesProps {
  /** What is looked at; the host keeps it in its address. */
  view: CompaniesView;
  /** The company of the address. */
  companyId?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/** Companies: whose number it is, who they are, and whether they may publish (docs/domain.md#operators-companies). */
export function Companies({ messages, ...props }: CompaniesProps) {
  return (
    <Room section="companies" id={props.companyId} messages={messages}>
      <CompaniesScreen {...props} />
    </Room>
  );
}

function CompaniesScreen({ view, companyId }: Omit<CompaniesProps, 'messages'>) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const state = useCompanies(view);
  const hrefOf = (id?: string, next = view) => roomPath('companies', id, { ...next });
  const look = (next: CompaniesView) => navigate(hrefOf(undefined, next));
  const words = {
    verified: t('companies.verified'),
    unverified: t('companies.unverified'),
    blocked: t('list.blocked'),
  };
  return (
    <Listing
      title={t('companies')}
      note={
        view.search && state.status === 'ready'
          ? t('list.found', { n: format.number(state.total), q: view.search })
          : undefined
      }
      label={t('companies')}
      filters={
        <>
          <ListSearch
            key={view.search}
            label={t('companies.search')}
            value={view.search}
            onSearch={(search) => look({ ...view, search })}
          />
          <FilterChips
            label={t('companies.state')}
            value={view.state ?? ''}
            options={[
              { value: '', label: t('companies.all') },
              ...companyStates.map((value) => ({ value, label: words[value] })),
            ]}
            onChange={(value) => look({ ...view, state: companyStates.find((each) => each === value) })}
          />
        </>
      }
      state={state}
      empty={t('manager.empty')}
      onReset={view.search || view.state ? () => look({}) : undefined}
      back={hrefOf()}
      columns={[
        { label: t('company'), cell: ({ name }) => name },
        { label: t('stir'), cell: ({ stir }) => stir },
        { label: t('role.owner'), cell: ({ owner }) => owner?.name },
        {
          label: t('companies.vacancies'),
          cell: ({ vacancies_count: count }) => format.number(count ?? 0),
          isNumber: true,
        },
      ]}
      hrefOf={({ id }) => hrefOf(id)}
      renderUnder={({ verified_at: verified, blocked_at: blocked }) =>
        blocked ? (
          <Badge tone="critical">{t('companies.isBlocked')}</Badge>
        ) : (
          verified && <Badge tone="positive">{t('verified')}</Badge>
        )
      }
      openId={companyId}
      detail={companyId !== undefined && <CompanyDetail key={companyId} id={companyId} />}
    />
  );
}
