import type { Application } from '@kasb/contract';
import { LoadFailure, match, useLinks, useMessages } from '@kasb/kit';
import { Card, Heading, List, ListRow } from '@kasb/ui';
import { ApplicationStatusBadge } from '@kasb/ui/recruitment';
import { useId } from 'react';
import { useSamePerson } from '../../data/usePerson.ts';
import { useReasonText } from '../../data/useReasonText.ts';
import { personMessages } from '../../messages/person/index.ts';
import { useMoments } from '../../parts/useMoments.ts';
import { useSourceText } from '../../parts/useSourceText.ts';
import * as css from './Person.css.ts';

/** Other applications with the same phone, where there are any. */
export function SamePerson({ application }: { application: Application }) {
  const count = application.same_person_count ?? 0;
  return count > 0 && <Others application={application} count={count} />;
}

function Others({ application: { id, vacancy_id: vacancyId }, count }: { application: Application; count: number }) {
  const t = useMessages(personMessages);
  const links = useLinks();
  const moments = useMoments();
  const sourceText = useSourceText();
  const reasonText = useReasonText();
  const titleId = useId();
  const query = useSamePerson(id);
  const title = t('same.title', { count });
  return (
    <Card as="section" aria-labelledby={titleId} padding="none">
      <Heading id={titleId} level={2} className={css.sameHead}>
        {title}
      </Heading>
      {match(query, {
        loading: () => null,
        error: (failure) => (
          <LoadFailure failure={failure} isQuiet>
            {t('same.failed')}
          </LoadFailure>
        ),
        ready: ({ data: { items } }) => (
          <List label={title}>
            {items.map((other) => (
              <ListRow
                key={other.id}
                id={other.id}
                href={links.application(other.id)}
                title={other.vacancy_id === vacancyId ? t('same.vacancy') : (other.vacancy.title ?? t('untitled'))}
                meta={[
                  `${sourceText(other.source)}, ${moments.day(other.created_at)}`,
                  other.refusal?.reason && reasonText(other.refusal.reason),
                ]
                  .filter(Boolean)
                  .join('. ')}
                badge={<ApplicationStatusBadge status={other.status} />}
              />
            ))}
          </List>
        ),
      })}
    </Card>
  );
}
