import { useLinks, useMessages } from '@kasb/kit';
import { Button, Card, EmptyState, LinkButton } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';

export interface NotFoundProps {
  /** Tries again, where the vacancy may well be there. */
  retry: (() => void) | undefined;
}

/** A vacancy that is absent, someone else's, or did not load: one text for all of them. */
export function NotFound({ retry }: NotFoundProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  return (
    <Card>
      <EmptyState
        hasStar={false}
        headingLevel={2}
        title={t('vacancyNotFound')}
        description={t('perhapsDeleted')}
        actions={
          <>
            <LinkButton variant="secondary" href={links.employerVacancies()}>
              {t('vacancy.toList')}
            </LinkButton>
            {retry && (
              <Button variant="quiet" onPress={retry}>
                {t('retry')}
              </Button>
            )}
          </>
        }
      />
    </Card>
  );
}
