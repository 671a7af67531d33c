import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './Text.css.ts';

export type TextSize = keyof typeof css.size;
export type TextTone = keyof typeof css.tone;

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'figcaption' | 'legend';
  /** Style of the scale. @default 'body' */
  size?: TextSize;
  /** Colour: a status, quiet, or the text's own. @default 'default' */
  tone?: TextTone;
  /** 400, 500 or 600. @default 'regular' */
  weight?: 'regular' | 'strong' | 'bold';
  /** Keeps line breaks of typed text. */
  isPreLine?: boolean;
  /** Digits of one width, for numeric columns and countdowns. */
  isNumeric?: boolean;
  /** The element, whichever it is. */
  ref?: Ref<HTMLElement>;
}

const plain = new Set<TextTone>(['default', 'muted', 'inherit']);

/** Text of the scale. */
export function Text({
  as = 'p',
  size = 'body',
  tone = 'default',
  weight = 'regular',
  isPreLine,
  isNumeric,
  className,
  ref,
  ...props
}: TextProps) {
  const Tag = as as 'div';
  const looks = [
    css.text,
    css.size[size],
    css.tone[tone],
    css.weight[weight],
    isPreLine && css.isPreLine,
    isNumeric && css.isNumeric,
  ];
  return (
    <Tag
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      data-tone={plain.has(tone) ? undefined : tone}
      className={cx(...looks, className)}
    />
  );
}
