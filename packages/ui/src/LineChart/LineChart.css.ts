import { createVar } from '@vanilla-extract/css';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, space } = vars;

export const top = createVar();
export const left = createVar();

export const root = component({ minInlineSize: 0 });
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBlockEnd: space[3],
  color: color.textMuted,
  ...type.xs,
});
export const entry = component({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const sample = component({ inlineSize: 16, borderBlockStart: `2px solid ${color.accent}` });
export const dashed = component({ borderBlockStart: `2px dashed ${color.borderStrong}` });
export const plot = component({
  position: 'relative',
  blockSize: 200,
  marginInlineStart: 28,
  marginInlineEnd: 8,
  marginBlockEnd: 22,
  '@container': { [containers.mobile]: { blockSize: 160 } },
});
/** What goes along the lines: the browser's own slider, which has keys, a finger and a reader. */
export const handle = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  '@media': { print: { display: 'none' } },
});
componentGlobal(`${plot}:has(:focus-visible)`, {
  outline: `2px solid ${color.accent}`,
  outlineOffset: 6,
  borderRadius: 2,
});
export const tick = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: top,
  borderBlockStart: `1px solid ${color.border}`,
});
export const tickLabel = component({
  position: 'absolute',
  insetInlineEnd: 'calc(100% + 8px)',
  insetBlockStart: -8,
  color: color.textMuted,
  ...type.cap,
});
export const lines = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
export const line = component({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const second = component({ stroke: color.borderStrong, strokeDasharray: '4 4' });
export const cursor = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: left,
  borderInlineStart: `1px solid ${color.borderStrong}`,
});
export const point = component({
  position: 'absolute',
  insetInlineStart: -5,
  insetBlockStart: `calc(${top} - 5px)`,
  inlineSize: 9,
  blockSize: 9,
  border: `2px solid ${color.accent}`,
  borderRadius: '50%',
  background: color.surface,
});
export const secondPoint = component({ borderColor: color.borderStrong });
export const place = component({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: left,
  transform: 'translateX(-50%)',
  color: color.textMuted,
  whiteSpace: 'nowrap',
  ...type.cap,
});
export const between = component({ '@container': { [containers.mobile]: { display: 'none' } } });
export const told = component({ margin: 0, ...type.xs, '@media': { print: { display: 'none' } } });
export const lastPlace = component({ insetInlineStart: 'auto', insetInlineEnd: -8, transform: 'none' });
