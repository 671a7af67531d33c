'use client';
import type { Resume } from '@kasb/contract';
import type { MessagesOf } from '@kasb/kit';
import { LoadFailure, match, Screen, useLinks, useMessages } from '@kasb/kit';
import { BackLink, Heading, LinkButton, LoadingRegion, Page, Skeleton, Stack, Text, useIsNarrow } from '@kasb/ui';
import { Download, Eye } from 'lucide-react';
import { useRef } from 'react';
import { useResume } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { useNotice } from '../../parts/notice.ts';
import { PdfButton } from '../../parts/PdfButton.tsx';
import { FileCard } from '../../parts/ResumeFile/FileCard.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Completeness } from './Completeness.tsx';
import { ResumeMenu } from './ResumeMenu.tsx';
import * as css from './ResumePage.css.ts';
import { ResumeSections } from './ResumeSections.tsx';
import { VisibilityCard } from './VisibilityCard.tsx';

export interface ResumePageProps {
  /** Of the path `/my/resumes/{id}`. */
  resumeId: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof resumeMessages>;
}

/** One's own resume as a document whose sections are changed in their place (docs/domain.md#resume-document). */
export function ResumePage({ resumeId, messages }: ResumePageProps) {
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  return (
    <Screen bundle={resumeMessages} overrides={messages}>
      <div ref={page}>
        <Page>
          <Loaded key={resumeId} resumeId={resumeId} isNarrow={isNarrow} />
        </Page>
      </div>
    </Screen>
  );
}

function Loaded({ resumeId, isNarrow }: { resumeId: string; isNarrow: boolean }) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  useNotice();
  const query = useResume(resumeId);
  return (
    <>
      <BackLink href={links.myResumes()}>{t('list.title')}</BackLink>
      {match(query, {
        loading: () => (
          <LoadingRegion>
            <Stack gap={5}>
              <Skeleton width="50%" height={30} />
              <Skeleton height={320} />
            </Stack>
          </LoadingRegion>
        ),
        error: (failure) => (
          <LoadFailure failure={failure} pageTitle={t('list.title')}>
            {t('page.failed')}
          </LoadFailure>
        ),
        ready: ({ data }) => <Opened resume={data} isNarrow={isNarrow} />,
      })}
    </>
  );
}

function Opened({ resume, isNarrow }: { resume: Resume; isNarrow: boolean }) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const { moments } = useNow();
  const preview = (
    <LinkButton className={css.preview} icon={<Eye />} href={links.resumePreview(resume.id)}>
      {t('page.preview')}
    </LinkButton>
  );
  return (
    <>
      <div className={css.head}>
        <div className={css.names}>
          <Heading level={1}>{resume.title}</Heading>
          <Text tone="muted">
            {[
              resume.is_default && t('page.default'),
              resume.updated_at && t('updatedOn', { day: moments.dayOrTime(resume.updated_at) }),
            ]
              .filter(Boolean)
              .join('. ')}
          </Text>
        </div>
        <div className={css.actions}>
          {!isNarrow && preview}
          <PdfButton variant="primary" icon={<Download />} resumeId={resume.id} />
          <ResumeMenu resume={resume} />
          {isNarrow && preview}
        </div>
      </div>
      <div className={css.columns}>
        <ResumeSections resume={resume} isNarrow={isNarrow} />
        <div className={css.rail}>
          <Completeness resume={resume} />
          <VisibilityCard resume={resume} />
          <FileCard resume={resume} />
        </div>
      </div>
    </>
  );
}
