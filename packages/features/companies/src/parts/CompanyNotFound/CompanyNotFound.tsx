import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';

/** A company that is unknown, deleted or somebody else's: the provider never tells them apart. */
export function CompanyNotFound() {
  const t = useMessages(companiesMessages);
  const links = useLinks();
  return (
    <Card>
      <EmptyState
        title={t('companyNotFound')}
        description={t('perhapsDeleted')}
        actions={<LinkButton href={links.companies()}>{t('companies')}</LinkButton>}
      />
    </Card>
  );
}
