import { useMessages } from '@kasb/kit';
import { Heading } from '@kasb/ui';
import type { ReactNode } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { placesOf } from '../../model/changes.ts';
import type { Changes } from '../../model/changes.ts';
import { cutAtMarks } from '../../model/diff.ts';
import type { Mark, Piece } from '../../model/diff.ts';
import type { NumberedFinding } from '../../model/findings.ts';
import { DiffText } from './DiffText.tsx';
import * as css from './Text.css.ts';

interface VacancyTextProps {
  /** The texts, beside those that were approved or whole. */
  changes: Changes;
  /** They are beside those that were approved. */
  isCompared: boolean;
  /** What is marked in them. */
  findings: readonly NumberedFinding[];
}

/** What of a vacancy is decided on, field by field: beside what was approved, or as it is. */
export function VacancyText({ changes, isCompared, findings }: VacancyTextProps) {
  const t = useMessages(operatorMessages);
  const marksOf = (field: string, line?: number): Mark[] =>
    findings.flatMap(({ finding, number }) =>
      finding.field === field && (line === undefined || finding.line === line) && finding.end !== undefined
        ? [{ start: finding.start ?? 0, end: finding.end, number }]
        : [],
    );
  const field = (name: 'name' | 'description' | 'requirements' | 'benefits', isSame: boolean, children: ReactNode) => (
    <section key={name} className={css.field} data-same={(isCompared && isSame) || undefined}>
      <Heading level={2} className={css.name}>
        <span>{`${t(name)} `}</span>
        {isCompared && isSame && <span className={css.same}>{t('moderation.same')}</span>}
      </Heading>
      {children}
    </section>
  );
  const prose = (pieces: readonly Piece[], marks: readonly Mark[]) => (
    <p className={css.prose}>
      <DiffText pieces={cutAtMarks(pieces, marks)} />
    </p>
  );
  const titleMarks = marksOf('title');
  const isTitleSame = placesOf(changes.title) === 0;
  return (
    <>
      {/* It stands over the text already, where there is nothing to be said of it. */}
      {(!isTitleSame || titleMarks.length > 0) && field('name', isTitleSame, prose(changes.title, titleMarks))}
      {field('description', placesOf(changes.description) === 0, prose(changes.description, marksOf('description')))}
      {(['requirements', 'benefits'] as const).map((name) =>
        field(
          name,
          placesOf(changes[name]) === 0,
          <ul className={css.lines}>
            {changes[name].map(({ kind, text, line }) => (
              <li key={`${kind}${line}${text}`} data-kind={isCompared ? kind : undefined}>
                <DiffText
                  pieces={cutAtMarks([{ kind, text, start: 0 }], kind === 'removed' ? [] : marksOf(name, line))}
                />
              </li>
            ))}
          </ul>,
        ),
      )}
    </>
  );
}
