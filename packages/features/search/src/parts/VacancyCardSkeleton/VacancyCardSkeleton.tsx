import { Skeleton } from '@kasb/ui';
import * as card from '../VacancyCard/VacancyCard.css.ts';
import * as css from '../VacancyCards/VacancyCards.css.ts';

export interface VacancyCardSkeletonProps {
  /** How many cards to draw. */
  count: number;
}

/** Cards of the same geometry while the search runs. */
export function VacancyCardSkeleton({ count }: VacancyCardSkeletonProps) {
  return (
    <div className={css.cards} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <Skeleton className={card.avatar} width={44} height={44} />
          <div className={card.body}>
            <Skeleton width="42%" height={20} />
            <Skeleton width="24%" />
            <Skeleton width="60%" />
            <Skeleton width="92%" height={62} />
            <Skeleton width="30%" />
          </div>
        </div>
      ))}
    </div>
  );
}
