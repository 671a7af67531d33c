'use client';
import type { MessagesOf } from '@kasb/kit';
import { match, Screen, useLinks, useMessages } from '@kasb/kit';
import { BackLink, Page } from '@kasb/ui';
import { useResume } from '../../data/useResume.ts';
import type { ResumeKey } from '../../data/useResume.ts';
import { headhunterMessages } from '../../messages/index.ts';
import { NoResume, NoResumeWithin } from './NoResume.tsx';
import { ResumeArticle } from './ResumeArticle.tsx';
import { ResumeSkeleton, ResumeSkeletonWithin } from './ResumeSkeleton.tsx';
import { ResumeWithin } from './ResumeWithin.tsx';

export interface ResumeProps {
  /** Of the path `/employer/hh-resume/{resumeId}`. */
  resumeId: string | null | undefined;
  /** `negotiation_id` of the query. */
  negotiationId: string | null | undefined;
  /** `vacancy_id` of the query. */
  vacancyId: string | null | undefined;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof headhunterMessages>;
}

/** A candidate's resume at HeadHunter; nothing is asked without all three ids (docs/domain.md#headhunter-resume). */
export function Resume({ messages, resumeId, negotiationId, vacancyId }: ResumeProps) {
  const isNamed = resumeId && negotiationId && vacancyId;
  return (
    <Screen bundle={headhunterMessages} overrides={messages}>
      <Page>
        <BackToApplications vacancyId={vacancyId} />
        {isNamed ? (
          <NamedResume key={`${resumeId} ${negotiationId} ${vacancyId}`} {...{ resumeId, negotiationId, vacancyId }} />
        ) : (
          <NoResume reason="missing" />
        )}
      </Page>
    </Screen>
  );
}

export interface HeadHunterResumeProps {
  resumeId: string;
  negotiationId: string;
  vacancyId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof headhunterMessages>;
}

/** The same resume in the parts of any other, for a page that names the candidate. */
export function HeadHunterResume({ messages, ...ids }: HeadHunterResumeProps) {
  return (
    <Screen bundle={headhunterMessages} overrides={messages}>
      <InnerResume {...ids} />
    </Screen>
  );
}

function InnerResume(props: ResumeKey) {
  const { query, resume, contacts } = useResume(props);
  return match(query, {
    loading: () => <ResumeSkeletonWithin />,
    error: ({ error, retry }) => <NoResumeWithin reason="failed" error={error} retry={retry} />,
    ready: () => (resume ? <ResumeWithin resume={resume} contacts={contacts} /> : <NoResumeWithin reason="notFound" />),
  });
}

function NamedResume(props: ResumeKey) {
  const { query, resume, contacts } = useResume(props);
  return match(query, {
    loading: () => <ResumeSkeleton />,
    error: ({ error, retry }) => <NoResume reason="failed" error={error} retry={retry} />,
    ready: () => (resume ? <ResumeArticle resume={resume} contacts={contacts} /> : <NoResume reason="notFound" />),
  });
}

function BackToApplications({ vacancyId }: Pick<ResumeProps, 'vacancyId'>) {
  const t = useMessages(headhunterMessages);
  const links = useLinks();
  return vacancyId ? (
    <BackLink href={links.vacancyApplications(vacancyId)}>{t('resume.toVacancy')}</BackLink>
  ) : (
    <BackLink href={links.applications()}>{t('toApplications')}</BackLink>
  );
}
