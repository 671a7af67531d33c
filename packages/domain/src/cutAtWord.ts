/** A text that may have so many characters; what is longer ends after a whole word, with an ellipsis. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).toWellFormed();
  const end = cut.search(/\s\S*$/);
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
