import type { ApplicationBatchBody } from '@kasb/contract';
import { isLacking, match, ProblemSentence, useMessages } from '@kasb/kit';
import { Skeleton, Text } from '@kasb/ui';
import { Info } from 'lucide-react';
import { useReaders } from '../../data/useBatches.ts';
import { boardMessages } from '../../messages/board/index.ts';
import { placesOf, readersOfUzbek } from '../../model/places.ts';
import type { Meant } from '../../model/selection.ts';
import * as css from './MessageText.css.ts';

export interface ReadersProps {
  /** Whom the message is for. */
  meant: Meant;
  /** What is done to them besides. @default nothing */
  action?: Pick<NonNullable<ApplicationBatchBody['action']>, 'status'>;
  /** The text in each language. */
  texts: Readonly<Record<'ru' | 'uz', string>>;
}

/** How many get the message where, and how many in Uzbek; not knowing it keeps nobody from sending. */
export function Readers({ meant, action, texts }: ReadersProps) {
  const t = useMessages(boardMessages);
  return (
    <Text as="div" size="sm" tone="muted" role="status" className={css.note}>
      {match(useReaders({ ...meant, ...(action && { action }) }), {
        loading: () => <Skeleton width="60%" />,
        error: ({ error }) =>
          !isLacking(error) && <ProblemSentence error={error} messages={boardMessages} fallback="reach.failed" />,
        ready: ({ data }) => {
          const [first, ...others] = placesOf(data);
          if (!first) return t('reach.none');
          const [place, count] = first;
          const more = others.map(([where, n]) => t('place.count', { n, place: t(`place.${where}`) }));
          const inUzbek = readersOfUzbek(data, texts);
          const told = [
            t('reach', { count, places: [t(`place.${place}`), ...more].join(', ') }),
            inUzbek > 0 && t('reach.uzbek', { count: inUzbek }),
          ];
          return (
            <>
              <Info aria-hidden="true" />
              <span>{told.filter(Boolean).join(' ')}</span>
            </>
          );
        },
      })}
    </Text>
  );
}
