import { useSources } from '../data/useAnalytics.ts';
import type { Asked } from '../data/useAnalytics.ts';
import { Figure } from './Figure.tsx';
import { SourceName } from './SourceName.tsx';
import { useSourceName } from './useSourceName.ts';
import { useWriting } from './useWriting.ts';

/** What led to the applications: a table, since there is nothing to draw in words and five numbers. */
export function SourcesFigure({ asked, className }: { asked: Asked; className?: string }) {
  const query = useSources(asked);
  const { t, number, percent } = useWriting();
  const nameOf = useSourceName();
  return (
    <Figure
      name="sources"
      title={t('sources')}
      hint={t('sources.hint')}
      query={query}
      className={className}
      draw={({ sources }) => ({
        columns: [
          { label: t('source') },
          { label: t('views') },
          { label: t('applications') },
          { label: t('conversion'), isMinor: true },
          { label: t('hired') },
        ],
        lines: sources.map(({ kind = 'other', views = 0, applications = 0, hired = 0 }) => {
          const rate = percent(views === 0 ? 0 : (applications / views) * 100);
          const name = nameOf(kind);
          return {
            id: kind,
            cells: [<SourceName key={kind} kind={kind} />, number(views), number(applications), rate, number(hired)],
            values: [name, views, applications, rate, hired],
          };
        }),
        note: sources.some(({ kind }) => kind === 'telegram') ? t('sources.note') : undefined,
      })}
    />
  );
}
