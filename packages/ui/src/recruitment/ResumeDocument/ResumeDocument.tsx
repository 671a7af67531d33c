'use client';
import type { ResumeContent } from '@kasb/domain/resume';
import Briefcase from 'lucide-react/icons/briefcase';
import Building from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Car from 'lucide-react/icons/car';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { ComponentProps, ReactNode } from 'react';
import { Fact, Facts } from '../../Facts/Facts.tsx';
import { Heading } from '../../Heading/Heading.tsx';
import { cx } from '../../private/cx.ts';
import { Text } from '../../Text/Text.tsx';
import * as css from './ResumeDocument.css.ts';
import { ResumeJobs } from './ResumeJobs.tsx';
import { ResumeTags } from './ResumeTags.tsx';
import { useResumeWords } from './useResumeWords.ts';

/** Parts of a drawn resume; `work` is its head. */
export type ResumeSection = 'work' | 'experience' | 'education' | 'skills' | 'languages' | 'about';
type BySection = Partial<Record<ResumeSection, ReactNode>>;

export interface ResumeDocumentProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** What it says; parts that are empty are left out. */
  resume: ResumeContent;
  /** Whose it is. */
  name: string;
  /** Place of the name in the outline of the page. @default 2 */
  headingLevel?: 1 | 2;
  /** `paper` is narrow and small, as beside a form, `bare` has no edge, as within a card. @default 'page' */
  size?: keyof typeof css.size;
  /** A line under the head, as who sees the phone. */
  note?: ReactNode;
  /** A button beside a part's heading. */
  actions?: BySection;
  /** Stands in a part's place, as its form; `false` leaves the part out. */
  replaced?: BySection;
  /** Stands where a part is empty. */
  placeholders?: BySection;
}

/** A resume as an employer sees it. */
export function ResumeDocument({
  resume,
  name,
  headingLevel = 2,
  size = 'page',
  note,
  actions = {},
  replaced = {},
  placeholders = {},
  className,
  ...props
}: ResumeDocumentProps) {
  const words = useResumeWords();
  const { experience = [], education = [], skills = [], languages = [], about } = resume;
  const parts: Record<Exclude<ResumeSection, 'work'>, ReactNode> = {
    experience:
      experience.length > 0 ? (
        <ResumeJobs
          jobs={experience.map(({ position = '', company, start, end, description }) => ({
            position,
            company,
            description,
            period: words.period(start, end),
          }))}
        />
      ) : (
        resume.has_no_experience && <Text>{words.t('resume.noExperience')}</Text>
      ),
    education: education.length > 0 && (
      <ul className={css.studies}>
        {education.map((study, index) => (
          <li key={index} className={css.wrap}>
            {study.institution}
            <Text tone="muted" size="sm">
              {words.study(study)}
            </Text>
          </li>
        ))}
      </ul>
    ),
    skills: skills.length > 0 && <ResumeTags tags={skills} />,
    languages: languages.length > 0 && (
      <ul className={css.studies}>
        {languages.map(({ name: language, level }) => (
          <li key={language} className={css.wrap}>
            {[language, words.level(level)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    ),
    about: about && (
      <Text isPreLine className={css.prose}>
        {about}
      </Text>
    ),
  };
  return (
    <article {...props} aria-label={props['aria-label'] ?? name} className={cx(css.size[size], className)}>
      {replaced.work !== false && (
        <div className={css.part}>
          {replaced.work ?? <Head {...{ resume, name, headingLevel, size, note }} action={actions.work} />}
        </div>
      )}
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => {
        const content = replaced[part] ?? (parts[part] || placeholders[part]);
        return (
          content && (
            <section key={part} aria-label={words.t(`resume.${part}`)} className={css.part}>
              {replaced[part] === undefined && (
                <div className={css.partHead}>
                  {size === 'paper' ? (
                    <Text as="span" size="sm" tone="muted">
                      {words.t(`resume.${part}`)}
                    </Text>
                  ) : (
                    <Heading level={headingLevel === 1 || size === 'bare' ? 2 : 3} size="h3">
                      {words.t(`resume.${part}`)}
                    </Heading>
                  )}
                  {parts[part] && actions[part]}
                </div>
              )}
              {content}
            </section>
          )
        );
      })}
    </article>
  );
}

type HeadProps = Pick<ResumeDocumentProps, 'resume' | 'name' | 'headingLevel' | 'size' | 'note'> & {
  action: ReactNode;
};

function Head({ resume, name, headingLevel = 2, size, note, action }: HeadProps) {
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
      {size === 'paper' ? (
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
