import type { Moderation } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Heading } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import { cutAtMarks, diffLines, diffWords } from '../../model/diff.ts';
import type { Mark } from '../../model/diff.ts';
import type { NumberedFinding } from '../../model/findings.ts';
import { DiffText } from './DiffText.tsx';
import * as css from './Text.css.ts';

export type View = 'changes' | 'whole' | 'candidate';

interface VacancyTextProps {
  moderation: Moderation;
  findings: readonly NumberedFinding[];
  view: View;
}

/** What of a vacancy is decided on, field by field: beside what was approved, or as it is. */
export function VacancyText({ moderation: { vacancy, approved }, findings, view }: VacancyTextProps) {
  const t = useMessages(operatorMessages);
  const before = view === 'changes' ? approved?.content : undefined;
  const marksOf = (field: string, line?: number): Mark[] =>
    view === 'candidate'
      ? []
      : findings.flatMap(({ finding, number }) =>
          finding.field === field && (line === undefined || finding.line === line) && finding.end !== undefined
            ? [{ start: finding.start ?? 0, end: finding.end, number }]
            : [],
        );
  const same = (text: string) => [{ kind: 'same' as const, text, start: 0 }];
  const description = vacancy?.description ?? '';
  const lists = [
    ['requirements', vacancy?.requirements ?? [], before?.requirements],
    ['benefits', vacancy?.benefits ?? [], before?.benefits],
  ] as const;
  return (
    <>
      <section className={css.field}>
        <Heading level={2} className={css.name}>
          {t('description')}
        </Heading>
        <p className={css.prose}>
          <DiffText
            pieces={cutAtMarks(
              before ? diffWords(before.description ?? '', description) : same(description),
              marksOf('description'),
            )}
          />
        </p>
      </section>
      {lists.map(([field, now, old]) => (
        <section key={field} className={css.field}>
          <Heading level={2} className={css.name}>
            {t(field)}
          </Heading>
          <ul className={css.lines}>
            {(old ? diffLines(old, now) : now.map((text, line) => ({ kind: 'same' as const, text, line }))).map(
              ({ kind, text, line }) => (
                <li key={`${kind}${line}${text}`} data-kind={old && kind}>
                  <DiffText
                    pieces={cutAtMarks([{ kind, text, start: 0 }], kind === 'removed' ? [] : marksOf(field, line))}
                  />
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </>
  );
}
