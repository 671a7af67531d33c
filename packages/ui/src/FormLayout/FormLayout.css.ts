import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, space } = vars;
const one = { '@container': { [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } } };

export const grid = component({
  display: 'grid',
  alignItems: 'start',
  gap: `${space[5]} ${space[4]}`,
  minInlineSize: 0,
});
export const columns = componentVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...one },
  3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', ...one },
});
export const wholeRow = component({ gridColumn: '1 / -1', minInlineSize: 0 });

export const bar = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { [media.forcedColors]: { borderBlockStartColor: 'CanvasText' } },
});
export const inside = component({
  display: 'grid',
  gap: space[3],
  marginInline: 'auto',
  padding: `14px ${space[8]}`,
  '@container': {
    [containers.mobile]: { padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))` },
  },
});
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
});
export const note = component({
  flex: 1,
  minInlineSize: 0,
  color: color.textMuted,
  ...type.sm,
  '@container': { [containers.mobile]: { display: 'none' } },
});

componentGlobal(`${line} > :is(button, a)`, { '@container': { [containers.mobile]: { flex: '1 1 auto' } } });
