import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, space } = vars;

export const header = component({
  position: 'sticky',
  insetBlockStart: vars.stickyTop,
  zIndex: 10,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
});

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  gap: 28,
  maxInlineSize: 1424,
  blockSize: 60,
  marginInline: 'auto',
  paddingInline: 32,
  '@container': {
    [containers.header]: { gap: space[3], paddingInline: 24 },
    [containers.mobile]: { blockSize: 56, paddingInline: `${space[4]} ${space[2]}` },
  },
});

export const nav = component({
  display: 'flex',
  flex: 1,
  alignSelf: 'stretch',
  gap: 2,
  minInlineSize: 0,
  '@container': { [containers.mobile]: { overflowX: 'auto', scrollbarWidth: 'none' } },
});

export const onlyWide = component({ '@container': { [containers.mobile]: { display: 'none' } } });

export const item = component([
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInline: space[3],
    color: color.textMuted,
    ...type.nav,
    fontWeight: 500,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      '&[data-hovered], &[aria-current]': { color: color.text },
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInline: space[3],
        insetBlockEnd: -1,
        blockSize: 2,
        borderRadius: '2px 2px 0 0',
        background: color.accent,
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]::after': { background: 'Highlight' } } } },
  },
]);

export const end = component({ display: 'flex', alignItems: 'center', gap: space[2] });
export const last = component({ marginInlineStart: 'auto' });

// The first stop of the keyboard: out of sight until it has the focus.
export const skip = component({
  position: 'absolute',
  insetInlineStart: space[2],
  insetBlockStart: space[2],
  zIndex: 1,
  selectors: { '&:not(:focus)': { insetBlockStart: -100 } },
});

// The mark says enough where the pages of the bar need the room.
componentGlobal(`${bar} > a > span`, { '@container': { [containers.smallest]: { display: 'none' } } });
