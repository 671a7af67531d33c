import { cx } from '@kasb/ui';
import { Changeable } from './Changeable.tsx';
import * as css from './VacancyDraft.css.ts';

export interface DraftLinesProps {
  lines: readonly string[];
  /** What the last answer has changed. */
  fresh: ReadonlySet<string>;
}

/** Requirements or benefits, one a line. */
export function DraftLines({ lines, fresh }: DraftLinesProps) {
  return (
    <ul className={css.lines}>
      {[...new Set(lines)].map((line) => (
        <li key={line} className={cx(css.line, fresh.has(line) && css.fresh)}>
          <Changeable change={{ field: 'line', line }}>{line}</Changeable>
        </li>
      ))}
    </ul>
  );
}
