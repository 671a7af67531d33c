import { featureStyle, focusRing, track as strip, type, vars } from '@kasb/ui/theme';

const { color, corner, space } = vars;

export const row = featureStyle({
  flex: 'none',
  padding: `${space[2]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
});

export const track = featureStyle({ ...strip, display: 'grid', gridTemplateColumns: '1fr 1fr', padding: 2 });

export const tab = featureStyle([
  focusRing,
  {
    minBlockSize: 40,
    padding: '0 8px',
    border: '1px solid transparent',
    borderRadius: corner.sm,
    background: 'none',
    color: color.textMuted,
    font: 'inherit',
    ...type.sm,
    fontWeight: 500,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected=true]': { borderColor: color.borderStrong, background: color.surface, color: color.text },
    },
  },
]);
