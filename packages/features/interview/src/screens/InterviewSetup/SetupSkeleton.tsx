import { useMessages } from '@kasb/kit';
import { LoadingRegion, Skeleton, Spinner } from '@kasb/ui';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './InterviewSetup.css.ts';

export interface SetupSkeletonProps {
  /** The questions are being made, which takes longer than a load: say so. @default false */
  isGenerating?: boolean;
}

const rows = (
  <div className={css.rows}>
    {['82%', '64%', '76%', '58%', '70%'].map((width) => (
      <div key={width} className={css.ghost}>
        <Skeleton width={24} height={24} />
        <Skeleton width={width} />
      </div>
    ))}
  </div>
);

/** Five rows while the questions load or are made. */
export function SetupSkeleton({ isGenerating }: SetupSkeletonProps) {
  const t = useMessages(interviewMessages);
  if (!isGenerating) return <LoadingRegion>{rows}</LoadingRegion>;
  return (
    <div aria-busy="true">
      <Spinner className={css.spinner}>{t('setup.generating')}</Spinner>
      <div aria-hidden="true">{rows}</div>
    </div>
  );
}
