import '../Button/Button.css.ts';
import '../Checkbox/Checkbox.css.ts';
import { row as choiceRow, text as choiceText } from '../private/choice.css.ts';
import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, corner, space, status } = vars;

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 32,
  marginBlock: -4,
  color: color.textMuted,
  ...type.sm,
});
// Its words end where the cards do, and its height on a phone does not push them apart.
export const all = component({ marginBlock: -6, marginInlineEnd: -11 });
export const list = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const service = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: '12px 14px',
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  selectors: {
    '&[data-selected]': {
      borderColor: color.accent,
      background: `color-mix(in oklab, ${color.accentSoft} 60%, transparent)`,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
    },
  },
});

// The press goes to the box wherever on the card it lands.
export const choice = component({ flex: 1, minInlineSize: 0 });
componentGlobal(`${choice} ${choiceRow}`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  margin: '-12px -14px',
  padding: '12px 14px',
  boxSizing: 'content-box',
});
componentGlobal(`${choice} ${choiceText}`, { flex: 1, minInlineSize: 0 });

export const content = component({ display: 'flex', flex: 1, alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const glyph = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: corner.md,
  background: color.surfaceSunken,
  color: color.textMuted,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
componentGlobal(`${glyph} > svg`, iconSize(18));

export const words = component({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = component({ fontWeight: 500 });
export const detail = component({ color: color.textMuted, ...type.sm, fontWeight: 400 });
export const failure = component({ color: status.critical.onSoft, ...type.sm });
export const error = component({
  display: 'flex',
  gap: 6,
  margin: 0,
  color: status.critical.onSoft,
  ...type.xs,
  selectors: { '&:empty': { display: 'none' } },
});
componentGlobal(`${error} > svg`, { ...iconSize(16), marginBlockStart: 1 });
export const note = component({ display: 'flex', gap: space[2], margin: 0, color: color.textMuted, ...type.xs });
componentGlobal(`${note} > svg`, { ...iconSize(16), marginBlockStart: 1 });
