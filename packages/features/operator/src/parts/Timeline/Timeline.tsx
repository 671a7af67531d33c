import type { ReactNode } from 'react';
import * as css from './Timeline.css.ts';

interface Moment {
  key: string;
  title: ReactNode;
  /** What it was about, after the title. */
  about?: string | undefined;
  /** Somebody's words, after the title. */
  words?: string | undefined;
  /** Who and when. */
  under: string;
}

/** What happened, the latest first. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className={css.list}>
      {moments.map(({ key, title, about, words, under }) => (
        <li key={key} className={css.moment}>
          <div>
            <span className={css.title}>
              <span>{title}</span>
              {about && <span className={css.words}>{`, ${about}`}</span>}
              {words && <span className={css.words}>{`: «${words}»`}</span>}
            </span>
            <span className={css.under}>{under}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
