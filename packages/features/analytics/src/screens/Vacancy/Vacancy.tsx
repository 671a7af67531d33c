'use client';
import { match, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Card, EmptyState, LinkButton, Page } from '@kasb/ui';
import { useAsked, useSummary, useVacancy } from '../../data/useAnalytics.ts';
import { analyticsMessages } from '../../messages/index.ts';
import type { AnalyticsView } from '../../model/view.ts';
import { BenchmarkFigure } from '../../parts/BenchmarkFigure.tsx';
import { Filters } from '../../parts/Filters.tsx';
import * as css from '../../parts/Frame.css.ts';
import { FunnelFigure } from '../../parts/FunnelFigure.tsx';
import { Head } from '../../parts/Head.tsx';
import { PostsFigure } from '../../parts/PostsFigure.tsx';
import { SourcesFigure } from '../../parts/SourcesFigure.tsx';
import { StagesFigure } from '../../parts/StagesFigure.tsx';
import { Tiles } from '../../parts/Tiles.tsx';
import { WeeksFigure } from '../../parts/WeeksFigure.tsx';

export interface VacancyAnalyticsProps {
  /** Which vacancy. */
  vacancyId: string;
  /** The days; the host keeps them in its address. */
  view: AnalyticsView;
  /** The person chose other days. */
  onViewChange: (view: AnalyticsView) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof analyticsMessages>;
}

/** What works, of one vacancy, with the links of its posts (docs/domain.md#analytics). */
export function VacancyAnalytics({ messages, ...props }: VacancyAnalyticsProps) {
  return (
    <Screen bundle={analyticsMessages} overrides={messages}>
      <VacancyScreen {...props} />
    </Screen>
  );
}

function VacancyScreen({ vacancyId, view, onViewChange }: Omit<VacancyAnalyticsProps, 'messages'>) {
  const t = useMessages(analyticsMessages);
  const links = useLinks();
  const asked = useAsked({ period: view.period, vacancyId });
  const summary = useSummary(asked);
  const vacancy = useVacancy(vacancyId);
  const figures = () => (
    <>
      <BackLink href={links.analytics()}>{t('back')}</BackLink>
      <Head title={vacancy.data?.title ?? t('vacancy')} asked={asked} />
      <Filters view={view} onViewChange={onViewChange} isOfVacancy />
      <Tiles asked={asked} days={Number(view.period ?? 30)} />
      <div className={css.grid}>
        <FunnelFigure asked={asked} className={css.seven} />
        <SourcesFigure asked={asked} className={css.five} />
        <StagesFigure asked={asked} className={css.five} />
        <WeeksFigure asked={asked} className={css.seven} />
        <PostsFigure vacancyId={vacancyId} className={css.eight} />
        <BenchmarkFigure vacancyId={vacancyId} className={css.four} />
      </div>
    </>
  );
  return (
    <Page>
      {match(summary, {
        loading: figures,
        error: ({ error }) => (error.is('unknownVacancy') ? <Missing /> : figures()),
        ready: figures,
      })}
    </Page>
  );
}

function Missing() {
  const t = useMessages(analyticsMessages);
  const links = useLinks();
  return (
    <Card padding="none">
      <EmptyState
        title={t('vacancyNotFound')}
        headingLevel={1}
        actions={<LinkButton href={links.analytics()}>{t('back')}</LinkButton>}
      />
    </Card>
  );
}
