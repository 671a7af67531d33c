import { expect, test } from 'vitest';
import { compareSizes } from './keptSizes.ts';

const before = `
| \`/\` | 93.4 | 6.2 | 99.6 | 100 |
| \`/vacancies\` | 109.5 | 9.2 | 118.7 | 119 |
| \`/my\` | 179.1 | 13.2 | 25.2 | 26.5 |

- \`/\`: React 55.5 · React Router 5.5 · @kasb/ui 5.5
- \`/vacancies\`: React 55.5 · React Router 5.5 · @kasb/ui 9.8

\`@kasb/domain\` without the sentences: 7.99 KiB, its budget is 8.

The embed for other pages: 3.9 of 4 KiB.
| Button | 0.46 | 0.89 | – |
\`styles.css\`: 15.00 KiB, its budget is 16.5.
`;

test('the same sizes make no table', () => {
  expect(compareSizes(before, before)).toEqual([]);
});

test('a route tells what it grew by and of which packages, and what grew much is marked', () => {
  const now = before
    .replace('| 93.4 | 6.2 |', '| 94.7 | 6.2 |')
    .replace('React Router 5.5 · @kasb/ui 5.5', 'React Router 5.4 · @kasb/ui 6.8')
    .replace('| 109.5 |', '| 109.2 |')
    .replace('| Button | 0.46 |', '| Button | 0.52 |')
    .replace('3.9 of', '3.8 of')
    .replace('15.00', '15.20');
  expect(compareSizes(before, now).slice(2)).toEqual([
    '| `/` | 99.60 | 100.90 | +1.30 ▲ | React Router −0.10, @kasb/ui +1.30 |',
    '| `/vacancies` | 118.70 | 118.40 | −0.30 | – |',
    '| The embed | 3.90 | 3.80 | −0.10 | – |',
    '| `styles.css` | 15.00 | 15.20 | +0.20 | – |',
    '| Button | 0.46 | 0.52 | +0.06 ▲ | – |',
  ]);
});

test('what the base has not is new', () => {
  const now = '| `/jobs` | 1.0 | 0.5 | 1.5 | – |\n- `/jobs`: React 1.0\n';
  expect(compareSizes('', now)[2]).toBe('| `/jobs` | 0.00 | 1.50 | +1.50 ▲ | – |');
});
