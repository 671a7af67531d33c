import type { Application } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { applicationsMessages } from '../../messages/index.ts';
import * as css from './ApplicationBrowser.css.ts';

export interface LoadTroubleProps {
  pages: PagesState<Application>;
}

/** A quiet way to try again: a list that did not load reads as empty. */
export function LoadTrouble({ pages }: LoadTroubleProps) {
  const t = useMessages(applicationsMessages);
  if (pages.status === 'loading' || !pages.failure) return null;
  return (
    <Banner
      tone="neutral"
      className={css.part}
      action={
        <Button variant="quiet" size="sm" onPress={pages.failure.retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {pages.items.length === 0 ? t('list.failed') : t('list.moreFailed')}
    </Banner>
  );
}
