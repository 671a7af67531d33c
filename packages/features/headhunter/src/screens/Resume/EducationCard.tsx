import type { ExternalResume } from '@kasb/contract';
import { resumeWordMessages } from '@kasb/domain/documents/resumeWords';
import { useMessages } from '@kasb/kit';
import { Card, Heading, Text } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';
import * as css from './Resume.css.ts';

export interface EducationCardProps {
  education: ExternalResume['education'];
}

/** Where the candidate studied: higher education, then courses. */
export function EducationCard({ education }: EducationCardProps) {
  const words = useMessages(resumeWordMessages);
  if (!isEducated(education)) return null;
  return (
    <Card title={words('resume.education')}>
      <Education education={education} />
    </Card>
  );
}

/** Whether there is anything to say of it. */
export const isEducated = ({ primary, additional }: EducationCardProps['education']) =>
  primary.length > 0 || additional.length > 0;

/** The same without a card. */
export function Education({ education: { primary, additional } }: EducationCardProps) {
  const t = useMessages(headhunterMessages);
  return (
    <div className={css.schools}>
      <Schools label={t('resume.primary')} schools={primary} />
      <Schools label={t('resume.additional')} schools={additional} />
    </div>
  );
}

function Schools({ label, schools }: { label: string; schools: EducationCardProps['education']['primary'] }) {
  if (schools.length === 0) return null;
  return (
    <section className={css.schoolKind}>
      <Heading level={3} className={css.label}>
        {label}
      </Heading>
      {schools.map(({ name, organization, result, year }, index) => {
        const [title = '', ...rest] = [name, organization, result].filter((part) => part !== undefined);
        const details = [rest.join(', '), year].filter(Boolean).join(', ');
        return (
          <div key={index}>
            <Text className={css.wrap}>{title}</Text>
            {details && (
              <Text size="sm" tone="muted" className={css.wrap}>
                {details}
              </Text>
            )}
          </div>
        );
      })}
    </section>
  );
}
