import { containers, featureGlobal, featureStyle, focusRing, iconSize, media, vars } from '@kasb/ui/theme';

const { color, corner } = vars;

const round = { position: 'relative', borderRadius: corner.full, color: color.textMuted } as const;
export const button = featureStyle(round);
/** On a phone another one is there. */
export const isWide = featureStyle({ '@container': { [containers.mobile]: { display: 'none' } } });
export const way = featureStyle([
  focusRing,
  {
    ...round,
    display: 'none',
    flex: 'none',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    '@container': { [containers.mobile]: { display: 'grid' } },
    selectors: { '&:active': { background: color.pressed } },
  },
]);
for (const bell of [button, way]) featureGlobal(`${bell} svg`, iconSize(20));

export const dot = featureStyle({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  boxSizing: 'content-box',
  inlineSize: 8,
  blockSize: 8,
  border: `2px solid ${color.surface}`,
  borderRadius: corner.full,
  background: color.highlight,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const popover = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  inlineSize: 400,
  maxInlineSize: 'calc(100vw - 32px)',
  padding: 0,
  overflow: 'hidden',
});
/** On a phone it stands at the bottom, wherever the bell is. */
export const sheet = featureStyle({
  '@container': {
    [containers.mobile]: {
      position: 'fixed !important' as 'fixed',
      inset: 'auto 0 0 !important',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: '85dvh !important',
      borderWidth: '1px 0 0',
      borderRadius: `${corner.xl} ${corner.xl} 0 0`,
      boxShadow: `0 0 0 100vmax ${color.scrim}`,
    },
  },
});
export const place = featureStyle({ blockSize: 240 });
