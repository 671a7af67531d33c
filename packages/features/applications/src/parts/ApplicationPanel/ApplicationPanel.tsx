import type { Application, SettableApplicationStatus } from '@kasb/contract';
import type { QueryState } from '@kasb/kit';
import { useFormat, useLinks, useMessages, useWords } from '@kasb/kit';
import { Banner, Card, DescriptionList, Heading, Link, Text } from '@kasb/ui';
import { ChevronRight, FileUser } from 'lucide-react';
import { applicationsMessages } from '../../messages/index.ts';
import { wasUpdated } from '../../model/history.ts';
import { useApplicantName } from '../useApplicantName.ts';
import { useSourceText } from '../useSourceText.ts';
import * as css from './ApplicationPanel.css.ts';
import { History } from './History.tsx';
import { PanelHead } from './PanelHead.tsx';
import { Stage } from './Stage.tsx';
import { Told } from './Told.tsx';

export interface ApplicationPanelProps {
  application: Application;
  /** The same with its history, as it is read. */
  query: QueryState<Application>;
  /** The applicant's own page. */
  href: string;
  /** The status to show. */
  status: string | undefined;
  /** The vacancy whose list it is, where the application does not name it. */
  vacancyId: string | undefined;
  onStatusChange: (application: Application, status: SettableApplicationStatus) => void;
}

/** The open application: the person, the stage, the facts, the history. */
export function ApplicationPanel({
  application,
  query,
  href,
  status,
  vacancyId,
  onStatusChange,
}: ApplicationPanelProps) {
  const t = useMessages(applicationsMessages);
  const words = useWords();
  const sourceText = useSourceText();
  const name = useApplicantName(application);
  const format = useFormat();
  const change = (next: SettableApplicationStatus) => onStatusChange(application, next);
  return (
    <Card as="section" aria-label={t('panel.label')} className={css.panel}>
      <PanelHead name={name} href={href} candidate={application.candidate} status={status} onChange={change} />
      {application.sync_error && (
        <Banner tone="warning">{t('panel.syncError', { reason: application.sync_error })}</Banner>
      )}
      {application.withdrawn_at ? (
        <Banner tone="neutral">{t('panel.withdrawn', { day: format.date(application.withdrawn_at) })}</Banner>
      ) : (
        <Stage status={status} onChange={change} />
      )}
      <hr className={css.rule} />
      <DescriptionList
        columns={2}
        items={[
          { label: t('source'), value: sourceText(application.source) },
          { label: t('vacancy'), value: application.vacancy.title },
          { label: t('company'), value: application.vacancy.company_name },
          { label: words('application', 'applied'), value: format.dateTime(application.created_at) },
          { label: t('updated'), value: wasUpdated(application) && format.dateTime(application.updated_at) },
        ]}
      />
      {application.message && (
        <section className={css.section}>
          <Heading level={3} className={css.label}>
            {t('panel.message')}
          </Heading>
          <Text isPreLine className={css.name}>
            {application.message}
          </Text>
        </section>
      )}
      <Told application={application} />
      <ResumeLink application={application} vacancyId={vacancyId} />
      <History query={query} />
    </Card>
  );
}

/** The way to the resume of an application that came from HeadHunter. */
function ResumeLink({
  application,
  vacancyId = application.vacancy_id,
}: Pick<ApplicationPanelProps, 'application' | 'vacancyId'>) {
  const t = useMessages(applicationsMessages);
  const links = useLinks();
  const { resume_id: resumeId, negotiation_id: negotiationId } = application;
  if (!resumeId || !negotiationId || !vacancyId) return null;
  return (
    <Link variant="inherit" href={links.resume(resumeId, negotiationId, vacancyId)} className={css.resume}>
      <span className={css.resumeIcon}>
        <FileUser className={css.icon} />
      </span>
      <span className={css.resumeText}>{t('panel.resume')}</span>
      <ChevronRight className={css.icon} />
    </Link>
  );
}
