import { useWords } from '@kasb/kit';
import { BarList } from '@kasb/ui';
import { useStages } from '../data/useAnalytics.ts';
import type { Asked } from '../data/useAnalytics.ts';
import { Figure } from './Figure.tsx';
import * as css from './StagesFigure.css.ts';
import { useWriting } from './useWriting.ts';

type StageId = 'applied' | 'screening' | 'interview' | 'offer';
const isStage = (id: string | undefined): id is StageId =>
  id === 'applied' || id === 'screening' || id === 'interview' || id === 'offer';

/** How long applications stay in each stage, and till a hire. */
export function StagesFigure({ asked, className }: { asked: Asked; className?: string }) {
  const query = useStages(asked);
  const { t, lasted, lastedShort, lastedAfter } = useWriting();
  const words = useWords();
  return (
    <Figure
      name="stages"
      title={t('stages')}
      hint={t('stages.hint')}
      query={query}
      className={className}
      draw={(data) => {
        const told = data.stages.flatMap(({ id, median_hours: median, p90_hours: p90 }) =>
          isStage(id) ? [{ id, name: words('application', id), median, p90 }] : [],
        );
        const most = Math.max(1, ...told.map(({ p90 = 0 }) => p90)) * 1.1;
        const hires = [
          { id: 'hire', name: t('toHire'), median: data.hire?.median_hours, p90: data.hire?.p90_hours },
          { id: 'post', name: t('fromPost'), median: data.publication?.median_hours, p90: data.publication?.p90_hours },
        ].filter(({ median }) => median !== undefined);
        const rows = [...told, ...hires];
        const few = t('fewStays');
        return {
          columns: [{ label: t('stage') }, { label: t('median') }, { label: t('p90') }],
          lines: rows.every(({ median }) => median === undefined)
            ? []
            : rows.map(({ id, name, median, p90 }) => ({
                id,
                cells: [name, lasted(median) ?? few, lasted(p90) ?? few],
                values: [name, lasted(median) ?? few, lasted(p90) ?? few],
              })),
          drawing: (
            <>
              <BarList
                summary={t('stages.summary', {
                  stages: told
                    .map(({ name, median, p90 }) =>
                      t('stages.one', { stage: name, median: lasted(median) ?? few, p90: lasted(p90) ?? few }),
                    )
                    .join('; '),
                })}
                bars={told.map(({ id, name, median, p90 }) => ({
                  id,
                  label: name,
                  share: (median ?? 0) / most,
                  whisker: (p90 ?? 0) / most,
                  text: lastedShort(median) ?? few,
                  note: p90 === undefined ? '' : t('upTo', { value: lastedAfter(p90, median) ?? '' }),
                }))}
              />
              {hires.map(({ id, name, median, p90 }) => (
                <p key={id} className={css.hire}>
                  <span>{name}</span>
                  <span>
                    <span>{`${lasted(median)} `}</span>
                    <span className={css.quiet}>{t('upTo', { value: lastedAfter(p90, median) ?? '' })}</span>
                  </span>
                </p>
              ))}
            </>
          ),
        };
      }}
    />
  );
}
