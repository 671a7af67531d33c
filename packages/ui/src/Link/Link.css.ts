import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

export const link = component([
  focusRing,
  {
    borderRadius: vars.corner.xs,
    textDecoration: 'none',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
    '@media': { [media.forcedColors]: { color: 'LinkText' } },
  },
]);

export const variant = componentVariants({
  accent: { color: vars.color.accent, fontWeight: 500 },
  inherit: { color: 'inherit', fontWeight: 'inherit' },
  prose: { color: vars.color.accent, fontWeight: 500, textDecoration: 'underline' },
});

// Icons sit on the line of the text and keep to its last word.
componentGlobal(`${link} svg`, {
  ...iconSize(16),
  display: 'inline-block',
  verticalAlign: '-.18em',
  marginInlineStart: 4,
});
