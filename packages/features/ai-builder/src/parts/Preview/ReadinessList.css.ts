import { featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;
const item = { display: 'flex', alignItems: 'center', gap: 6, ...type.sm } as const;

export const list = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const ready = featureStyle(item);
export const missing = featureStyle({ ...item, color: color.textMuted });
export const icon = featureStyle(iconSize(16));
export const check = featureStyle([icon, { color: status.positive.onSoft }]);
