import type { Finding } from '@kasb/contract';

/** What the rules found, as it is numbered in the text and beside it. */
export interface NumberedFinding {
  finding: Finding;
  number: number;
  /** The key of its words. */
  name: 'phone' | 'link' | 'contacts' | 'sex' | 'origin' | 'short' | 'missing' | 'pay' | 'repeated';
}

function nameOf({ rule, field }: Finding): NumberedFinding['name'] {
  if (rule === 'contacts') return field === 'description' ? 'phone' : field === 'title' ? 'link' : 'contacts';
  if (rule === 'sex' || rule === 'age') return 'sex';
  return rule === 'origin' || rule === 'short' || rule === 'pay' || rule === 'repeated' ? rule : 'missing';
}

const placeOf = ({ field, line, start }: Finding) => `${field ?? ''} ${line ?? ''} ${start ?? ''}`;

/** Numbers what was found; what is said twice of one place is one. */
export function numbered(findings: readonly Finding[]): NumberedFinding[] {
  const named = findings.map((finding) => ({ finding, name: nameOf(finding) }));
  return named
    .filter(
      ({ finding, name }, index) =>
        named.findIndex((other) => other.name === name && placeOf(other.finding) === placeOf(finding)) === index,
    )
    .map((found, index) => ({ ...found, number: index + 1 }));
}
