import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
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

const side = (pixels: number, fontSize: number) => ({ inlineSize: pixels, blockSize: pixels, fontSize });
export const size = componentVariants({
  32: side(32, 12),
  36: side(36, 13),
  44: side(44, 13),
  56: side(56, 19),
  96: side(96, 30),
});

export const image = component({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
