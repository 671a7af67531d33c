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
  const pieces: { text: string; placeholder?: Placeholder }[] = [];
  for (const found of text.matchAll(inBraces)) {
    const name = found[1]?.trim();
    const placeholder = placeholders.find((each) => each === name);
    if (!placeholder) continue;
    const value = values[placeholder];
    pieces.push({ text: text.slice(at, found.index) }, value ? { text: value } : { text: found[0], placeholder });
    at = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(at) }].filter((piece) => piece.text !== '');
}
