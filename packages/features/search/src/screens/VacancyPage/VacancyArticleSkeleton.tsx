import { useMessages } from '@kasb/kit';
import { Card, Skeleton, VisuallyHidden } from '@kasb/ui';
import { searchMessages } from '../../messages/index.ts';
import * as css from './VacancyPage.css.ts';

/** The vacancy's geometry while it loads. */
export function VacancyArticleSkeleton() {
  const t = useMessages(searchMessages);
  return (
    <Card padding="none" className={css.card} aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={css.head}>
        <Skeleton width={56} height={56} />
        <div className={css.names}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="30%" />
        </div>
      </div>
      <Skeleton width="36%" height={24} />
      <Skeleton width="70%" />
      <Skeleton width="92%" height={96} />
    </Card>
  );
}
