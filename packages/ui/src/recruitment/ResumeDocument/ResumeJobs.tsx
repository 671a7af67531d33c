import type { ComponentProps } from 'react';
import { Heading } from '../../Heading/Heading.tsx';
import { cx } from '../../private/cx.ts';
import { Text } from '../../Text/Text.tsx';
import * as css from './ResumeDocument.css.ts';

export interface ResumeJobsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The latest first: what somebody was, where, from when to when, and what they did. */
  jobs: readonly { position: string; company?: string; period: string; description?: string }[];
}

/** Jobs of a resume along a line of time. */
export function ResumeJobs({ jobs, className, ...props }: ResumeJobsProps) {
  return (
    <ol {...props} className={cx(css.jobs, className)}>
      {jobs.map(({ position, company, period, description }, index) => (
        <li key={index} className={css.job}>
          <div className={css.jobHead}>
            <Heading level={3} className={css.wrap}>
              {position}
            </Heading>
            {period && <span className={css.period}>{period}</span>}
          </div>
          {company && (
            <Text tone="muted" className={css.wrap}>
              {company}
            </Text>
          )}
          {description && (
            <Text isPreLine className={css.prose}>
              {description}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
