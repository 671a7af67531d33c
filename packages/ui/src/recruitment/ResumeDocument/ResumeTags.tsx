import type { ComponentProps } from 'react';
import { cx } from '../../private/cx.ts';
import * as css from './ResumeDocument.css.ts';

export interface ResumeTagsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** A word or a few each; the same one twice is shown once. */
  tags: readonly string[];
}

/** Skills of a resume. */
export function ResumeTags({ tags, className, ...props }: ResumeTagsProps) {
  return (
    <ul {...props} className={cx(css.tags, className)}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag} className={css.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
