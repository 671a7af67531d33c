import type { ApiError } from '@kasb/contract';
import { LoadFailure, useMessages } from '@kasb/kit';
import { Card, EmptyState } from '@kasb/ui';
import { personMessages } from '../../messages/person/index.ts';
import * as css from './Person.css.ts';

export interface NoPersonProps {
  error: ApiError;
  retry: () => void;
}

/** Nobody to show: the application is not there, or did not come. */
export function NoPerson({ error, retry }: NoPersonProps) {
  const t = useMessages(personMessages);
  if (!error.is('unknownApplication'))
    return <LoadFailure failure={{ error, retry }}>{t('person.failed')}</LoadFailure>;
  return (
    <Card padding="none" className={css.nobody}>
      <EmptyState title={t('person.notFound')} description={t('perhapsDeleted')} headingLevel={1} />
    </Card>
  );
}
