import { containers, featureStyle, focusRing, type, vars } from '@kasb/ui/theme';

export const link = featureStyle([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.height.sm,
    padding: '4px 11px',
    borderRadius: vars.corner.sm,
    color: vars.color.accent,
    ...type.sm,
    fontWeight: 500,
    textDecoration: 'none',
    selectors: { '&:hover': { background: vars.color.accentSoft } },
  },
]);

// Its letters begin where those above begin.
export const flush = featureStyle({ marginInlineStart: -11 });

/** The name of the language; heard alone, beside what is seen, where there is room for its letters alone. */
export const name = featureStyle({
  '@container': {
    [containers.smallest]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const code = featureStyle({ display: 'none', '@container': { [containers.smallest]: { display: 'inline' } } });
