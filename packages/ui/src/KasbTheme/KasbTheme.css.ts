import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';
import '../theme/theme.css.ts';

export const root = component({
  container: 'kasb / inline-size',
  color: vars.color.text,
  fontFamily: vars.font,
  fontWeight: 400,
  ...type.body,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});

export const ground = componentVariants({
  none: {},
  page: { background: vars.color.page, minBlockSize: '100dvh' },
});

// As wide as the window, so that what opens in it answers to the window and not to the host's column.
export const overlayRoot = component({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  pointerEvents: 'none',
});
componentGlobal(`${overlayRoot} > *`, { pointerEvents: 'auto' });
