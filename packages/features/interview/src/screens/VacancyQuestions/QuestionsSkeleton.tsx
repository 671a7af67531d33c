import { LoadingRegion, Skeleton } from '@kasb/ui';
import * as css from './VacancyQuestions.css.ts';

/** Three rows while the questions load. */
export function QuestionsSkeleton() {
  return (
    <LoadingRegion>
      {['88%', '72%', '64%'].map((width) => (
        <div key={width} className={css.row}>
          <Skeleton width={20} />
          <Skeleton width={width} />
        </div>
      ))}
    </LoadingRegion>
  );
}
