'use client';
import { useMessages } from '@kasb/kit';
import { assignVar, cx } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './SimilarityMeter.css.ts';

export interface SimilarityMeterProps {
  /** 0 to 100, kept within; nothing is drawn for what is no number. */
  score?: number | null;
  /** What is compared. @default «Сходство с исходной вакансией» */
  label?: string;
  /** `sm` is the words, the number and the bar; `md` adds the label and the scale. @default 'md' */
  size?: keyof typeof css.size;
  className?: string;
}

const limits = [40, 70, 80] as const;
const bands = [
  { tone: 'critical', word: 'similarity.other' },
  { tone: 'warning', word: 'similarity.different' },
  { tone: 'caution', word: 'similarity.near' },
  { tone: 'positive', word: 'similarity.same' },
] as const;

/** How near an edited vacancy is to the one that candidates answered: under 40, 70, 80 and above. */
export function SimilarityMeter({ score, label, size = 'md', className }: SimilarityMeterProps) {
  const t = useMessages(vacanciesMessages);
  if (typeof score !== 'number' || Number.isNaN(score)) return null;
  const kept = Math.max(0, Math.min(100, score));
  const { tone, word } = bands[limits.filter((limit) => kept >= limit).length] ?? bands[0];
  // Rounded down, so that 39.6 is not shown as the 40 it is judged to be under.
  const percent = `${Math.floor(kept)}%`;
  const name = label ?? t('similarity.label');
  return (
    <div className={cx(css.root, css.size[size], className)}>
      <div className={css.row}>
        {size === 'md' ? <span className={css.label}>{name}</span> : <span>{t(word)}</span>}
        {size === 'md' ? (
          <span className={css.result}>
            <span className={cx(css.number, css.text[tone])}>{percent}</span>
            <span className={css.words}>{t(word)}</span>
          </span>
        ) : (
          <span className={css.score}>{percent}</span>
        )}
      </div>
      <div
        role="meter"
        data-tone={tone}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(kept)}
        aria-valuetext={`${percent}, ${t(word)}`}
        className={cx(css.track, css.thickness[size])}
      >
        <div className={cx(css.fill, css.solid[tone])} style={assignVar(css.place, `${kept}%`)} />
        {limits.map((limit) => (
          <span key={limit} className={css.tick} style={assignVar(css.place, `${limit}%`)} />
        ))}
      </div>
      {size === 'md' && (
        <div aria-hidden="true" className={css.scale}>
          {[0, ...limits, 100].map((mark) => (
            <span key={mark} className={css.mark} style={assignVar(css.place, `${mark}%`)}>
              {mark}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
