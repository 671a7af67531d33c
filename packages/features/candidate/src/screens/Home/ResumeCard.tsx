import { resumeParts } from '@kasb/contract';
import type { CandidateDashboard } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import { Card, Link, LinkButton, ProgressBar, Text } from '@kasb/ui';
import { Eye } from 'lucide-react';
import { candidateMessages } from '../../messages/index.ts';
import { PdfButton } from '../../parts/PdfButton.tsx';
import * as css from './Home.css.ts';

export interface ResumeCardProps {
  home: CandidateDashboard;
  /** The host has a page of resumes. */
  hasPage: boolean;
  className: string;
}

const visibilities = ['everyone', 'responded', 'nobody'] as const;

/** The default resume, how complete it is and what is missing; before the first the way to make one. */
export function ResumeCard({ home: { resume, resumes_count: count = 0 }, hasPage, className }: ResumeCardProps) {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const links = useLinks();
  if (!resume)
    return (
      <Card className={className} title={t('home.makeResume')}>
        <div className={css.stack}>
          <Text tone="muted">{t('home.makeResumeHint')}</Text>
          <LinkButton href={links.myResumes()}>{t('makeResume')}</LinkButton>
        </div>
      </Card>
    );
  const missing = resumeParts.filter((part) => resume.missing.includes(part)).map((part) => t(`home.part.${part}`));
  const seenBy = visibilities.find((each) => each === resume.visibility);
  return (
    <Card
      className={className}
      title={t('home.resume')}
      action={hasPage && <Link href={links.myResumes()}>{t('home.allResumes', { count })}</Link>}
    >
      <div className={css.stack}>
        <div className={css.tight}>
          <span className={css.strong}>{resume.title}</span>
          {resume.updated_at && (
            <span className={css.quiet}>{t('updatedOn', { day: format.longDate(resume.updated_at) })}</span>
          )}
        </div>
        {resume.completeness !== undefined && (
          <div className={css.tight}>
            <div className={css.sectionHead}>
              <span className={css.quiet}>{t('filled')}</span>
              <span className={css.strong}>{t('home.percent', { count: resume.completeness })}</span>
            </div>
            <ProgressBar label={t('filled')} value={resume.completeness} limit={100} isValueHidden />
            {missing.length > 0 && <span className={css.quiet}>{t('home.left', { list: missing.join(', ') })}</span>}
          </div>
        )}
        {seenBy && (
          <span className={css.seen}>
            <Eye aria-hidden />
            <span>{t(`home.seenBy.${seenBy}`)}</span>
          </span>
        )}
        {hasPage && (
          <div className={css.halves}>
            <LinkButton variant="tinted" size="sm" href={links.myResumes()}>
              {t('complete')}
            </LinkButton>
            {resume.id !== undefined && <PdfButton size="sm" resumeId={resume.id} />}
          </div>
        )}
      </div>
    </Card>
  );
}
