import { component, componentVariants } from '../theme/style.ts';

export const stack = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
});

export const align = componentVariants({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  end: { justifyItems: 'end' },
});
