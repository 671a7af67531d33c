/** What stands in braces in a message, and what it becomes. */
const placeholders = ['first_name', 'vacancy', 'company', 'interview_link', 'my_name', 'my_phone'] as const;
export type Placeholder = (typeof placeholders)[number];

const commonNames = {
  first_name: 'firstName',
  vacancy: 'vacancy',
  company: 'company',
  interview_link: 'interviewLink',
} as const;

const isCommon = (placeholder: Placeholder): placeholder is keyof typeof commonNames =>
  Object.hasOwn(commonNames, placeholder);

/** The key of what a variable is called, where one chooses it. */
export const variableName = (placeholder: Placeholder) =>
  isCommon(placeholder) ? commonNames[placeholder] : (`refuse.var.${placeholder}` as const);

/** The key of what a variable is called, where it is missing. */
export const missingName = (placeholder: Placeholder) =>
  isCommon(placeholder) ? commonNames[placeholder] : (`variable.${placeholder}` as const);

/** What is known of each; the link to an interview is the provider's to make. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const inBraces = /\{\{([^{}]{0,40})\}\}/g;

/** Puts what is known into a text; what is not stays in its braces, for a person to see. */
export function fillIn(text: string, values: PlaceholderValues): string {
  return text.replace(inBraces, (whole, name: string) => {
    const known = placeholders.find((each) => each === name.trim());
    return (known && values[known]) || whole;
  });
}

/** The first thing in braces that keeps a text from being sent: of a name that nobody knows, or one without a value. */
export function missingIn(text: string): { name: string; placeholder: Placeholder | undefined } | undefined {
  for (const [, found = ''] of text.matchAll(inBraces)) {
    const name = found.trim();
    const placeholder = placeholders.find((each) => each === name);
    if (placeholder !== 'interview_link') return { name, placeholder };
  }
  return undefined;
}

/** A text in pieces: what is said, and what a variable stands for where its value is not known. */
export function piecesOf(text: string, values: PlaceholderValues): { text: string; placeholder?: Placeholder }[] {
  let at = 0;
  let said = '';
  const pieces: { text: string; placeholder?: Placeholder }[] = [];
  for (const found of text.matchAll(inBraces)) {
    const name = found[1]?.trim();
    const placeholder = placeholders.find((each) => each === name);
    if (!placeholder) continue;
    const value = values[placeholder];
    said += text.slice(at, found.index) + (value ?? '');
    at = found.index + found[0].length;
    if (value) continue;
    pieces.push({ text: said }, { text: found[0], placeholder });
    said = '';
  }
  return [...pieces, { text: said + text.slice(at) }].filter((piece) => piece.text !== '');
}

/** What variables are called where one writes. */
export type VariableNames = Readonly<Record<Placeholder, string>>;

const named = /\{{1,2}([^{}]{1,40})\}{1,2}/g;

const calledSo = (names: VariableNames, name = '') => placeholders.find((each) => names[each] === name.trim());

/** A text as it is written by hand: its variables by their names. */
export function shownIn(text: string, names: VariableNames): string {
  return text.replace(inBraces, (whole, name: string) => {
    const known = placeholders.find((each) => each === name.trim());
    return known ? `{${names[known]}}` : whole;
  });
}

/** The same text as it is kept and sent. */
export function keptOf(shown: string, names: VariableNames): string {
  return shown.replace(named, (whole, name: string) => {
    const known = calledSo(names, name);
    return known ? `{{${known}}}` : whole;
  });
}

/** A text as it is written, in pieces: variables by their names, without braces. */
export function namedPieces(shown: string, names: VariableNames): { text: string; isVariable: boolean }[] {
  let at = 0;
  const pieces: { text: string; isVariable: boolean }[] = [];
  for (const { 0: whole, 1: name = '', index } of shown.matchAll(named)) {
    if (!calledSo(names, name) || whole !== `{${name}}`) continue;
    pieces.push({ text: shown.slice(at, index), isVariable: false }, { text: name, isVariable: true });
    at = index + whole.length;
  }
  return [...pieces, { text: shown.slice(at), isVariable: false }].filter(({ text }) => text !== '');
}

/** Where the variable begins or ends that stands right before or behind a place of a text. */
export function variableBeside(shown: string, at: number, side: 'before' | 'behind', names: VariableNames) {
  for (const { 0: whole, 1: name, index } of shown.matchAll(named)) {
    const end = index + whole.length;
    if (calledSo(names, name) && at === (side === 'before' ? end : index)) return side === 'before' ? index : end;
  }
  return undefined;
}
