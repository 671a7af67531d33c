import { featureGlobal, featureStyle, iconSize, media, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const list = featureStyle({ overflow: 'hidden' });

// As wide as its column, however long.
export const name = featureStyle({ display: 'block', inlineSize: 0, minInlineSize: '100%', ...cut });

// A long origin is cut, and its comma with it; the day is not.
export const meta = featureStyle({ display: 'flex' });
export const origin = featureStyle(cut);
export const day = featureStyle({ flex: 'none', whiteSpace: 'pre' });

export const more = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.border}`,
});

/** The initials, and in their place the mark while one selects. */
export const mark = featureStyle({ position: 'relative', display: 'grid', flex: 'none', placeItems: 'center' });
export const initials = featureStyle({});
export const check = featureStyle({
  position: 'absolute',
  insetInlineStart: 8,
  insetBlockStart: 8,
  display: 'none',
  placeItems: 'center',
  inlineSize: 20,
  blockSize: 20,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: corner.xs,
  background: color.surface,
  color: 'transparent',
  selectors: {
    '[data-marked] > &': { borderColor: color.accent, background: color.accent, color: color.onAccent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-marked] > &': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
featureGlobal(`${check} svg`, iconSize(14, 2.5));
for (const marking of [`${mark}:hover`, `[data-marking] ${mark}`]) {
  featureGlobal(`${marking} > ${check}`, { display: 'grid' });
  featureGlobal(`${marking} > ${initials}`, { visibility: 'hidden' });
}
