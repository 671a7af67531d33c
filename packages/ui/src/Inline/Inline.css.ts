import { component, componentGlobal, componentVariants } from '../theme/style.ts';

export const inline = component({
  display: 'flex',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
componentGlobal(`${inline} > *`, { minInlineSize: 0 });

export const wrap = component({ flexWrap: 'wrap' });

export const align = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = componentVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
