import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyList.css.ts';

export interface NoVacanciesProps {
  /** The company whose list it is, if it is one company's. */
  companyId: string | undefined;
}

/** Before the first vacancy: the two ways to write it. */
export function NoVacancies({ companyId }: NoVacanciesProps) {
  const t = useMessages(vacanciesMessages);
  const links = useLinks();
  return (
    <Card padding="none" className={css.empty}>
      <EmptyState
        title={t('vacanciesHere')}
        description={t('list.emptyHint')}
        actions={
          <>
            <LinkButton variant="primary" href={links.aiBuilder()}>
              {t('buildWithAi')}
            </LinkButton>
            {companyId === undefined ? (
              <LinkButton variant="secondary" href={links.createVacancy()}>
                {t('list.fill')}
              </LinkButton>
            ) : (
              <LinkButton variant="secondary" href={links.createCompanyVacancy(companyId)}>
                {t('createVacancy')}
              </LinkButton>
            )}
          </>
        }
      />
    </Card>
  );
}
