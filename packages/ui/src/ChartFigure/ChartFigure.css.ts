import '../Card/Card.css.ts';
import { containers } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, space, corner } = vars;

export const figure = component({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  minInlineSize: 0,
  overflow: 'hidden',
  '@media': { print: { breakInside: 'avoid' } },
});
export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
  padding: '16px 20px 0',
  '@container': { [containers.mobile]: { padding: '14px 16px 0' } },
});
export const words = component({ minInlineSize: 0 });
export const hint = component({ margin: 0, color: color.textMuted, ...type.xs });
export const tools = component({
  display: 'flex',
  flex: 'none',
  gap: 2,
  margin: '-4px -8px -4px 0',
  '@media': { print: { display: 'none' } },
});
export const body = component({
  flex: 1,
  minInlineSize: 0,
  padding: '14px 20px 18px',
  '@container': { [containers.mobile]: { padding: '12px 16px 16px' } },
});
export const drawing = component({ minInlineSize: 0 });
export const table = component({ minInlineSize: 0 });
/** The table of what is drawn stands under it on paper. */
export const onPaper = component({ display: 'none', '@media': { print: { display: 'block', marginBlockStart: 16 } } });
export const note = component({ margin: 0, padding: '0 20px 16px', color: color.textMuted, ...type.xs });

export const grid = component({ inlineSize: '100%', borderCollapse: 'collapse', ...type.sm });
componentGlobal(`${grid} caption`, { captionSide: 'top', blockSize: 0, padding: 0 });
export const cell = component({
  padding: '9px 0 9px 12px',
  textAlign: 'end',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start', overflowWrap: 'anywhere' } },
});
export const minor = component({ '@container': { [containers.mobile]: { display: 'none' } } });
componentGlobal(`${grid} thead th`, { ...type.xs, fontWeight: 500, color: color.textMuted, borderBlockStart: 0 });
componentGlobal(`${grid} tbody th`, { fontWeight: 500 });
export const sorter = component([
  focusRing,
  {
    margin: '-6px',
    padding: '6px',
    border: 0,
    borderRadius: corner.xs,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: { '[aria-sort] > &': { color: color.text, fontWeight: 600 } },
  },
]);
