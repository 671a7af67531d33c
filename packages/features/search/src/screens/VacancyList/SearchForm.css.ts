import { containers, featureStyle, type, vars } from '@kasb/ui/theme';

export const form = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px 200px auto',
  alignItems: 'end',
  gap: vars.space[3],
  padding: vars.space[4],
  '@container': {
    [containers.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [containers.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const words = featureStyle({ '@container': { [containers.tablet]: { gridColumn: '1 / -1' } } });

export const actions = featureStyle({
  display: 'flex',
  gap: vars.space[2],
  '@container': {
    [containers.tablet]: { gridColumn: '1 / -1' },
    [containers.mobile]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
});

const noScript = '(scripting: none)';

/** What does nothing without script gives its place away. */
export const scripted = featureStyle({ '@media': { [noScript]: { display: 'none' } } });

export const unscripted = featureStyle({ display: 'none', '@media': { [noScript]: { display: 'contents' } } });

export const plainLabel = featureStyle({ display: 'grid', gap: 6, ...type.sm, fontWeight: 500 });

export const plainSelect = featureStyle({
  inlineSize: '100%',
  minBlockSize: vars.height.md,
  padding: '0 12px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.corner.md,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: 400,
});
