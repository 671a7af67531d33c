'use client';
import type { MessagesOf } from '@kasb/kit';
import { LoadFailure, match, Screen, useLinks, useMessages } from '@kasb/kit';
import { Card, EmptyState, LinkButton, LoadingRegion, Page, Skeleton } from '@kasb/ui';
import { ResumeDocument } from '@kasb/ui/recruitment';
import { useSharedResume } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import * as css from './ResumePreview.css.ts';

export interface SharedResumeProps {
  /** Of the path `/resume/{shareToken}`. */
  token: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof resumeMessages>;
}

/** A resume by its link: without last name and phone, until its owner closes it (docs/domain.md#resume-visibility). */
export function SharedResume({ token, messages }: SharedResumeProps) {
  return (
    <Screen bundle={resumeMessages} overrides={messages}>
      <Page width="narrow" className={css.page}>
        <Shared token={token} />
      </Page>
    </Screen>
  );
}

function Shared({ token }: { token: string }) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  return match(useSharedResume(token), {
    loading: () => (
      <LoadingRegion>
        <Skeleton height={480} />
      </LoadingRegion>
    ),
    error: (failure) =>
      failure.error.is('unknownResume') ? (
        <Card>
          <EmptyState
            headingLevel={1}
            title={t('shared.gone')}
            actions={<LinkButton href={links.vacancies()}>{t('seeVacancies')}</LinkButton>}
          />
        </Card>
      ) : (
        <LoadFailure failure={failure}>{t('page.failed')}</LoadFailure>
      ),
    ready: ({ data }) => <ResumeDocument headingLevel={1} name={data.first_name ?? ''} resume={data} />,
  });
}
