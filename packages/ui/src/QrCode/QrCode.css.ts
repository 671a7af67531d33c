import { vars } from '../theme/contract.css.ts';
import { component } from '../theme/style.ts';

const { color, corner } = vars;

/** Its width and height in px. */
const edge = 132;

// Black on white in every theme: cameras read no other way round.
export const code = component({
  display: 'block',
  flex: 'none',
  inlineSize: edge,
  blockSize: edge,
  border: `1px solid ${color.border}`,
  borderRadius: corner.md,
  colorScheme: 'light',
  background: 'Canvas',
  fill: 'CanvasText',
  shapeRendering: 'crispEdges',
  forcedColorAdjust: 'none',
});
