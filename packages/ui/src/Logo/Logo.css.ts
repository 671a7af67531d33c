import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { type } from '../theme/mixins.ts';
import { component } from '../theme/style.ts';

const { color } = vars;

export const logo = component([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 9,
    // A finger needs 44 px; the layout keeps 28.
    paddingBlock: 8,
    marginBlock: -8,
    borderRadius: vars.corner.xs,
    color: color.text,
    ...type.logo,
    fontWeight: 650,
    textDecoration: 'none',
  },
]);

export const mark = component({ display: 'block', inlineSize: 28, blockSize: 28, flex: 'none' });
export const star = component({ fill: color.accent });
export const knot = component({ fill: 'none', stroke: color.onAccent, strokeWidth: 1.4 });
export const eye = component({ fill: color.highlight });
