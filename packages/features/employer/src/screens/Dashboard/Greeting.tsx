import { useFormat, useKasb, useLinks, useMessages, useUser } from '@kasb/kit';
import { Heading, LinkButton, Skeleton, Text } from '@kasb/ui';
import { Plus, Sparkles } from 'lucide-react';
import { employerMessages } from '../../messages/index.ts';
import { partOfDay } from '../../model/greeting.ts';
import * as css from './Dashboard.css.ts';

export interface GreetingProps {
  /** Milliseconds. */
  now: number;
  /** How many applications are new; absent while they are counted. */
  applied: number | undefined;
}

/** Good morning, what day it is, what waits, and the two ways to a new vacancy. */
export function Greeting({ now, applied }: GreetingProps) {
  const t = useMessages(employerMessages);
  const links = useLinks();
  const { timeZone } = useKasb();
  const format = useFormat();
  const name = useUser()?.firstName;
  const greeting = t(`greeting.${partOfDay(now, timeZone)}`);
  return (
    <div className={css.head}>
      <div className={css.greeting}>
        <Heading level={1}>{name ? t('greeting.name', { greeting, name }) : greeting}</Heading>
        <Text tone="muted">
          {applied === undefined ? (
            <>
              <span>{`${format.weekday(now)}. `}</span>
              <Skeleton className={css.waitingGhost} width={206} />
            </>
          ) : (
            `${format.weekday(now)}. ${applied > 0 ? t('greeting.waiting', { count: applied }) : ''}`
          )}
        </Text>
      </div>
      <div className={css.actions}>
        <LinkButton className={css.action} href={links.aiBuilder()} icon={<Sparkles />}>
          {t('buildWithAi')}
        </LinkButton>
        <LinkButton className={css.action} variant="primary" href={links.createVacancy()} icon={<Plus />}>
          {t('createVacancy')}
        </LinkButton>
      </div>
    </div>
  );
}
