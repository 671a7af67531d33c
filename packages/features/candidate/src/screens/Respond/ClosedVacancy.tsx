import type { ApiError } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, Link, LinkButton, Text } from '@kasb/ui';
import { useId } from 'react';
import { useOtherVacancies } from '../../data/useOtherVacancies.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import * as css from './Respond.css.ts';

/** A vacancy that nobody can respond to any more: those like it, or the newest, and the way to all. */
export function ClosedVacancy({ error }: { error: ApiError }) {
  const t = useMessages(respondingMessages);
  const links = useLinks();
  const titleId = useId();
  const others = useOtherVacancies(error);
  return (
    <Card>
      <EmptyState
        headingLevel={1}
        title={t('vacancyClosed')}
        actions={
          <LinkButton variant="primary" href={links.vacancies()}>
            {t('respond.others')}
          </LinkButton>
        }
      />
      {others.length > 0 && (
        <section aria-labelledby={titleId}>
          <Text as="strong" weight="strong" id={titleId}>
            {t('similarVacancies')}
          </Text>
          <ul className={css.others}>
            {others.map((vacancy) => (
              <li key={vacancy.id}>
                <Link href={links.vacancy(vacancy.id)}>{vacancy.title}</Link>
                <Text tone="muted" size="sm">
                  {[vacancy.company_name, vacancy.location].filter(Boolean).join(', ')}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
