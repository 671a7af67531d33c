import { useWords } from '@kasb/kit';
import { BarList } from '@kasb/ui';
import { useFunnel } from '../data/useAnalytics.ts';
import type { Asked } from '../data/useAnalytics.ts';
import { Figure } from './Figure.tsx';
import { useWriting } from './useWriting.ts';

/** How far the applications got. */
export function FunnelFigure({ asked, className }: { asked: Asked; className?: string }) {
  const query = useFunnel(asked);
  const { t, number, percent } = useWriting();
  const words = useWords();
  return (
    <Figure
      name="funnel"
      title={t('funnel')}
      hint={t('funnel.hint')}
      query={query}
      className={className}
      draw={({ stages, rejected = 0, withdrawn = 0 }) => {
        const counts = Object.fromEntries(stages.map(({ id, count = 0 }) => [id, count]));
        const most = counts.applied || 1;
        const isNothing = stages.every(({ count = 0 }) => count === 0);
        const nameOf = (id: (typeof stages)[number]['id']) => {
          if (id === 'applied') return t('applications');
          return id === 'views' || id === 'hired' ? t(id) : words('application', id);
        };
        const told = Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, number(count)]));
        const notes = [
          rejected > 0 && t('rejected', { count: rejected }),
          withdrawn > 0 && t('withdrawn', { count: withdrawn }),
        ].filter(Boolean);
        return {
          columns: [{ label: t('stage') }, { label: t('count') }, { label: t('share') }],
          lines: isNothing
            ? []
            : stages.map(({ id, count = 0, share }) => ({
                id,
                cells: [nameOf(id), number(count), share === undefined ? '' : percent(share)],
                values: [nameOf(id), count, share === undefined ? '' : percent(share)],
              })),
          note: notes.length > 0 && !isNothing ? notes.join(' ') : undefined,
          drawing: (
            <BarList
              summary={t('funnel.summary', told)}
              bars={stages.map(({ id, count = 0, share }) => ({
                id,
                label: nameOf(id),
                share: id === 'views' ? 1 : count / most,
                text: number(count),
                note: id === 'views' ? t('otherScale') : percent(share),
                isHatched: id === 'views',
              }))}
            />
          ),
        };
      }}
    />
  );
}
