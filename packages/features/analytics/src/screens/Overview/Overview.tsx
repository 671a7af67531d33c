'use client';
import { match, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, EmptyState, LinkButton, Page, Select } from '@kasb/ui';
import { useState } from 'react';
import { useAsked, useVacancies } from '../../data/useAnalytics.ts';
import type { Asked } from '../../data/useAnalytics.ts';
import { analyticsMessages } from '../../messages/index.ts';
import type { AnalyticsView } from '../../model/view.ts';
import { BenchmarkFigure } from '../../parts/BenchmarkFigure.tsx';
import { Filters } from '../../parts/Filters.tsx';
import * as css from '../../parts/Frame.css.ts';
import { FunnelFigure } from '../../parts/FunnelFigure.tsx';
import { Head } from '../../parts/Head.tsx';
import { SourcesFigure } from '../../parts/SourcesFigure.tsx';
import { StagesFigure } from '../../parts/StagesFigure.tsx';
import { Tiles } from '../../parts/Tiles.tsx';
import { VacanciesFigure } from '../../parts/VacanciesFigure.tsx';
import { WeeksFigure } from '../../parts/WeeksFigure.tsx';

export interface OverviewProps {
  /** What the numbers are of; the host keeps it in its address (`viewFromQuery`, `queryFromView`). */
  view: AnalyticsView;
  /** The person chose other days or things. */
  onViewChange: (view: AnalyticsView) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof analyticsMessages>;
}

/** What works, over all vacancies of a person's companies or some of them (docs/domain.md#analytics). */
export function Overview({ messages, ...props }: OverviewProps) {
  return (
    <Screen bundle={analyticsMessages} overrides={messages}>
      <OverviewScreen {...props} />
    </Screen>
  );
}

function OverviewScreen({ view, onViewChange }: Omit<OverviewProps, 'messages'>) {
  const t = useMessages(analyticsMessages);
  const asked = useAsked(view);
  const vacancies = useVacancies(undefined);
  return (
    <Page>
      <Head title={t('title')} asked={asked} />
      {match(vacancies, {
        loading: () => <Figures asked={asked} view={view} onViewChange={onViewChange} />,
        ready: ({ items, failure }) =>
          items.length === 0 && !failure ? (
            <Nothing />
          ) : (
            <Figures asked={asked} view={view} onViewChange={onViewChange} />
          ),
      })}
    </Page>
  );
}

function Nothing() {
  const t = useMessages(analyticsMessages);
  const links = useLinks();
  return (
    <Card padding="none">
      <EmptyState
        title={t('empty')}
        actions={
          <LinkButton variant="primary" href={links.createVacancy()}>
            {t('createVacancy')}
          </LinkButton>
        }
      />
    </Card>
  );
}

interface FiguresProps extends Omit<OverviewProps, 'messages'> {
  asked: Asked;
}

function Figures({ asked, view, onViewChange }: FiguresProps) {
  return (
    <>
      <Filters view={view} onViewChange={onViewChange} />
      <Tiles asked={asked} days={Number(view.period ?? 30)} />
      <div className={css.grid}>
        <FunnelFigure asked={asked} className={css.seven} />
        <SourcesFigure asked={asked} className={css.five} />
        <StagesFigure asked={asked} className={css.five} />
        <WeeksFigure asked={asked} className={css.seven} />
        <VacanciesFigure asked={asked} className={css.eight} />
        <Pay companyId={view.companyId} />
      </div>
    </>
  );
}

/** What others pay beside one of the vacancies. */
function Pay({ companyId }: { companyId: string | undefined }) {
  const t = useMessages(analyticsMessages);
  const { items = [] } = useVacancies(companyId);
  const [chosen, setChosen] = useState<string>();
  const one = items.find(({ id }) => id === chosen) ?? items[0];
  if (!one) return null;
  return (
    <BenchmarkFigure
      vacancyId={one.id}
      className={css.four}
      choice={
        items.length > 1 && (
          <Select
            label={t('pay.choose')}
            isLabelHidden
            size="sm"
            options={items.map(({ id, title }) => ({ value: id, label: title ?? id }))}
            value={one.id}
            onChange={setChosen}
          />
        )
      }
    />
  );
}
