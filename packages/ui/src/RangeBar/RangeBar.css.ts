import { createVar } from '@vanilla-extract/css';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

const { color, status } = vars;

export const start = createVar();
export const end = createVar();

const within = { insetInlineStart: start, inlineSize: `max(4px, calc(${end} - ${start}))` };
const words = { position: 'absolute', insetInlineStart: start, transform: 'translateX(-50%)', ...type.cap } as const;

export const root = component({ position: 'relative', blockSize: 72 });
export const scale = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 35,
  borderBlockStart: `2px solid ${color.border}`,
});
export const market = component({
  position: 'absolute',
  ...within,
  insetBlockStart: 26,
  blockSize: 20,
  borderRadius: 4,
  background: `color-mix(in oklab, ${status.info.solid} 28%, transparent)`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, print: { printColorAdjust: 'exact' } },
});
export const middle = component({
  position: 'absolute',
  insetInlineStart: start,
  insetBlockStart: 22,
  blockSize: 28,
  borderInlineStart: `2px solid ${color.text}`,
});
export const own = component({
  position: 'absolute',
  ...within,
  insetBlockStart: 32,
  blockSize: 8,
  borderRadius: 4,
  background: color.accent,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
    print: { printColorAdjust: 'exact' },
  },
});
export const below = component({ ...words, insetBlockStart: 52, color: color.textMuted });
export const above = component({ ...words, whiteSpace: 'nowrap', insetBlockStart: 2, fontWeight: 600 });
