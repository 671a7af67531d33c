import type { Application } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { DescriptionList, Heading } from '@kasb/ui';
import { applicationsMessages } from '../../messages/index.ts';
import { useTold } from '../useTold.tsx';
import * as css from './ApplicationPanel.css.ts';

/** What an applicant told besides a message, where they told anything. */
export function Told({ application }: { application: Application }) {
  const t = useMessages(applicationsMessages);
  const items = useTold(application);
  if (items.every(({ value }) => value === undefined)) return null;
  return (
    <section className={css.section}>
      <Heading level={3} className={css.label}>
        {t('told.title')}
      </Heading>
      <DescriptionList items={items} />
    </section>
  );
}
