'use client';
import { useState } from 'react';
import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react';
import { assignVar } from '../private/assignVar.ts';
import { cx } from '../private/cx.ts';
import * as css from './LineChart.css.ts';
import { ticksOf } from './ticks.ts';

export interface LineSeries {
  /** What the line shows. */
  name: string;
  /** Its values, one for each label. */
  values: readonly number[];
}

export interface LineChartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the places along the line are called, the first one at its start. */
  labels: readonly string[];
  /** One line or two; the second is dashed. */
  series: readonly [LineSeries] | readonly [LineSeries, LineSeries];
  /** All of it in one sentence, the name of the drawing. */
  summary: string;
  /** What is said and shown of a place: «Неделя с 10 ноября: 15 активных, 12 новых». */
  describe: (index: number) => string;
}

/** Lines over time. One tab stop; arrows, Home and End go along it, and what stands there is shown and said. */
export function LineChart({ labels, series, summary, describe, className, ...props }: LineChartProps) {
  const [cursor, setCursor] = useState<number>();
  const last = labels.length - 1;
  const ticks = ticksOf(Math.max(0, ...series.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const x = (index: number) => (last <= 0 ? 50 : (index / last) * 100);
  const y = (value: number) => 100 - (value / top) * 100;
  const path = (values: readonly number[]) =>
    values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');

  function onKeyDown(event: KeyboardEvent) {
    const at = cursor ?? 0;
    const next = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1, Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    setCursor(Math.max(0, Math.min(last, next)));
  }

  function onPointerMove(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setCursor(Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last))));
  }

  const named = labels.map((label, index) => ({ label, index })).filter(({ index }) => isNamed(index, last));
  return (
    <div {...props} className={cx(css.root, className)}>
      <div className={css.legend} aria-hidden>
        {series.map(({ name }, index) => (
          <span key={name} className={css.entry}>
            <span className={cx(css.sample, index > 0 && css.dashed)} />
            <span>{name}</span>
          </span>
        ))}
      </div>
      <div className={css.plot}>
        {ticks.map((tick) => (
          <span key={tick} className={css.tick} style={assignVar(css.top, `${y(tick)}%`)}>
            <span className={css.tickLabel}>{tick}</span>
          </span>
        ))}
        <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={summary}>
          {series
            .map(({ name, values }, index) => (
              <path key={name} d={path(values)} className={cx(css.line, index > 0 && css.second)} />
            ))
            .toReversed()}
        </svg>
        {cursor !== undefined && (
          <span className={css.cursor} style={assignVar(css.left, `${x(cursor)}%`)}>
            {series.map(({ name, values }, index) => (
              <span
                key={name}
                className={cx(css.point, index > 0 && css.secondPoint)}
                style={assignVar(css.top, `${y(values[cursor] ?? 0)}%`)}
              />
            ))}
          </span>
        )}
        <input
          type="range"
          className={css.handle}
          aria-label={series.map(({ name }) => name).join(', ')}
          aria-valuetext={describe(cursor ?? 0)}
          min={0}
          max={Math.max(0, last)}
          value={cursor ?? 0}
          onChange={(event) => setCursor(Number(event.target.value))}
          onKeyDown={onKeyDown}
          onFocus={() => setCursor((present) => present ?? 0)}
          onBlur={() => setCursor(undefined)}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setCursor(undefined)}
        />
        {named.map(({ label, index }) => (
          <span
            key={index}
            className={cx(css.place, index === last && last > 0 ? css.lastPlace : index > 0 && css.between)}
            style={assignVar(css.left, `${x(index)}%`)}
          >
            {label}
          </span>
        ))}
      </div>
      <p className={css.told} aria-live="polite">
        {cursor === undefined ? '\u00A0' : describe(cursor)}
      </p>
    </div>
  );
}

/** Five names at most: the first, the last, and some between. */
const isNamed = (index: number, last: number) =>
  index === last || (index % Math.max(1, Math.ceil(last / 4)) === 0 && last - index >= Math.ceil(last / 8));
