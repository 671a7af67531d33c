import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { type } from '../theme/mixins.ts';
import { component, componentVariants } from '../theme/style.ts';

export const avatar = component({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontWeight: 600,
  letterSpacing: '.01em',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const shape = componentVariants({ circle: { borderRadius: '50%' }, square: { borderRadius: vars.corner.md } });

const side = (pixels: number, { fontSize }: { fontSize: number }) => ({
  inlineSize: pixels,
  blockSize: pixels,
  fontSize,
});
export const size = componentVariants({
  28: side(28, type.cap),
  32: side(32, type.cap),
  36: side(36, type.xs),
  44: side(44, type.xs),
  56: side(56, type.logo),
  96: side(96, type.price),
});

export const image = component({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
