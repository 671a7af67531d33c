import type { Moderation, Vacancy } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Badge, Fact, Facts, Heading, VisuallyHidden } from '@kasb/ui';
import { BadgeCheck, Banknote, BriefcaseBusiness, Building2, Clock, MapPin } from 'lucide-react';
import { operatorMessages } from '../../messages/index.ts';
import type { ageOf } from '../../model/age.ts';
import type { Piece } from '../../model/diff.ts';
import { DiffText } from './DiffText.tsx';
import * as css from './Moderation.css.ts';

interface VacancyHeadProps {
  vacancy: Vacancy;
  company: Moderation['company'];
  /** For how long it has waited too long. */
  late: ReturnType<typeof ageOf>;
  /** The pay, beside what was approved or as it is. */
  pay: readonly Piece[];
}

/** What a vacancy is about, over its texts. */
export function VacancyHead({ vacancy, company, late, pay }: VacancyHeadProps) {
  const t = useMessages(operatorMessages);
  const words = useWords();
  const format = useFormat();
  const place = vacancy.city?.name ?? vacancy.location;
  const [kind, way] = [words('employment', vacancy.employment_type ?? ''), words('remote', vacancy.remote_type ?? '')];
  // One line of both: only its beginning is written large.
  const terms = kind && way ? `${kind}, ${way.toLowerCase()}` : kind || way;
  const verified = format.date(company?.verified_at);
  return (
    <>
      <header className={css.head}>
        <Heading level={1} size="h2">
          {vacancy.title}
        </Heading>
        {late && (
          <Badge tone="warning" icon={<Clock />}>
            {t('moderation.late', { time: t(late.h > 0 ? 'moderation.age' : 'moderation.minutes', late) })}
          </Badge>
        )}
      </header>
      <Facts>
        {vacancy.company_name && (
          <Fact icon={<Building2 />}>
            <span>{vacancy.company_name}</span>
            {verified && (
              <span className={css.verified}>
                <BadgeCheck />
                <VisuallyHidden>{t('verified')}</VisuallyHidden>
              </span>
            )}
          </Fact>
        )}
        {place && <Fact icon={<MapPin />}>{place}</Fact>}
        {terms && <Fact icon={<BriefcaseBusiness />}>{terms}</Fact>}
        <Fact icon={<Banknote />}>
          <DiffText pieces={pay} />
        </Fact>
      </Facts>
    </>
  );
}
