import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { applicationsMessages } from '../../messages/index.ts';
import * as css from './ApplicationBrowser.css.ts';

/** Before the first application. */
export function NoApplications() {
  const t = useMessages(applicationsMessages);
  const links = useLinks();
  return (
    <Card padding="none" className={css.empty}>
      <EmptyState
        title={t('list.empty')}
        description={t('list.emptyHint')}
        actions={
          <LinkButton variant="secondary" href={links.employerVacancies()}>
            {t('list.toVacancies')}
          </LinkButton>
        }
      />
    </Card>
  );
}
