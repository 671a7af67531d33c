import { Person } from '@kasb/applications';
import type { PersonProps } from '@kasb/applications';
import { useMessages } from '@kasb/kit';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

// Most applicants have neither, and those who have are looked at first.
const HeadHunterResume = lazy(async () => ({ default: (await import('@kasb/headhunter')).HeadHunterResume }));
const InterviewAnswers = lazy(async () => ({ default: (await import('@kasb/interview')).InterviewAnswers }));

const externalResume: PersonProps['externalResume'] = (resumeId, negotiationId, vacancyId) => (
  <Suspense>
    <HeadHunterResume {...{ resumeId, negotiationId, vacancyId }} />
  </Suspense>
);
const interviewAnswers: PersonProps['interviewAnswers'] = (vacancyId, applicationId) => (
  <Suspense>
    <InterviewAnswers {...{ vacancyId, applicationId }} />
  </Suspense>
);

/** `/employer/applications/{id}`: the query is that of the list that one came from. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.applicant'));
  const { applicationId = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <Person
      applicationId={applicationId}
      query={query}
      externalResume={externalResume}
      interviewAnswers={interviewAnswers}
    />
  );
}
