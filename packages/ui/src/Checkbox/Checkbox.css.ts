import { mark } from '../private/choice.css.ts';
import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

const { color, corner, space } = vars;

export const box = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  marginBlockStart: 1,
  color: color.onAccent,
});
export const square = component({ borderRadius: `min(5px, ${corner.md})` });

const icon = {
  ...iconSize(14, 2.75),
  gridArea: '1 / 1',
  visibility: 'hidden',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { color: 'HighlightText', forcedColorAdjust: 'none' } },
} as const;
export const check = component(icon);
export const dash = component(icon);
componentGlobal(`${mark}:checked:not(:indeterminate) ~ ${check}, ${mark}:indeterminate ~ ${dash}`, {
  visibility: 'visible',
});

const dense = { gap: 0 };
/** The boxes of a group; on touch each brings its own air. */
export const list = component({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  '@container': { [containers.mobile]: dense },
  '@media': { [media.touch]: dense },
});
