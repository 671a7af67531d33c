'use client';
import { responseFilters } from '@kasb/contract';
import type { ResponseFilter } from '@kasb/contract';
import { LoadFailure, match, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Button, Card, EmptyState, FilterChips, Heading, LinkButton, ListDetail, Page, Text } from '@kasb/ui';
import { useIsNarrow } from '@kasb/ui';
import { useRef } from 'react';
import { useResponse, useResponseCounts, useResponses } from '../../data/useResponses.ts';
import { candidateMessages } from '../../messages/index.ts';
import { queryFromResponsesView } from '../../model/responsesView.ts';
import type { ResponsesView } from '../../model/responsesView.ts';
import * as css from './Applications.css.ts';
import { PanelSkeleton, RowsSkeleton } from './Ghosts.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';
import { ResponseRows } from './ResponseRows.tsx';

export interface CandidateApplicationsProps {
  /** What is shown; the host keeps it in its address (`responsesViewFromQuery`, `queryFromResponsesView`). */
  view: ResponsesView;
  /** The person chose something else to see; `replace` asks to put it in place of the present address. */
  onViewChange: (view: ResponsesView, options: { replace: boolean }) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof candidateMessages>;
}

/** A candidate's responses: filter, list, the open one beside it (docs/domain.md#candidate-responses). */
export function CandidateApplications({ messages, ...props }: CandidateApplicationsProps) {
  return (
    <Screen bundle={candidateMessages} overrides={messages}>
      <ApplicationsScreen {...props} />
    </Screen>
  );
}

function ApplicationsScreen({ view, onViewChange }: Omit<CandidateApplicationsProps, 'messages'>) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  const pages = useResponses(view.filter);
  const isLoading = pages.status === 'loading';
  const items = pages.items ?? [];
  const listed = items.find(({ id }) => id === view.applicationId);
  const openId = listed?.id ?? (view.applicationId || (isNarrow ? undefined : items[0]?.id));
  const query = useResponse(openId);
  const counts = useResponseCounts();
  const isOpen = view.applicationId !== '';
  const isEmpty = !isLoading && items.length === 0 && view.filter === 'active' && !isOpen;
  const rest = new URLSearchParams(queryFromResponsesView({ ...view, applicationId: '' })).toString();
  const backHref = rest === '' ? links.myApplications() : `${links.myApplications()}?${rest}`;
  const counted =
    counts &&
    [
      t('responses.count', { count: (counts.active ?? 0) + (counts.closed ?? 0) }),
      counts.waiting && t('responses.countWaiting', { count: counts.waiting }),
    ]
      .filter(Boolean)
      .join(', ');
  const show = (applicationId: string, replace: boolean) => onViewChange({ ...view, applicationId }, { replace });

  const panel = match(query, {
    loading: () => <PanelSkeleton />,
    error: (failure) => (
      <Card>
        <LoadFailure failure={failure} {...(isNarrow && { pageTitle: t('responses.title') })}>
          {t('responses.failed')}
        </LoadFailure>
      </Card>
    ),
    ready: ({ data }) => (
      <ResponsePanel response={data} headingLevel={isNarrow ? 1 : 2} onGone={() => show('', true)} />
    ),
  });

  return (
    <div ref={page} tabIndex={-1} className={css.page}>
      <Page width="wide">
        {!(isNarrow && isOpen) && (
          <>
            <div className={css.title}>
              <Heading level={1}>{t('responses.title')}</Heading>
              {/* The line keeps its place until it is known. */}
              <Text tone="muted">{counted ?? '\u00a0'}</Text>
            </div>
            <FilterChips
              className={css.part}
              label={t('responses.filter')}
              options={responseFilters.map((value) => ({
                value,
                label: t(value === 'active' ? value : `responses.${value}`),
                count: counts?.[value],
              }))}
              value={view.filter}
              onChange={(filter) =>
                onViewChange({ filter: filter as ResponseFilter, applicationId: '' }, { replace: false })
              }
            />
          </>
        )}
        {pages.failure ? (
          <LoadFailure failure={pages.failure} className={css.part}>
            {t('responses.failed')}
          </LoadFailure>
        ) : isEmpty ? (
          <Card padding="none" className={css.empty}>
            <EmptyState
              title={t('responses.empty')}
              description={t('responses.emptyHint')}
              actions={
                <LinkButton variant="primary" href={links.vacancies()}>
                  {t('responses.find')}
                </LinkButton>
              }
            />
          </Card>
        ) : (
          <ListDetail
            isOpen={isOpen}
            back={<BackLink href={backHref}>{t('responses.back')}</BackLink>}
            list={
              isLoading ? (
                <RowsSkeleton />
              ) : items.length === 0 ? (
                <Card padding="none">
                  <EmptyState
                    size="sm"
                    hasStar={false}
                    title={t('responses.filtered')}
                    actions={
                      <Button onPress={() => onViewChange({ filter: 'active', applicationId: '' }, { replace: false })}>
                        {t('responses.showAll')}
                      </Button>
                    }
                  />
                </Card>
              ) : (
                <ResponseRows pages={pages} openId={openId} onOpen={(id) => show(id, !isNarrow)} />
              )
            }
            detail={isLoading ? <PanelSkeleton /> : openId !== undefined && panel}
          />
        )}
      </Page>
    </div>
  );
}
