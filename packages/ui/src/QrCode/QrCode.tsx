'use client';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import * as css from './QrCode.css.ts';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children' | 'values'> {
  /** What a camera reads: an address. */
  value: string;
  /** What the code is for; readers hear it in its place. */
  'aria-label': string;
}

/** Free space around, without which cameras find no code. */
const border = 4;

/** An address for the camera of a phone; what draws it comes when it is shown. */
export function QrCode({ value, className, ...props }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ value: string; path: string; size: number }>();
  useEffect(() => {
    let isWanted = true;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(value, { border, ecc: 'M' });
      const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
      if (isWanted) setDrawn({ value, path, size });
    });
    return () => {
      isWanted = false;
    };
  }, [value]);
  // The empty frame takes the same room.
  const code = drawn?.value === value ? drawn : undefined;
  return (
    <svg
      {...props}
      role="img"
      aria-busy={code === undefined}
      viewBox={code && `0 0 ${code.size} ${code.size}`}
      className={cx(css.code, className)}
    >
      {code && <path d={code.path} />}
    </svg>
  );
}
