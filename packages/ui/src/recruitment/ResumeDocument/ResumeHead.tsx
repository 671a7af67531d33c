import type { ResumeContent } from '@kasb/domain/resume';
import Briefcase from 'lucide-react/icons/briefcase';
import Building from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Car from 'lucide-react/icons/car';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../Facts/Facts.tsx';
import { Heading } from '../../Heading/Heading.tsx';
import { Text } from '../../Text/Text.tsx';
import * as css from './ResumeDocument.css.ts';
import { useResumeWords } from './useResumeWords.ts';

export interface ResumeHeadProps {
  /** What it says. */
  resume: ResumeContent;
  /** Whose it is. */
  name: string;
  /** Place of the name in the outline of the page. */
  headingLevel: 1 | 2;
  /** Narrow and small, as beside a form. */
  isPaper: boolean;
  /** A line under the rest. */
  note: ReactNode;
  /** A button beside the name. */
  action: ReactNode;
}

/** Whose resume it is, what they want to be and on which terms. */
export function ResumeHead({ resume, name, headingLevel, isPaper, note, action }: ResumeHeadProps) {
  const words = useResumeWords();
  const { employment, formats, schedules, driving, start } = words.terms(resume);
  const place = words.place(resume);
  const experience = words.experience(resume.experience ?? []);
  const salary = words.salary(resume);
  const facts: [icon: ReactNode, text: string | undefined][] = [
    [<MapPin key="place" />, place],
    [<Clock key="experience" />, experience],
    [<Briefcase key="employment" />, employment],
    [<Building key="formats" />, formats],
    [<CalendarDays key="schedules" />, schedules],
    [<CalendarDays key="start" />, start],
    [<Car key="driving" />, driving],
  ];
  const told = facts.filter(([, text]) => text);
  return (
    <>
      <div className={css.partHead}>
        <Heading level={headingLevel} size="h2" className={css.wrap}>
          {name}
        </Heading>
        {action}
      </div>
      {resume.title && <Text className={css.title}>{resume.title}</Text>}
      {isPaper ? (
        <Text tone="muted" size="sm" className={css.wrap}>
          {[place, experience].filter(Boolean).join('. ')}
        </Text>
      ) : (
        told.length > 0 && (
          <Facts>
            {told.map(([icon, text]) => (
              <Fact key={text} icon={icon}>
                {text}
              </Fact>
            ))}
          </Facts>
        )
      )}
      {salary && (
        <p className={css.salary}>
          <span className={css.sum}>{salary}</span>
          <Text as="span" size="sm" tone="muted">
            {words.t('resume.salary')}
          </Text>
        </p>
      )}
      {note && (
        <Text as="div" tone="muted" size="sm">
          {note}
        </Text>
      )}
    </>
  );
}
