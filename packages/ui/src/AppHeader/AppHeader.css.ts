import '../Button/Button.css.ts';
import '../PublicHeader/PublicHeader.css.ts';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, corner, motion } = vars;
const onlyWide = { '@container': { [containers.sections]: { display: 'none' } } };

export const nav = component(onlyWide);
export const end = component({ minInlineSize: 0, marginInlineStart: 'auto' });

export const user = component([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minInlineSize: 0,
    minBlockSize: 40,
    padding: '4px 8px 4px 4px',
    border: 0,
    borderRadius: corner.full,
    background: 'none',
    color: color.text,
    font: 'inherit',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background ${motion.fast}`,
    selectors: {
      '&[data-hovered], &[aria-expanded=true]': { background: color.hover },
      '&[data-pressed]': { background: color.pressed },
    },
    '@container': {
      [containers.sections]: { minInlineSize: 44, minBlockSize: 44, justifyContent: 'center', padding: 4 },
    },
    '@media': { [media.touch]: { minBlockSize: 44 }, [media.reducedMotion]: { transition: 'none' } },
  },
]);
export const userName = component({
  maxInlineSize: 160,
  overflow: 'hidden',
  ...type.sm,
  fontWeight: 500,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...onlyWide,
});
export const chevron = component({ color: color.textMuted, ...onlyWide });
componentGlobal(`${chevron} > svg`, iconSize(16));

// Inline-flex in wide containers would show beside the links.
export const burger = component({
  display: 'none',
  '@container': { [containers.sections]: { display: 'inline-flex' } },
});
