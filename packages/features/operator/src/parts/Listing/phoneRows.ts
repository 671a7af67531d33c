import { containers, featureGlobal, type, vars } from '@kasb/ui/theme';

const { color } = vars;

/** Rows of a table that are cards of two columns on a phone: what stands in which cell is said by `data-phone`. */
export function phoneRows(table: string, row: string): void {
  featureGlobal(`${table} thead`, { '@container': { [containers.mobile]: { display: 'none' } } });
  featureGlobal(row, {
    '@container': {
      [containers.mobile]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        padding: '10px 0',
        borderBlockStart: `1px solid ${color.border}`,
      },
    },
  });
  featureGlobal(`${row}:first-child`, { '@container': { [containers.mobile]: { borderBlockStart: 0 } } });
  featureGlobal(`${row} > td`, { '@container': { [containers.mobile]: { gridColumn: '1 / -1' } } });
  featureGlobal(`${row} > td[data-phone=last]`, {
    '@container': { [containers.mobile]: { order: 1, color: color.textMuted, ...type.xs } },
  });
  featureGlobal(`${row} > td:empty`, { '@container': { [containers.mobile]: { display: 'none' } } });
}
