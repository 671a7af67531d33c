import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton, Page } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';

/** What a company page shows without a user. */
export function AuthorizationRequired() {
  const t = useMessages(companiesMessages);
  const links = useLinks();
  return (
    <Page width="mid">
      <Card>
        <EmptyState
          headingLevel={2}
          title={t('auth.title')}
          description={t('auth.text')}
          actions={
            <LinkButton variant="primary" href={links.home()}>
              {t('home')}
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
}
