import type { HTMLAttributes } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Text.css.ts';

export type TextSize = keyof typeof css.size;
export type TextTone = keyof typeof css.tone;

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'figcaption' | 'legend';
  /** @default 'body' */
  size?: TextSize;
  /** @default 'default' */
  tone?: TextTone;
  /** @default 'regular' */
  weight?: 'regular' | 'strong' | 'bold';
  /** Keeps line breaks of typed text. */
  isPreLine?: boolean;
  /** Digits of one width, for numeric columns and countdowns. */
  isNumeric?: boolean;
}

const plain = new Set<TextTone>(['default', 'muted', 'inherit']);

/** Text of the scale. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'default',
  weight = 'regular',
  isPreLine,
  isNumeric,
  className,
  ...props
}: TextProps) {
  const looks = [
    css.text,
    css.size[size],
    css.tone[tone],
    css.weight[weight],
    isPreLine && css.isPreLine,
    isNumeric && css.isNumeric,
  ];
  return <Tag {...props} data-tone={plain.has(tone) ? undefined : tone} className={cx(...looks, className)} />;
}
