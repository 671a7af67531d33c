import { containers, featureGlobal, featureStyle, iconSize, media, pageHead, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const back = featureStyle({ marginBlockEnd: space[2] });
export const title = featureStyle({ ...pageHead, marginBlock: 0, outline: 'none' });
export const bar = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 6,
  margin: `${space[4]} 0 ${space[5]}`,
  padding: 0,
  listStyle: 'none',
});
export const dash = featureStyle({
  blockSize: 6,
  borderRadius: corner.full,
  background: color.border,
  selectors: {
    '&[data-state=past]': { background: `color-mix(in oklab, ${color.accent}, ${color.surface} 55%)` },
    '&[aria-current]': { background: color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-state=past]': { background: 'ButtonText' }, '&[aria-current]': { background: 'Highlight' } },
    },
  },
});
export const columns = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: space[6],
  // The bar under them is at the lower edge before the paper has come, which would push it there.
  minBlockSize: 'calc(100dvh - 22rem)',
  '@container': { [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 'auto' } },
});
export const form = featureStyle({ ...column, gap: space[6] });
export const card = featureStyle({
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surface,
  '@container': { [containers.mobile]: { padding: space[4] } },
});
export const part = featureStyle({ ...column, gap: space[3] });
export const paper = featureStyle({
  ...column,
  position: 'sticky',
  insetBlockStart: space[6],
  gap: space[2],
  '@container': { [containers.tablet]: { display: 'none' } },
});
export const paperHead = featureStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
featureGlobal(`${paperHead} svg`, iconSize(16));
export const later = featureStyle({
  padding: `${space[2]} ${space[3]}`,
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: corner.md,
  color: color.textMuted,
});
export const status = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
featureGlobal(`${status} svg`, iconSize(16));
export const none = featureStyle({ justifySelf: 'start' });
