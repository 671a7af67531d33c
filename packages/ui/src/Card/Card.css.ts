import { containers } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { component, componentVariants } from '../theme/style.ts';

const { color, space } = vars;

export const card = component({
  display: 'block',
  minInlineSize: 0,
  margin: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.corner.lg,
  background: color.surface,
});

export const padding = componentVariants({
  none: {},
  md: { padding: space[5], '@container': { [containers.mobile]: { padding: space[4] } } },
  lg: { padding: space[6], '@container': { [containers.mobile]: { padding: space[4] } } },
});

export const header = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 56,
  padding: `${space[4]} ${space[5]}`,
  '@container': { [containers.mobile]: { padding: `14px ${space[4]}` } },
});

// Right under a header the body needs less air.
export const afterHeader = component({
  paddingBlockStart: space[1],
  '@container': { [containers.mobile]: { paddingBlockStart: space[1] } },
});

export const footer = component({
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [containers.mobile]: { padding: `${space[3]} ${space[4]}` } },
});
