'use client';
import type { InterviewSubmission } from '@kasb/contract';
import { LoadFailure, Screen, useFormat, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Badge, Card, EmptyState, Fact, Facts, Inline, LinkButton, LoadingRegion, Select, Skeleton } from '@kasb/ui';
import { Calendar, Phone, Settings2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useSubmissions } from '../../data/useSubmissions.ts';
import { interviewMessages } from '../../messages/index.ts';
import { AnsweredQuestion } from './AnsweredQuestion.tsx';
import * as css from './InterviewAnswers.css.ts';

export interface InterviewAnswersProps {
  vacancyId: string;
  /** Only what the candidate of this application handed in. @default every candidate of the vacancy */
  applicationId?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof interviewMessages>;
}

/** What candidates answered in the interview of a vacancy, question by question; a block for the host's page. */
export function InterviewAnswers({ messages, ...props }: InterviewAnswersProps) {
  return (
    <Screen bundle={interviewMessages} overrides={messages}>
      <AnswersCard {...props} />
    </Screen>
  );
}

function AnswersCard({ vacancyId, applicationId }: Omit<InterviewAnswersProps, 'messages'>) {
  const t = useMessages(interviewMessages);
  const links = useLinks();
  const format = useFormat();
  const { list, refresh } = useSubmissions(vacancyId, applicationId);
  const [chosen, setChosen] = useState<string>();
  const shown = list.items ?? [];
  const nameOf = ({ name, is_hidden: isHidden }: InterviewSubmission) =>
    name ?? t(isHidden ? 'dataHidden' : 'nameless');
  const submission = shown.find(({ id }) => id === chosen) ?? shown[0];
  return (
    <Card
      padding="none"
      title={t('answers.title')}
      action={
        <LinkButton size="sm" icon={<Settings2 />} href={links.interviewSetup(vacancyId, applicationId)}>
          {t('answers.setUp')}
        </LinkButton>
      }
    >
      {list.status === 'loading' && (
        <LoadingRegion>
          <div className={css.body}>
            <Skeleton width="40%" />
            <Skeleton height={180} />
          </div>
        </LoadingRegion>
      )}
      {list.failure && (
        <div className={css.body}>
          <LoadFailure failure={list.failure} isQuiet>
            {t('answers.failed')}
          </LoadFailure>
        </div>
      )}
      {list.items && !submission && !list.failure && (
        <EmptyState
          size="sm"
          hasStar={false}
          headingLevel={3}
          title={t(applicationId === undefined ? 'answers.empty' : 'answers.notThis')}
          description={t('answers.emptyHint')}
        />
      )}
      {submission && (
        <>
          <div className={css.body}>
            {shown.length > 1 && (
              <Select
                label={t('candidates')}
                options={shown.map((each) => ({ value: each.id, label: nameOf(each) }))}
                value={submission.id}
                onChange={setChosen}
              />
            )}
            <Facts>
              {shown.length === 1 && <Fact icon={<UserRound />}>{nameOf(submission)}</Fact>}
              {submission.phone && <Fact icon={<Phone />}>{format.phone(submission.phone)}</Fact>}
              {submission.submitted_at && (
                <Fact icon={<Calendar />}>
                  {t('answers.submitted', { time: format.dateTime(submission.submitted_at) })}
                </Fact>
              )}
            </Facts>
            {submission.is_hidden && submission.name && (
              <Inline>
                <Badge>{t('dataHidden')}</Badge>
              </Inline>
            )}
            {submission.phone && !submission.is_confirmed && (
              <Inline>
                <Badge tone="caution">{t('answers.unconfirmed')}</Badge>
              </Inline>
            )}
          </div>
          {!submission.is_hidden && (
            <ol key={submission.id} className={css.list}>
              {submission.answers.map((answer, index) => (
                <AnsweredQuestion key={answer.question_id} answer={answer} number={index + 1} onRefresh={refresh} />
              ))}
            </ol>
          )}
        </>
      )}
    </Card>
  );
}
