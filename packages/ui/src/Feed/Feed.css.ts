import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { bareList, iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, corner, status } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const feed = component({ ...column, ...bareList, gap: 14 });

export const entry = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: 10,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '30px -12px',
      insetInlineStart: 13.5,
      inlineSize: 1,
      background: color.border,
    },
  },
});

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  background: color.surfaceSunken,
  color: color.textMuted,
});
componentGlobal(`${mark} svg`, iconSize(14));

export const what = component({ ...column, gap: 6, minInlineSize: 0 });
export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 8px',
  paddingBlockStart: 5,
  ...type.xs,
});
export const title = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const when = component({ color: color.textMuted, whiteSpace: 'nowrap' });

export const words = component({
  justifySelf: 'stretch',
  padding: '10px 12px',
  borderRadius: corner.lg,
  borderStartStartRadius: corner.xs,
  ...type.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const said = componentVariants({
  theirs: { background: color.surfaceSunken },
  own: { background: color.accentSoft },
  note: { background: status.caution.soft },
});
export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  color: color.textMuted,
  ...type.cap,
  overflowWrap: 'anywhere',
});
componentGlobal(`${footer} > span`, { minInlineSize: 0 });
componentGlobal(`${footer} > span > svg`, { ...iconSize(14), display: 'inline-block', verticalAlign: 'text-bottom' });
