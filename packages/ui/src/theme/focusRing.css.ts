import { media } from './containers.ts';
import { vars } from './contract.css.ts';
import { component } from './style.ts';

/** The keyboard focus ring: 2 px of accent, 2 px away. */
export const focusRing = component({
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 } },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } } },
});
