import { discriminationIn, sexWords } from '../../moderation/discrimination.ts';
import type { Ground } from '../../moderation/discrimination.ts';
import { contacts, folded } from '../../moderation/rules.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import { flatten, spansOf, uzbek, without, words } from './flat.ts';
import { anyOf } from './vocabulary.ts';

/** Why something is kept out of a vacancy. */
export type Refusal = Ground | 'contacts' | 'rude';

const everywhere = contacts.map((pattern) => new RegExp(pattern.source, 'gu'));
const contactLeads = `(?:(?:${anyOf(vocabulary.contactLeads)})[\\s:.,-]{0,4}){1,3}$`;
const contactLead = new RegExp(`(?<!\\p{L})${contactLeads}`, 'u');
const rude = new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.rude)})\\p{L}{0,20}`, 'gu');
const sex = words(`(?:(?:${anyOf(vocabulary.onlyFor)})\\s(?:для\\s)?)?(?:${sexWords})`);
const age = words(
  `не\\s(?:старше|моложе|младше)\\s\\d{2}(?:\\s?лет)?|` +
    `(?:(?:${anyOf(vocabulary.ageLeads)})\\s?[:-]?\\s?)?(?:от\\s|с\\s)?(?:\\d{2}\\s?(?:-|до)\\s?)?(?:до\\s)?\\d{2}` +
    `(?:\\s?лет|\\s?-?\\s?(?:${uzbek('yoshgacha|yoshdan oshmagan|yoshli|yosh')}))(?:\\s(?:${uzbek('gacha')}))?`,
);
const nationalities = 'русск|узбекск|славянск|европейск|таджикск|казахск|корейск|титульн';
const origin = words(`(?:${nationalities})\\p{L}{2,4}\\s(?:национальност|внешност)\\p{L}{1,3}`);
const border = /([,;\n]|[.!](?=\s))/u;
const leadReach = 60;

/** A text without what a vacancy may not say, and why each was taken out. */
export function setRight(text: string): { text: string; refusals: Refusal[] } {
  const refusals = new Set<Refusal>();
  let left = text;
  for (const pattern of everywhere) {
    const flat = flatten(left);
    const spans = spansOf(flat, pattern).map(({ start, end }) => {
      const lead = flat.slice(Math.max(0, start - leadReach), start).match(contactLead);
      return { start: start - (lead?.[0].length ?? 0), end: endOfAddress(flat, end) };
    });
    if (spans.length > 0) refusals.add('contacts');
    left = without(left, spans);
  }
  const insults = spansOf(flatten(left), rude);
  if (insults.length > 0) refusals.add('rude');
  left = without(left, insults);
  const clauses = left.split(border);
  if (discriminationIn(folded(clauses.join('\n'))).length === 0) return { text: left, refusals: [...refusals] };
  const parts = clauses.map((part) => {
    const grounds = discriminationIn(folded(part));
    for (const ground of grounds) refusals.add(ground);
    if (grounds.length === 0) return part;
    const plain = without(part, spansOf(flatten(part), origin));
    if (discriminationIn(folded(plain)).includes('origin')) return ' ';
    // «девушка до 30 лет, продавец»: what is left still names the position.
    const flat = flatten(plain);
    return without(plain, [...spansOf(flat, sex), ...spansOf(flat, age)]);
  });
  return { text: parts.join(''), refusals: [...refusals] };
}

// An address goes on to the next space.
const endOfAddress = (flat: string, end: number) =>
  end + (flat.slice(end, end + 200).match(/^[\w./@?=&%+-]{1,200}/)?.[0].length ?? 0);
