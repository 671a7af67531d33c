import { containers, featureStyle, focusRing, type, vars } from '@kasb/ui/theme';

const { color, space } = vars;
const { header, mobile } = containers;
const sides = { '@container': { [header]: { paddingInline: space[5] }, [mobile]: { paddingInline: space[4] } } };

export const scroll = featureStyle([
  focusRing,
  {
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${space[6]} ${space[8]}`,
    outlineOffset: -2,
    ...sides,
  },
]);

export const heading = featureStyle({ marginBlockEnd: space[4], color: color.textMuted, ...type.sm, fontWeight: 500 });

export const foot = featureStyle({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]} ${space[8]} ${space[6]}`,
  '@container': {
    ...sides['@container'],
    [mobile]: { padding: `${space[3]} ${space[4]} max(${space[4]}, env(safe-area-inset-bottom))` },
  },
});

// An empty live region takes no room over the button.
export const silent = featureStyle({ position: 'absolute' });
