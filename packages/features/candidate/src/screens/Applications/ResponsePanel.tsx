import type { CandidateResponse } from '@kasb/contract';
import { sameOriginPath, useLinks, useMessages, useNavigate } from '@kasb/kit';
import { useFormat } from '@kasb/kit';
import { Avatar, Banner, Button, Card, Heading, Link, Text } from '@kasb/ui';
import { SalaryText } from '@kasb/ui/recruitment';
import { Video } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSeen } from '../../data/useConversation.ts';
import { candidateMessages } from '../../messages/index.ts';
import { standingOf, stepOf } from '../../model/standing.ts';
import { StandingBadge } from '../../parts/StandingBadge.tsx';
import { useNextLine } from '../../parts/useNextLine.ts';
import * as css from './Applications.css.ts';
import { Completion } from './Completion.tsx';
import { Composer } from './Composer.tsx';
import { Feed } from './Feed.tsx';
import { Steps } from './Steps.tsx';
import { Withdrawal } from './Withdrawal.tsx';

export interface ResponsePanelProps {
  response: CandidateResponse;
  /** 1 where it is the whole page. */
  headingLevel: 1 | 2;
  /** It was taken back and is there no more. */
  onGone: () => void;
}

/** The open response: the vacancy, the step, what is next, what happened, and the way to take it back. */
export function ResponsePanel({ response, headingLevel, onGone }: ResponsePanelProps) {
  const t = useMessages(candidateMessages);
  const links = useLinks();
  const nextLine = useNextLine();
  const { vacancy = {} } = response;
  const { id: vacancyId, title, company_name: company, location, currency } = vacancy;
  const standing = standingOf(response);
  const under = headingLevel === 1 ? 2 : 3;
  const step = standing && stepOf[standing];
  const composer = useRef<HTMLTextAreaElement>(null);
  const markSeen = useSeen();
  const seen = useEffectEvent((id: string) => void markSeen(id));
  const unread = response.unread_count ?? 0;
  useEffect(() => {
    if (unread > 0) seen(response.id);
  }, [response.id, unread]);
  return (
    <Card as="section" aria-label={t('panel.label')} className={css.panel}>
      <div className={css.head}>
        <Avatar name={company ?? ''} shape="square" size={56} />
        <div className={css.names}>
          <Heading level={headingLevel} className={css.name}>
            {vacancyId !== undefined && vacancy.is_open !== false ? (
              <Link variant="inherit" href={links.vacancy(vacancyId)}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          <Text tone="muted">{[company, location].filter(Boolean).join(', ')}</Text>
          <SalaryText minimum={vacancy.salary_min} maximum={vacancy.salary_max} currency={currency ?? 'UZS'} />
        </div>
        <span className={css.badge}>
          <StandingBadge response={response} />
        </span>
      </div>
      {step !== undefined && <Steps step={step} />}
      {vacancy.is_open === false && <Banner tone="neutral">{t('vacancyClosed')}</Banner>}
      {response.next?.kind === 'interview' ? (
        <InterviewStep next={response.next} />
      ) : standing === 'offer' ? (
        <Banner
          tone="caution"
          title={t('next.offer')}
          action={
            <Button variant="primary" onPress={() => composer.current?.focus()}>
              {t('home.answer')}
            </Button>
          }
        />
      ) : (
        standing !== 'withdrawn' && <Text tone="muted">{nextLine(response)}</Text>
      )}
      <Completion response={response} headingLevel={under} />
      <Feed response={response} headingLevel={under} />
      {standing !== 'withdrawn' && <Composer key={response.id} ref={composer} responseId={response.id} />}
      <Withdrawal response={response} onGone={onGone} />
    </Card>
  );
}

function InterviewStep({ next: { until, link } }: { next: NonNullable<CandidateResponse['next']> }) {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const path = link === undefined ? undefined : sameOriginPath(link);
  return (
    <Banner
      className={css.interview}
      tone="promote"
      icon={<Video />}
      title={t('next.interview')}
      action={
        path !== undefined && (
          <Button variant="primary" isFullWidth onPress={() => navigate(path)}>
            {t('next.startInterview')}
          </Button>
        )
      }
    >
      {until && t('next.interviewText', { day: format.dayMonth(until) })}
    </Banner>
  );
}
