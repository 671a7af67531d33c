import { containers, featureGlobal, featureStyle, media, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const mobile = containers.mobile;

export const page = featureStyle({ outline: 'none' });
export const title = featureStyle({ ...column, gap: space[1], marginBlockEnd: space[4] });
export const part = featureStyle({ minInlineSize: 0, marginBlockEnd: space[4] });
export const empty = featureStyle({ padding: `${space[16]} ${space[6]}` });
export const list = featureStyle({ overflow: 'hidden' });
export const more = featureStyle({ padding: space[3], borderBlockStart: `1px solid ${color.border}` });

export const panel = featureStyle({ ...column, gap: space[5] });
export const head = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[4] });
export const names = featureStyle({ ...column, flex: '1 1 200px', gap: 4, minInlineSize: 0 });
export const name = featureStyle({ overflowWrap: 'anywhere' });
export const interview = featureStyle({});
// On a phone the one solid button has a line of its own.
featureGlobal(`${interview} > :last-child`, {
  '@container': { [mobile]: { flexBasis: '100%', marginInline: 0, marginBlock: '4px 0' } },
});
export const badge = featureStyle({ '@container': { [mobile]: { display: 'none' } } });

export const steps = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...type.xs,
  selectors: { '&[aria-current]': { color: color.text, fontWeight: 600 } },
  '@container': { [mobile]: type.cap },
});
export const bar = featureStyle({
  display: 'block',
  blockSize: 6,
  borderRadius: 3,
  background: `color-mix(in oklab, ${color.text} 10%, transparent)`,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none', background: 'Canvas' },
  },
});
const forced = { [media.forcedColors]: { background: 'Highlight' } };
featureGlobal(`${step}[data-state=past] > ${bar}`, {
  background: `color-mix(in oklab, ${color.accent} 45%, ${color.surface})`,
  '@media': forced,
});
featureGlobal(`${step}[data-state=current] > ${bar}`, { background: color.accent, '@media': forced });

export const withdrawal = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});
export const hint = featureStyle({ flex: '1 1 240px' });

export const ghostRow = featureStyle({
  display: 'grid',
  gap: 8,
  padding: '14px 18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const complete = featureStyle({ justifySelf: 'start' });
export const completion = featureStyle({
  ...column,
  gap: space[4],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
});
export const completionTitle = featureStyle({ outline: 'none' });
export const completionActions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
