import type { Application } from '@kasb/contract';
import { sameOriginPath, useFormat, useMessages, useNavigate } from '@kasb/kit';
import { Banner, Button, DescriptionList, EmptyState, Heading, LinkButton, Text } from '@kasb/ui';
import { ResumeDocument } from '@kasb/ui/recruitment';
import { FileText } from 'lucide-react';
import { personMessages } from '../../messages/person/index.ts';
import { fileSize, isClosed } from '../../model/standing.ts';
import { useApplicantName } from '../../parts/useApplicantName.ts';
import { useTold } from '../../parts/useTold.tsx';
import * as css from './Person.css.ts';
import type { PersonSlots } from './slots.ts';

export interface ResumeTabProps {
  application: Application;
  externalResume: PersonSlots['externalResume'];
}

/** What was sent: the facts in short, the resume as it was then or the one of the job board, the message, the file. */
export function ResumeTab({ application, externalResume }: ResumeTabProps) {
  const t = useMessages(personMessages);
  const navigate = useNavigate();
  const name = useApplicantName(application);
  const told = useTold(application).filter(({ value }) => value !== undefined);
  const {
    resume,
    file,
    message,
    resume_id: resumeId,
    negotiation_id: negotiationId,
    vacancy_id: vacancyId,
  } = application;
  if (isClosed(application)) {
    return (
      <div className={css.section}>
        <EmptyState size="sm" hasStar={false} title={t('dataHidden')} />
      </div>
    );
  }
  const external = resumeId && negotiationId && vacancyId && externalResume?.(resumeId, negotiationId, vacancyId);
  const newer = resume?.share_url === undefined ? undefined : sameOriginPath(resume.share_url);
  const brief = told.length > 0 && (
    <>
      <Heading level={2} size="h3">
        {t('resume.brief')}
      </Heading>
      <DescriptionList columns={2} items={told} />
    </>
  );
  return (
    <>
      {application.is_resume_newer && (
        <div className={css.section}>
          <Banner
            tone="info"
            action={
              newer !== undefined && (
                <Button variant="quiet" size="sm" onPress={() => navigate(newer)}>
                  {t('open')}
                </Button>
              )
            }
          >
            {t('resume.newer')}
          </Banner>
        </div>
      )}
      {resume ? (
        <ResumeDocument
          resume={resume}
          name={name}
          aria-label={t('tabs.resume')}
          size="bare"
          replaced={{ work: brief || false }}
        />
      ) : (
        <>
          {brief && <section className={css.section}>{brief}</section>}
          {external ? (
            <div className={css.external}>{external}</div>
          ) : (
            <div className={css.section}>
              <EmptyState size="sm" hasStar={false} title={t('withoutResume')} description={t('resume.noneHint')} />
            </div>
          )}
        </>
      )}
      {message && (
        <section className={css.section}>
          <Heading level={2} size="h3">
            {t('panel.message')}
          </Heading>
          <Text isPreLine className={css.prose}>
            {message}
          </Text>
        </section>
      )}
      {file && <File file={file} />}
    </>
  );
}

function File({ file: { name = '', size, url } }: { file: NonNullable<Application['file']> }) {
  const t = useMessages(personMessages);
  const format = useFormat();
  const told = size === undefined ? undefined : fileSize(size);
  return (
    <section className={css.section}>
      <Heading level={2} size="h3">
        {t('file')}
      </Heading>
      <div className={css.file}>
        <span className={css.fileIcon}>
          <FileText aria-hidden />
        </span>
        <span className={css.fileName}>
          <Text as="span" size="sm">
            {name}
          </Text>
          {told && (
            <Text as="span" size="sm" tone="muted">
              {t(`resume.${told.unit}`, { n: format.number(told.amount) })}
            </Text>
          )}
        </span>
        {url && (
          <LinkButton size="sm" href={url} target="_blank" rel="noreferrer">
            {t('open')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
