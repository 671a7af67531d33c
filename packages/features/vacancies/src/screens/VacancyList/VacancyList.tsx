'use client';
import type { Vacancy } from '@kasb/contract';
import { LoadFailure, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { ListDetail, Page, useIsNarrow } from '@kasb/ui';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useCompanies } from '../../data/useCompanies.ts';
import { useVacancyList } from '../../data/useVacancyList.ts';
import { vacanciesMessages } from '../../messages/index.ts';
import { wholeList } from '../../model/listView.ts';
import { NotFound } from '../../parts/NotFound/NotFound.tsx';
import { useStatusSwitch } from '../../parts/useStatusSwitch.tsx';
import { BackToList } from './BackToList.tsx';
import { ListFilters } from './ListFilters.tsx';
import type { ListFiltersProps } from './ListFilters.tsx';
import { ListHead } from './ListHead.tsx';
import { PanelSkeleton, RowsSkeleton } from './ListSkeleton.tsx';
import { NoVacancies } from './NoVacancies.tsx';
import { useUpdatedToast } from './useUpdatedToast.ts';
import * as css from './VacancyList.css.ts';
import { VacancyPanel } from './VacancyPanel.tsx';
import { VacancyRows } from './VacancyRows.tsx';

export interface VacancyListProps extends Pick<ListFiltersProps, 'view' | 'onViewChange'> {
  /** Vacancies of this company alone, under its name and without the company filter. */
  companyId?: string;
  /** The publishing control of the vacancy that is open. */
  publishing?: (vacancy: Vacancy) => ReactNode;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof vacanciesMessages>;
}

/** My vacancies: filters, the list, the open one beside it (docs/domain.md#vacancies). */
export function VacancyList({ messages, ...props }: VacancyListProps) {
  return (
    <Screen bundle={vacanciesMessages} overrides={messages}>
      <VacancyListScreen {...props} />
    </Screen>
  );
}

function VacancyListScreen({ view, onViewChange, companyId, publishing }: Omit<VacancyListProps, 'messages'>) {
  const t = useMessages(vacanciesMessages);
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  const companies = useCompanies();
  const ofCompany = companyId ?? view.companyId;
  const list = useVacancyList({ companyId: ofCompany, status: view.status });
  const { statusOf, change, isPending } = useStatusSwitch();
  useUpdatedToast(view.isUpdated, () => onViewChange({ ...view, isUpdated: false }, { replace: true }));

  const { pages, all, items } = list;
  const isLoading = pages.status === 'loading';
  const chosen = items.find(({ id }) => id === view.vacancyId);
  const open = chosen ?? (isNarrow ? undefined : items[0]);
  const isUnfiltered = view.status === 'all' && !view.companyId;
  const close = () => onViewChange({ ...view, vacancyId: '' }, { replace: true });
  const known = companies.items ?? [];
  const company =
    companyId === undefined
      ? undefined
      : { id: companyId, name: known.find(({ id }) => id === companyId)?.name ?? items[0]?.company_name };
  const isMissing = ofCompany !== '' && all.failure?.error.is('unknownCompany') === true && items.length === 0;
  const isEmpty = !isLoading && isUnfiltered && items.length === 0;

  return (
    <div ref={page}>
      <Page width="wide">
        {!(isNarrow && chosen) && (
          <>
            <ListHead
              company={company}
              total={all.status === 'loading' || isEmpty ? undefined : all.total}
              companies={known.length}
              isEmpty={isEmpty}
            />
            {!isEmpty && (
              <ListFilters
                view={view}
                onViewChange={onViewChange}
                companies={company ? undefined : known}
                pages={all}
              />
            )}
          </>
        )}
        {!isMissing && (
          <LoadFailure failure={pages.failure} isQuiet className={css.trouble}>
            {items.length === 0 ? t('vacanciesFailed') : t('moreVacanciesFailed')}
          </LoadFailure>
        )}
        {isMissing ? (
          <NotFound what="company" />
        ) : isEmpty ? (
          <NoVacancies companyId={companyId} />
        ) : (
          <ListDetail
            isOpen={chosen !== undefined}
            back={<BackToList onPress={close} />}
            list={
              isLoading ? (
                <RowsSkeleton />
              ) : (
                <VacancyRows
                  list={list}
                  statusOf={statusOf}
                  selectedId={open?.id}
                  onOpen={(vacancyId) => onViewChange({ ...view, vacancyId }, { replace: !isNarrow })}
                  onReset={() => onViewChange({ ...wholeList, isUpdated: view.isUpdated }, { replace: false })}
                />
              )
            }
            detail={
              isLoading ? (
                <PanelSkeleton />
              ) : (
                open && (
                  <VacancyPanel
                    vacancy={open}
                    status={statusOf(open)}
                    onStatusChange={change}
                    isPending={isPending}
                    publishing={publishing}
                  />
                )
              )
            }
          />
        )}
      </Page>
    </div>
  );
}
