import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const large = { minBlockSize: 44, marginBlock: '-12px' };

export const backLink = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: 6,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.corner.xs,
    background: 'none',
    color: vars.color.textMuted,
    font: 'inherit',
    ...type.sm,
    fontWeight: 500,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { color: vars.color.text } },
    '@container': { [containers.mobile]: large },
    '@media': { [media.touch]: large },
  },
]);

componentGlobal(`${backLink} svg`, iconSize(16));
