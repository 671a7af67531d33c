import { featureStyle, iconSize, type, vars } from '@kasb/ui/theme';

const { color, space, status } = vars;

export const title = featureStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const line = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `2px ${space[3]}`,
  ...type.sm,
});

export const place = featureStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  color: color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const meta = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.textMuted,
  ...type.xs,
});

export const figure = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 5, whiteSpace: 'nowrap' });
export const quiet = featureStyle([figure, { minInlineSize: 0 }]);
export const warning = featureStyle([quiet, { color: status.warning.onSoft }]);
export const critical = featureStyle([quiet, { color: status.critical.onSoft }]);

export const date = featureStyle({ flex: 1, textAlign: 'end', whiteSpace: 'nowrap' });

export const icon = featureStyle(iconSize(14));
