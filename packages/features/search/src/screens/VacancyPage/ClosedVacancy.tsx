import { similarVacancies } from '@kasb/contract';
import type { ApiError } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, Heading, LinkButton } from '@kasb/ui';
import { useId } from 'react';
import { searchMessages } from '../../messages/index.ts';
import { VacancyCard } from '../../parts/VacancyCard/VacancyCard.tsx';
import * as css from './VacancyPage.css.ts';

export interface ClosedVacancyProps {
  /** `vacancyClosed`, with the vacancies that came with it. */
  error: ApiError;
}

/** A vacancy that was public once: those like it, and the way to all. */
export function ClosedVacancy({ error }: ClosedVacancyProps) {
  const t = useMessages(searchMessages);
  const links = useLinks();
  const titleId = useId();
  const similar = similarVacancies(error);
  return (
    <>
      <Card>
        <EmptyState
          headingLevel={1}
          title={t('vacancyClosed')}
          description={similar.length > 0 ? t('vacancy.closedHint') : t('vacancy.closedAloneHint')}
          actions={
            <LinkButton variant="secondary" href={links.vacancies()}>
              {t('list.title')}
            </LinkButton>
          }
        />
      </Card>
      {similar.length > 0 && (
        <section className={css.similar} aria-labelledby={titleId}>
          <Heading level={2} id={titleId}>
            {t('similarVacancies')}
          </Heading>
          <ul className={css.cards}>
            {similar.map((vacancy) => (
              <li key={vacancy.id}>
                <VacancyCard vacancy={vacancy} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
