import { useLinks, useMessages } from '@kasb/kit';
import { Button, Card, EmptyState, LinkButton } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';

export interface NotFoundProps {
  what: 'vacancy' | 'company';
  /** Tries again, where it may well be there. @default there is nothing to try */
  retry?: (() => void) | undefined;
}

/**
 * What is absent, someone else's, or did not load: the provider never tells them apart, so one text for all of them.
 */
export function NotFound({ what, retry }: NotFoundProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  const isVacancy = what === 'vacancy';
  return (
    <Card>
      <EmptyState
        hasStar={false}
        headingLevel={isVacancy ? 1 : 2}
        title={t(isVacancy ? 'vacancyNotFound' : 'companyNotFound')}
        description={t('perhapsDeleted')}
        actions={
          <>
            <LinkButton variant="secondary" href={isVacancy ? links.employerVacancies() : links.companies()}>
              {t(isVacancy ? 'vacancy.toList' : 'toCompanies')}
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
