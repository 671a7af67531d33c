'use client';
import { LoadFailure, match, useFormat, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Heading, LoadingRegion, Page, Skeleton, Text } from '@kasb/ui';
import { useToday } from '../../data/useToday.ts';
import { operatorMessages } from '../../messages/index.ts';
import { DayFilter } from '../../parts/Listing/DayFilter.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import { Attention } from './Attention.tsx';
import { Channels } from './Channels.tsx';
import * as css from './Overview.css.ts';
import { Tiles } from './Tiles.tsx';

export interface OverviewProps {
  /** Another day than today, `2026-11-20`; the host keeps it in its address. */
  day?: string;
  /** Another day was chosen; undefined is today. */
  onDayChange: (day: string | undefined) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/** How a day of the platform goes, and what waits for an operator (docs/domain.md#operators-today). */
export function Overview({ messages, ...props }: OverviewProps) {
  return (
    <Room section="today" messages={messages}>
      <OverviewScreen {...props} />
    </Room>
  );
}

function OverviewScreen({ day, onDayChange }: Omit<OverviewProps, 'messages'>) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const state = useToday(day);
  const shown = state.status === 'ready' ? state.data : undefined;
  // The heading beside it has the date.
  const [weekday] = format.weekday(day ?? shown?.at).split(',');
  const date = shown?.at && !day ? format.dayMonth(shown.at) : day && format.date(day);
  return (
    <Page width="wide" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="h2">
          {day || !date ? (date ?? t('section.today')) : t('today.title', { date })}
        </Heading>
        {shown?.at && (
          <Text as="span" size="sm" tone="muted">
            {[weekday, t('today.at', { time: format.time(shown.at) })].join(', ')}
          </Text>
        )}
        <DayFilter className={css.day} label={t('today.other')} value={day} onChange={onDayChange} />
      </div>
      {match(state, {
        loading: () => (
          <LoadingRegion className={css.tiles}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} height={108} />
            ))}
          </LoadingRegion>
        ),
        error: (failure) => <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>,
        ready: ({ data }) => (
          <>
            <Tiles day={data.day ?? ''} tiles={data.tiles} />
            <div className={css.below}>
              <Attention items={data.attention} />
              <Channels channels={data.channels} />
            </div>
          </>
        ),
      })}
    </Page>
  );
}
