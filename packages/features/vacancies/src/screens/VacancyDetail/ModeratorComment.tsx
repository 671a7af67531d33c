import type { Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyDetail.css.ts';

export interface ModeratorCommentProps {
  vacancy: Pick<Vacancy, 'moderation_status' | 'moderation_comment'>;
}

/** What the moderator wants changed. */
export function ModeratorComment({
  vacancy: { moderation_status: status, moderation_comment: comment },
}: ModeratorCommentProps) {
  const t = useMessages(vacanciesMessages);
  const isRevision = status === 'needs_revision';
  if (!comment && !isRevision) return null;
  const tone = isRevision ? 'warning' : status === 'rejected' ? 'critical' : 'info';
  return (
    <div className={css.comment}>
      <Banner tone={tone}>
        {comment && (
          <p className={css.words}>
            <strong>{t('detail.comment')}</strong> <span>{comment}</span>
          </p>
        )}
        {isRevision && <p className={css.words}>{t('detail.resubmit')}</p>}
      </Banner>
    </div>
  );
}
