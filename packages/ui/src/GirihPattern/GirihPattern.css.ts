import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component, componentVariants } from '../theme/style.ts';

export const girih = component({
  position: 'absolute',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
});

const masked = (tile: number, fade: string) => {
  const maskImage = `${vars.girih}, ${fade}`;
  return { maskImage, maskComposite: 'intersect', maskSize: `${tile}px ${tile}px, 100% 100%` } as const;
};

export const variant = componentVariants({
  panel: {
    inset: 0,
    background: vars.color.panelMotif,
    opacity: 0.5,
    ...masked(112, 'radial-gradient(120% 90% at 78% 8%, #000 0, rgb(0 0 0 / .55) 38%, transparent 72%)'),
  },
  corner: {
    insetInlineEnd: 0,
    insetBlockStart: 0,
    inlineSize: 260,
    blockSize: 190,
    background: vars.color.motif,
    opacity: 0.4,
    ...masked(72, 'radial-gradient(110% 110% at 100% 0, #000, transparent 70%)'),
  },
});
