'use client';
import type { ResumeContent } from '@kasb/domain/resume';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../Heading/Heading.tsx';
import { cx } from '../../private/cx.ts';
import { Text } from '../../Text/Text.tsx';
import * as css from './ResumeDocument.css.ts';
import { ResumeHead } from './ResumeHead.tsx';
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
  const isPaper = size === 'paper';
  const { experience = [], education = [], skills = [], languages = [], about } = resume;
  // Who changes them has each by itself.
  const isJoined =
    skills.length > 0 &&
    languages.length > 0 &&
    [actions, replaced, placeholders].every((given) => given.skills === undefined && given.languages === undefined);
  const parts: Record<Exclude<ResumeSection, 'work'>, ReactNode> = {
    experience:
      experience.length > 0 ? (
        <ResumeJobs
          jobs={experience.map(({ position = '', company, start, end, description }) => {
            const period = words.period(start, end);
            // On paper one line says where and when.
            const where = isPaper ? [company, period].filter(Boolean).join(', ') : company;
            return { position, company: where, description, period: isPaper ? '' : period };
          })}
        />
      ) : (
        resume.has_no_experience && <Text>{words.t('resume.noExperience')}</Text>
      ),
    education: education.length > 0 && (
      <ul className={css.studies}>
        {education.map((study, index) => (
          <li key={index} className={css.wrap}>
            <span className={css.studied}>{study.institution}</span>
            <Text tone="muted" size="sm">
              {words.study(study)}
            </Text>
          </li>
        ))}
      </ul>
    ),
    skills: skills.length > 0 && (
      <>
        <ResumeTags tags={skills} />
        {isJoined && (
          <Text tone="muted" size="sm" className={css.wrap}>
            {languages.map(({ name: language, level }) => [language, words.level(level)].join(' ').trim()).join(', ')}
          </Text>
        )}
      </>
    ),
    languages: languages.length > 0 && !isJoined && (
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
  const nameOf = (part: keyof typeof parts) =>
    words.t(isJoined && part === 'skills' ? 'resume.skillsAndLanguages' : `resume.${part}`);
  const time = isPaper ? '' : words.time(experience);
  const asides: BySection = {
    experience: time && (
      <Text as="span" tone="muted" size="sm">
        {time}
      </Text>
    ),
    ...actions,
  };
  return (
    <article {...props} aria-label={props['aria-label'] ?? name} className={cx(css.size[size], className)}>
      {replaced.work !== false && (
        <div className={css.part}>
          {replaced.work ?? <ResumeHead {...{ resume, name, headingLevel, isPaper, note }} action={actions.work} />}
        </div>
      )}
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => {
        const content = replaced[part] ?? (parts[part] || placeholders[part]);
        return (
          content && (
            <section key={part} aria-label={nameOf(part)} className={css.part}>
              {replaced[part] === undefined && (
                <div className={css.partHead}>
                  {isPaper ? (
                    <Text as="span" size="sm" tone="muted" weight="strong">
                      {nameOf(part)}
                    </Text>
                  ) : (
                    <Heading level={headingLevel === 1 || size === 'bare' ? 2 : 3} size="h3">
                      {nameOf(part)}
                    </Heading>
                  )}
                  {/* oxlint-disable-next-line kasb/text-alone -- an element, or nothing */}
                  {parts[part] && asides[part]}
                </div>
              )}
              {/* oxlint-disable-next-line kasb/text-alone -- elements, as all parts are */}
              {content}
            </section>
          )
        );
      })}
    </article>
  );
}
