// A comma separates answers, so the text is read as their list whatever the spaces.
const normalize = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');

const fenced = (text: string) => `, ${normalize(text)}, `;

/** Whether a quick option is in the text of the input, as one of its comma-separated answers. */
export function hasOption(text: string, value: string): boolean {
  return normalize(value) !== '' && fenced(text).includes(fenced(value));
}

/** Puts a quick option into the text of the input, comma-separated, or takes it out again. */
export function toggleOption(text: string, value: string): string {
  if (hasOption(text, value)) return normalize(fenced(text).replace(fenced(value), () => ', '));
  const start = text.trimEnd().replace(/,$/, '');
  return start === '' ? value : `${start}, ${value}`;
}
