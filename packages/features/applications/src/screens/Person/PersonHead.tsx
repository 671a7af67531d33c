import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useKasb, useLinks, useMessages } from '@kasb/kit';
import { Avatar, Card, Fact, Facts, Heading, Link, Text } from '@kasb/ui';
import { ApplicationStatusBadge, ResumeTags, useResumeWords } from '@kasb/ui/recruitment';
import { CalendarDays, Clock, MapPin, WalletMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import { personMessages } from '../../messages/person/index.ts';
import { isClosed } from '../../model/standing.ts';
import { FunnelSteps } from '../../parts/FunnelSteps/FunnelSteps.tsx';
import { useApplicantName } from '../../parts/useApplicantName.ts';
import { useMoments } from '../../parts/useMoments.ts';
import { useSourceText } from '../../parts/useSourceText.ts';
import { Contacts } from './Contacts.tsx';
import * as css from './Person.css.ts';

export interface PersonHeadProps {
  application: Application;
  /** The status to show. */
  status: string | undefined;
  onMove: (status: SettableApplicationStatus) => void;
  /** The buttons of the next step; elsewhere on a phone. */
  decision: ReactNode;
  onShowKeys: () => void;
  onShowInterview: () => void;
}

/** Who applied for what and when, how to reach them, and where they stand. */
export function PersonHead({ application, status, onMove, decision, ...menu }: PersonHeadProps) {
  const t = useMessages(personMessages);
  const links = useLinks();
  const { locale } = useKasb();
  const moments = useMoments();
  const sourceText = useSourceText();
  const words = useResumeWords();
  const name = useApplicantName(application);
  const closed = isClosed(application);
  const { vacancy, vacancy_id: vacancyId, stage, resume, facts, city, created_at: createdAt } = application;
  const stageName = (locale === 'uz' && stage?.name_uz) || stage?.name;
  const start = resume?.start ?? facts?.start;
  const told: readonly [icon: ReactNode, text: string | undefined][] = closed
    ? []
    : [
        [<MapPin key="city" />, city ?? (resume && words.place(resume))],
        [<Clock key="experience" />, resume && words.experience(resume.experience)],
        [<WalletMinimal key="salary" />, resume && words.salary(resume)],
        [<CalendarDays key="start" />, start && words.terms({ start }).start],
      ];
  const came = [t('person.came', { when: moments.dateTime(createdAt) }), sourceText(application.source)].join(', ');
  return (
    <Card as="section" aria-label={name} className={css.headCard}>
      <div className={css.head}>
        <Avatar name={closed && !application.candidate.name ? '' : name} size={56} />
        <div className={css.names}>
          <div className={css.title}>
            <Heading level={1} className={css.wrap}>
              {name}
            </Heading>
            <ApplicationStatusBadge status={status} />
            {stageName && status === application.status && <ResumeTags tags={[stageName]} />}
          </div>
          <Text tone="muted" className={css.wrap}>
            {vacancyId ? (
              <Link href={links.employerVacancy(vacancyId)}>{vacancy.title ?? t('untitled')}</Link>
            ) : (
              <span>{vacancy.title}</span>
            )}
            <span>{`, ${came}`}</span>
          </Text>
          <Facts>
            {told.map(
              ([icon, text]) =>
                text && (
                  <Fact key={text} icon={icon}>
                    {text}
                  </Fact>
                ),
            )}
          </Facts>
        </div>
        <Contacts application={application} isClosed={closed} {...menu} />
      </div>
      {!closed && (
        <div className={css.steps}>
          <FunnelSteps status={status} onChange={onMove} className={css.funnel} />
          {decision}
        </div>
      )}
    </Card>
  );
}
