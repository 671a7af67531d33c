import type { ExternalResume } from '@kasb/contract';
import { resumeWordMessages } from '@kasb/domain/documents/resumeWords';
import { payOf } from '@kasb/domain/money';
import { useFormat, useMessages } from '@kasb/kit';
import { Avatar, Card, Fact, Facts, Heading, Text } from '@kasb/ui';
import { Clock, MapPin, User } from 'lucide-react';
import { useState } from 'react';
import { headhunterMessages } from '../../messages/index.ts';
import { currencyCode, duration, fullName } from '../../model/resumeWords.ts';
import { safePicture } from '../../model/safeLink.ts';
import * as css from './Resume.css.ts';

export interface ResumeHeadProps {
  resume: ExternalResume;
}

/** Photo, name, title, the person in a line, the salary. */
export function ResumeHead({ resume }: ResumeHeadProps) {
  const t = useMessages(headhunterMessages);
  const name = fullName(resume) || t('nameless');
  return (
    <Card as="section" className={css.head}>
      <Photo name={name} src={safePicture(resume.photo?.medium)} />
      <div className={css.names}>
        <Heading level={1} className={css.wrap}>
          {name}
        </Heading>
        {resume.title && <Text className={css.title}>{resume.title}</Text>}
        <Brief resume={resume} />
      </div>
    </Card>
  );
}

/** The same below the head of another page, which has the name. */
export function ResumeHeadWithin({ resume }: ResumeHeadProps) {
  const t = useMessages(headhunterMessages);
  const photo = safePicture(resume.photo?.medium);
  return (
    <div className={css.headWithin}>
      {photo && <Photo name={fullName(resume) || t('nameless')} src={photo} />}
      <div className={css.names}>
        {resume.title && (
          <Heading level={2} className={css.wrap}>
            {resume.title}
          </Heading>
        )}
        <Brief resume={resume} />
      </div>
    </div>
  );
}

/** The person in a line, and the salary. */
function Brief({ resume: { age, gender, area, salary, total_experience: total } }: ResumeHeadProps) {
  const t = useMessages(headhunterMessages);
  const words = useMessages(resumeWordMessages);
  const format = useFormat();
  const person = [gender?.name, age !== undefined && t('resume.age', { count: age })].filter(Boolean).join(', ');
  const time = duration(total?.months, words);
  const amount = payOf(salary?.amount);
  const sum = salary?.currency ? format.money(amount, currencyCode(salary.currency)) : format.number(amount);
  return (
    <>
      {(person || area?.name || time) && (
        <Facts>
          {person && <Fact icon={<User />}>{person}</Fact>}
          {area?.name && <Fact icon={<MapPin />}>{area.name}</Fact>}
          {time && <Fact icon={<Clock />}>{words('resume.experienceOf', { time })}</Fact>}
        </Facts>
      )}
      {sum && (
        <p className={css.salary}>
          <span className={css.sum}>{sum}</span>
          <Text as="span" size="sm" tone="muted">
            {words('resume.salary')}
          </Text>
        </p>
      )}
    </>
  );
}

/** The photo; initials where there is none or it does not load. */
function Photo({ name, src }: { name: string; src: string | undefined }) {
  const t = useMessages(headhunterMessages);
  const [failed, setFailed] = useState<string>();
  if (!src || failed === src) return <Avatar name={name} size={96} />;
  return (
    <img
      src={src}
      alt={t('resume.photo')}
      referrerPolicy="no-referrer"
      className={css.photo}
      onError={() => setFailed(src)}
    />
  );
}
