import type { Application } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { DescriptionList, EmptyState } from '@kasb/ui';
import { personMessages } from '../../messages/person/index.ts';
import { isClosed, toldCount } from '../../model/standing.ts';
import { useTold } from '../../parts/useTold.tsx';
import * as css from './Person.css.ts';

/** What was told besides a resume: two facts, and answers to the company's questions. */
export function AnswersTab({ application }: { application: Application }) {
  const t = useMessages(personMessages);
  const items = useTold(application);
  return (
    <div className={css.section}>
      {toldCount(application) === 0 || isClosed(application) ? (
        <EmptyState
          size="sm"
          hasStar={false}
          headingLevel={2}
          title={t('answers.none')}
          description={isClosed(application) ? undefined : t('answers.noneHint')}
        />
      ) : (
        <DescriptionList items={items} />
      )}
    </div>
  );
}
