'use client';
import type { MessagesOf } from '@kasb/kit';
import { useFormat, useMessages, useProblemText, match, Screen } from '@kasb/kit';
import { Banner, Button, Card } from '@kasb/ui';
import { RefreshCw } from 'lucide-react';
import { useStatistics } from '../../data/useStatistics.ts';
import { headhunterMessages } from '../../messages/index.ts';
import { Figures, FiguresSkeleton } from './Figures.tsx';
import * as css from './HeadHunterStatistics.css.ts';
import { StatisticsMessage } from './StatisticsMessage.tsx';

export interface HeadHunterStatisticsProps {
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof headhunterMessages>;
}

/** Views, responses and conversion of a vacancy at HeadHunter, or why there are none. */
export function HeadHunterStatistics({ messages, vacancyId }: HeadHunterStatisticsProps) {
  return (
    <Screen bundle={headhunterMessages} overrides={messages}>
      <Statistics key={vacancyId} vacancyId={vacancyId} />
    </Screen>
  );
}

function Statistics({ vacancyId }: Pick<HeadHunterStatisticsProps, 'vacancyId'>) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  const format = useFormat();
  const { state, isRefreshing, refresh } = useStatistics(vacancyId);
  const error = 'error' in state ? state.error : undefined;
  const text = error && problem(error, t('statistics.failed'));
  const hasFigures = state.status === 'ready' && (state.data.message === undefined || state.data.views !== undefined);
  const content = match(state, {
    loading: () => <FiguresSkeleton />,
    error: (failed) => (
      <StatisticsMessage vacancyId={vacancyId} text={text ?? ''} error={failed.error} onLinked={refresh} />
    ),
    ready: ({ data }) =>
      hasFigures ? (
        <Figures data={data} />
      ) : (
        <StatisticsMessage vacancyId={vacancyId} text={data.message ?? ''} reason={data.reason} onLinked={refresh} />
      ),
  });
  return (
    <Card as="section" padding="none" aria-label={t('statistics.label')} className={css.box}>
      <div className={css.strip}>
        <div className={css.source}>
          <span aria-hidden className={css.sign}>
            hh
          </span>
          <div className={css.names}>
            <span className={css.name}>HeadHunter</span>
            {hasFigures && (
              <span className={css.readAt}>{t('statistics.readAt', { time: format.time(state.readAt) })}</span>
            )}
          </div>
        </div>
        {content}
        <Button
          size="sm"
          icon={<RefreshCw className={css.icon} />}
          isPending={isRefreshing}
          onPress={() => void refresh()}
        >
          {t('statistics.refresh')}
        </Button>
      </div>
      {state.status === 'ready' && text && (
        <Banner tone="critical" className={css.trouble}>
          {text}
        </Banner>
      )}
    </Card>
  );
}
