import { containers, featureStyle, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;
const { mobile } = containers;

// Its words end where the rows do.
export const read = featureStyle({ flex: 'none', marginBlock: '-4px', marginInlineEnd: `calc(-1 * ${space[3]})` });

export const trouble = featureStyle({
  margin: `0 ${space[5]} ${space[4]}`,
  '@container': { [mobile]: { margin: `0 ${space[4]} ${space[4]}` } },
});

export const still = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `14px ${space[5]}`,
  '@container': { [mobile]: { padding: `14px ${space[4]}` } },
});

const tile = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  alignSelf: 'flex-start',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: corner.md,
} as const;
export const mark = featureStyle({ ...tile, background: color.surfaceSunken, color: color.textMuted });
export const warningMark = featureStyle({
  ...tile,
  background: status.warning.soft,
  color: status.warning.onSoft,
});

export const text = featureStyle({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  minInlineSize: 0,
  '@container': { [mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sentence = featureStyle({ minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const moment = featureStyle({ flex: 'none', whiteSpace: 'nowrap' });
