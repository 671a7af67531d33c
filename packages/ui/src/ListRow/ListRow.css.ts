import { avatar } from '../Avatar/Avatar.css.ts';
import { badge } from '../Badge/Badge.css.ts';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, height, motion, space } = vars;

export const list = component({ display: 'block', outline: 'none' });

// Rows out of sight are neither laid out nor painted.
export const row = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 68px',
  transition: `background ${motion.base}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:hover': { background: color.hover },
    '&[aria-selected=true]': { background: color.accentSoft },
    '&[aria-selected=true]::before': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 3,
      background: color.accent,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: { '&[aria-selected=true]::before': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
});

export const cell = component({ flex: 1, minInlineSize: 0 });

export const main = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 6,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: height.row,
  margin: 0,
  padding: '14px 18px',
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: -2 } },
  '@container': { [containers.header]: { padding: 14 }, [containers.mobile]: { padding: `14px ${space[4]}` } },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});

export const top = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  selectors: { '&[data-centered]': { alignItems: 'center' } },
});
export const text = component({ display: 'grid', flex: 1, minInlineSize: 0 });
export const title = component({ fontWeight: 500, textWrap: 'pretty', overflowWrap: 'anywhere' });
export const meta = component({
  overflow: 'hidden',
  color: color.textMuted,
  ...type.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const end = component({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});
export const actions = component({ display: 'flex', flex: 'none', gap: space[1], paddingInlineEnd: space[2] });
export const dot = component({
  flex: 'none',
  inlineSize: 9,
  blockSize: 9,
  borderRadius: '50%',
  background: color.highlight,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

// What has the ground of the selection itself stands out from it.
componentGlobal(`${row}[aria-selected=true] .${avatar}, ${row}[aria-selected=true] .${badge}[data-tone=accent]`, {
  background: color.surface,
});
