import LineBreaker from 'linebreak';

const ends = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/** A text in lines, none wider than `width` by what `measure` says; where one may end, Unicode tells (UAX 14). */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  return text
    .normalize('NFC')
    .split(ends)
    .flatMap((paragraph) => broken(paragraph, width, measure));
}

function broken(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let filled = 0;
  const end = () => {
    lines.push(line.trimEnd());
    line = '';
    filled = 0;
  };
  for (const word of wordsOf(paragraph)) {
    const wide = measure(word.trimEnd());
    if (line !== '' && filled + wide > width) end();
    // A word that no line holds is broken between its letters.
    for (const part of wide > width ? (word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) : [word]) {
      if (line !== '' && filled + measure(part.trimEnd()) > width) end();
      line += part;
      filled += measure(part);
    }
  }
  end();
  return lines;
}

/** Parts between which a line may end, each with the spaces after it. */
function* wordsOf(paragraph: string): Generator<string> {
  const breaker = new LineBreaker(paragraph);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    yield paragraph.slice(start, next.position);
    start = next.position;
  }
}
