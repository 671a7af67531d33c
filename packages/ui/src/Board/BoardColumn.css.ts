import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';
import { board } from './Board.css.ts';

const { color, corner, space, status } = vars;

const well = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surfaceSunken,
  selectors: {
    '&[data-over]': {
      borderColor: color.accent,
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
  },
  '@container': { [containers.mobile]: { scrollSnapAlign: 'start' } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
} as const;
export const column = component(well);
export const strip = component({
  ...well,
  alignItems: 'center',
  gap: space[2],
  inlineSize: 48,
  justifySelf: 'end',
  paddingBlock: space[1],
});
export const upright = component({ display: 'flex', alignItems: 'center', gap: space[2], writingMode: 'vertical-rl' });
// The strip takes what it needs, the columns share the rest.
componentGlobal(`${board}:has(> ${strip}:last-child)`, {
  gridTemplateColumns: 'repeat(var(--kasb-board-columns, 5), minmax(208px, 1fr)) 48px',
  '@container': { [containers.header]: { gridTemplateColumns: 'none' } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 48,
  paddingInline: '12px 6px',
});
export const label = component({
  minInlineSize: 0,
  margin: 0,
  ...type.sm,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const count = component({ color: color.textMuted, ...type.xs });
export const menu = component({ display: 'flex', marginInlineStart: 'auto' });
const square = (background: string) => ({
  flex: 'none',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 3,
  background,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' as const } },
});
export const tone = componentVariants({
  neutral: square(color.textMuted),
  accent: square(color.accent),
  info: square(status.info.solid),
  promote: square(status.promote.solid),
  caution: square(status.caution.solid),
  positive: square(status.positive.solid),
});

// What its cards do within it changes nothing outside.
export const body = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  contain: 'strict',
  paddingInline: space[2],
  scrollbarWidth: 'thin',
  selectors: { [`${column}[data-over]:has([data-zone] + [data-zone]) > &`]: { visibility: 'hidden' } },
  '@container': { [containers.mobile]: { overflowY: 'visible', contain: 'none' } },
});
export const empty = component({ padding: space[4], color: color.textMuted, ...type.xs, textAlign: 'center' });

// Over its cards, and only while one is held over it.
export const zones = component({
  position: 'absolute',
  insetBlock: '48px 8px',
  insetInline: 8,
  display: 'none',
  gridAutoRows: '1fr',
  gap: space[2],
  selectors: { [`${column}[data-over] > &:has([data-zone] + [data-zone])`]: { display: 'grid' } },
});
export const zone = component({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  paddingBlockStart: space[4],
  border: `1.5px dashed color-mix(in oklab, ${color.accent} 55%, ${color.border})`,
  borderRadius: corner.md,
  background: `color-mix(in oklab, ${color.surface} 60%, transparent)`,
  color: color.onAccentSoft,
  ...type.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-over]': { borderStyle: 'solid', borderColor: color.accent, background: color.surface, fontWeight: 600 },
  },
});
