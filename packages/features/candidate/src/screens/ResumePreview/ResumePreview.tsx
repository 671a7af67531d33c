'use client';
import type { MessagesOf } from '@kasb/kit';
import { LoadFailure, match, Screen, useFormat, useLinks, useMessages, useUser } from '@kasb/kit';
import { BackLink, Button, LoadingRegion, Page, Skeleton, Text } from '@kasb/ui';
import { ResumeDocument } from '@kasb/ui/recruitment';
import { Printer } from 'lucide-react';
import { useResume } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import * as css from './ResumePreview.css.ts';

export interface ResumePreviewProps {
  /** Of the path `/my/resumes/{id}/preview`. */
  resumeId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof resumeMessages>;
}

/** The resume as an employer sees it, on a sheet that prints (docs/domain.md#resume-document). */
export function ResumePreview({ resumeId, messages }: ResumePreviewProps) {
  return (
    <Screen bundle={resumeMessages} overrides={messages}>
      <Page width="narrow" className={css.page}>
        <Sheet resumeId={resumeId} />
      </Page>
    </Screen>
  );
}

function Sheet({ resumeId }: { resumeId: string }) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const format = useFormat();
  const user = useUser();
  const resume = useResume(resumeId);
  const waiting = (
    <LoadingRegion>
      <Skeleton height={480} />
    </LoadingRegion>
  );
  return (
    <>
      <div className={css.top}>
        <BackLink href={links.myResume(resumeId)}>{t('preview.back')}</BackLink>
        <Text tone="muted">{t('step.paper')}</Text>
        <Button variant="primary" icon={<Printer />} onPress={() => print()}>
          {t('print')}
        </Button>
      </div>
      {match(resume, {
        loading: () => waiting,
        error: (failure) => (
          <LoadFailure failure={failure} pageTitle={t('list.title')}>
            {t('page.failed')}
          </LoadFailure>
        ),
        ready: ({ data }) =>
          user ? (
            <ResumeDocument
              headingLevel={1}
              name={[user.firstName, user.lastName].filter(Boolean).join(' ')}
              resume={data}
              note={format.phone(user.phone)}
            />
          ) : (
            waiting
          ),
      })}
    </>
  );
}
