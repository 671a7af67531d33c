import { containers, featureGlobal, featureStyle, iconSize, media, type, vars } from '@kasb/ui/theme';

const { color, corner, space, status } = vars;

export const vacancy = featureStyle({
  overflow: 'hidden',
  color: color.textMuted,
  ...type.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const facts = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: 20,
  color: color.textMuted,
  ...type.cap,
});
const cut = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const source = featureStyle(cut);
export const stage = featureStyle({
  ...cut,
  padding: '0 6px',
  // Seen where colours are forced.
  border: '1px solid transparent',
  borderRadius: corner.xs,
  background: color.surfaceSunken,
  color: color.text,
});
const short = { display: 'inline-flex', flex: 'none', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' } as const;
export const fact = featureStyle(short);
export const time = featureStyle({
  ...short,
  marginInlineEnd: 'auto',
  selectors: { '&[data-late]': { color: status.warning.onSoft } },
  // Colours tell it elsewhere.
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-late]': { padding: '0 6px', border: '1px solid CanvasText', borderRadius: corner.xs, fontWeight: 600 },
      },
    },
  },
});
featureGlobal(`${facts} svg`, iconSize(14));

export const more = featureStyle({ display: 'grid', justifyItems: 'center', paddingBlockEnd: space[2] });
export const moreButton = featureStyle({ color: color.accent, ...type.xs });
export const keys = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: `${space[3]} 0 0`,
  padding: 0,
  color: color.textMuted,
  ...type.xs,
  listStyle: 'none',
  '@container': { [containers.mobile]: { display: 'none' } },
});
export const key = featureStyle({
  marginInlineEnd: space[1],
  padding: '1px 5px',
  border: `1px solid ${color.border}`,
  borderRadius: corner.xs,
  background: color.surfaceSunken,
  font: 'inherit',
  ...type.cap,
});
featureGlobal(`${key} svg`, { ...iconSize(14), display: 'inline', verticalAlign: '-2px' });
export const stages = featureStyle({ display: 'grid', gap: space[1] });
export const ghosts = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(208px, 1fr)',
  gap: space[3],
  overflow: 'hidden',
});
export const ghost = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minBlockSize: 420,
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surfaceSunken,
});
export const part = featureStyle({ marginBlockEnd: space[4] });
