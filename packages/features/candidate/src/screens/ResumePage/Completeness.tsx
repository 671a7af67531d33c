import { resumeParts } from '@kasb/contract';
import type { Resume, ResumePart } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Card, Link, ProgressBar, Text } from '@kasb/ui';
import { Circle } from 'lucide-react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { partNames } from '../../model/resumeNames.ts';
import type { ResumeStep } from '../../model/resumeValues.ts';
import * as css from './ResumePage.css.ts';

const stepOf: Record<ResumePart, ResumeStep> = {
  title: 'work',
  location: 'work',
  salary: 'work',
  schedules: 'work',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  languages: 'skills',
};

/** What the resume is complete with, and the ways to what is missing. */
export function Completeness({ resume: { id, completeness = 0, missing } }: { resume: Resume }) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const known = resumeParts.filter((part) => missing.includes(part));
  return (
    <Card className={css.first}>
      <div className={css.filled}>
        <div className={css.share}>
          <Text as="span">{t('filled')}</Text>
          <Text as="span">{`${completeness} %`}</Text>
        </div>
        <ProgressBar label={t('filled')} value={completeness} limit={100} isValueHidden />
        {known.length > 0 && (
          <ul className={css.missing}>
            {known.map((part) => (
              <li key={part} className={css.lacking}>
                <Circle aria-hidden />
                <Link href={links.resumeStep(id, stepOf[part])}>{t(partNames[part])}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
