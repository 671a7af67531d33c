import type { ExternalResume } from '@kasb/contract';
import { resumeWordMessages } from '@kasb/domain/documents/resumeWords';
import { useKasb, useMessages } from '@kasb/kit';
import { Card, DescriptionList, Text } from '@kasb/ui';
import { ResumeJobs, ResumeTags } from '@kasb/ui/recruitment';
import { headhunterMessages } from '../../messages/index.ts';
import { duration, period } from '../../model/resumeWords.ts';
import { ContactsCard } from './ContactsCard.tsx';
import type { ContactsCardProps } from './ContactsCard.tsx';
import { EducationCard } from './EducationCard.tsx';
import * as css from './Resume.css.ts';
import { ResumeHead } from './ResumeHead.tsx';
import { useLists } from './useLists.ts';

export interface ResumeArticleProps {
  resume: ExternalResume;
  contacts: ContactsCardProps['contacts'];
}

/** Everything that a resume says; what it does not say is left out with its card. */
export function ResumeArticle({ resume, contacts }: ResumeArticleProps) {
  const t = useMessages(headhunterMessages);
  const words = useMessages(resumeWordMessages);
  const { conditions, languages } = useLists(resume);
  return (
    <div className={css.columns}>
      <div className={css.side}>
        <ResumeHead resume={resume} />
        <Jobs resume={resume} />
        <EducationCard education={resume.education} />
        {resume.skills && (
          <Card title={t('about')}>
            <Text as="div" isPreLine className={css.prose}>
              {resume.skills}
            </Text>
          </Card>
        )}
      </div>
      <div className={css.side}>
        <ContactsCard resume={resume} contacts={contacts} />
        {resume.skill_set.length > 0 && (
          <Card title={t('resume.skills')}>
            <ResumeTags tags={resume.skill_set} />
          </Card>
        )}
        {languages.length > 0 && (
          <Card title={words('resume.languages')}>
            <DescriptionList variant="rows" items={languages} />
          </Card>
        )}
        {conditions.some(({ value }) => Boolean(value)) && (
          <Card title={t('benefits')}>
            <DescriptionList items={conditions} />
          </Card>
        )}
      </div>
    </div>
  );
}

function Jobs({ resume: { experience, total_experience: total } }: Pick<ResumeArticleProps, 'resume'>) {
  const t = useMessages(headhunterMessages);
  const words = useMessages(resumeWordMessages);
  const { locale } = useKasb();
  const time = duration(total?.months, words);
  if (experience.length === 0 && !time) return null;
  return (
    <Card
      title={words('resume.experience')}
      action={
        time && (
          <Text as="span" size="sm" tone="muted">
            {time}
          </Text>
        )
      }
    >
      <ResumeJobs
        jobs={experience.map(({ position, company, start, end, description }) => ({
          position: position ?? t('resume.untitledJob'),
          company,
          description,
          period: period(start, end, locale, words),
        }))}
      />
    </Card>
  );
}
