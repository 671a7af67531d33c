import { component, componentVariants } from '../theme/style.ts';

export const clamp = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxInlineSize: '76ch',
  margin: 0,
  overflowWrap: 'anywhere',
});

export const lines = componentVariants({
  2: { WebkitLineClamp: 2 },
  3: { WebkitLineClamp: 3 },
  4: { WebkitLineClamp: 4 },
});
