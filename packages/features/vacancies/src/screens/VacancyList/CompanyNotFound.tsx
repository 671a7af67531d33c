import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';

/** The company of the address is absent, deleted or someone else's: the provider never tells them apart. */
export function CompanyNotFound() {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  return (
    <Card>
      <EmptyState
        hasStar={false}
        headingLevel={2}
        title={t('companyNotFound')}
        description={t('perhapsDeleted')}
        actions={
          <LinkButton variant="secondary" href={links.companies()}>
            {t('toCompanies')}
          </LinkButton>
        }
      />
    </Card>
  );
}
