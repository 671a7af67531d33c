import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color } = vars;
const safeArea = 'env(safe-area-inset-bottom, 0px)';

// It ends the page and stays at the window's lower edge, so that nothing of the page is ever under it for good.
export const tabBar = component({
  display: 'none',
  '@container': {
    [containers.mobile]: {
      position: 'sticky',
      insetBlock: `calc(100dvh - 58px - ${safeArea}) 0`,
      zIndex: 10,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      marginBlockStart: 34,
      borderBlockStart: `1px solid ${color.border}`,
      paddingBlockEnd: safeArea,
      background: color.surface,
    },
  },
});

export const item = component([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 3,
    minBlockSize: 57,
    color: color.textMuted,
    ...type.cap,
    lineHeight: '14px',
    fontWeight: 500,
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:focus-visible': { outlineOffset: -2 },
      '&[data-hovered]': { color: color.text },
      '&[aria-current]': { color: color.accent },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInline: '22%',
        insetBlockStart: -1,
        blockSize: 2,
        borderRadius: '0 0 2px 2px',
        background: 'currentColor',
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } } },
  },
]);
componentGlobal(`${item} > svg`, { display: 'block', inlineSize: 22, blockSize: 22, strokeWidth: 1.75 });

export const label = component({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });

export const news = component({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 'calc(50% + 6px)',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.corner.full,
  background: color.highlight,
  boxShadow: `0 0 0 2px ${color.surface}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', boxShadow: 'none' } },
});
