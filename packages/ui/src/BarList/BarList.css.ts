import { createVar } from '@vanilla-extract/css';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

const { color } = vars;

export const length = createVar();
export const end = createVar();

const columns = '96px minmax(0, 1fr) minmax(52px, auto)';
export const list = component({ display: 'grid', gridTemplateColumns: `${columns} auto`, gap: '9px 12px' });
export const row = component({
  display: 'grid',
  gridColumn: '1 / -1',
  // As wide as the longest of all rows, where a browser knows how.
  gridTemplateColumns: [`${columns} 96px`, 'subgrid'],
  alignItems: 'center',
  gap: 12,
  ...type.sm,
  '@container': {
    [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: '4px 10px' },
  },
});
export const label = component({ overflowWrap: 'anywhere' });
export const text = component({ textAlign: 'end', fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
export const note = component({ textAlign: 'end', color: color.textMuted, ...type.xs, whiteSpace: 'nowrap' });
export const track = component({
  position: 'relative',
  blockSize: 22,
  borderRadius: 4,
  background: `color-mix(in oklab, ${color.text} 5%, transparent)`,
  '@container': { [containers.mobile]: { gridColumn: '1 / -1', gridRow: 2, blockSize: 14 } },
});
export const bare = component({ background: 'none', blockSize: 16 });
export const fill = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: length,
  borderRadius: 4,
  background: color.accent,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});
const faint = (share: number) => `color-mix(in oklab, ${color.accent} ${share}%, transparent)`;
export const hatched = component({
  boxSizing: 'border-box',
  border: `1px solid ${faint(46)}`,
  background: `repeating-linear-gradient(135deg, ${faint(34)} 0 2px, transparent 2px 7px)`,
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      background: 'repeating-linear-gradient(135deg, CanvasText 0 2px, transparent 2px 7px)',
    },
  },
});
export const whisker = component({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineStart: length,
  blockSize: 10,
  inlineSize: `max(0px, calc(${end} - ${length}))`,
  borderInlineEnd: `2px solid ${color.borderStrong}`,
  background: `linear-gradient(${color.borderStrong}, ${color.borderStrong}) center / 100% 2px no-repeat`,
});
