/** Somebody who can be named in a note. */
export interface Colleague {
  id: string;
  name: string;
}

/** The mention that is being typed before the caret: where its sign stands, and what follows it. */
export function mentionAt(text: string, caret: number): { start: number; typed: string } | undefined {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > 60) return undefined;
  const typed = text.slice(start + 1, caret);
  const before = text[start - 1];
  const isAlone = before === undefined || /\s|[(«"]/.test(before);
  return isAlone && !typed.includes('\n') ? { start, typed } : undefined;
}

/** Colleagues whose first or last name begins with what was typed. */
export function matching(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = typed.toLowerCase();
  const found = colleagues.filter(({ name }) => {
    const lower = name.toLowerCase();
    return lower.startsWith(wanted) || lower.split(' ').some((word) => word.startsWith(wanted));
  });
  return found.slice(0, 6);
}

/** Those who are named in a text. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  return colleagues.filter(({ name }) => text.includes(`@${name}`)).slice(0, 10);
}

/** A text in pieces: names of colleagues apart from the rest. */
export function withMentions(text: string, names: readonly string[]): { text: string; isMention: boolean }[] {
  const signs = names.map((name) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const pieces: { text: string; isMention: boolean }[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const sign = text[at] === '@' ? signs.find((each) => text.startsWith(each, at)) : undefined;
    if (sign === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) pieces.push({ text: plain, isMention: false });
    pieces.push({ text: sign, isMention: true });
    plain = '';
    at += sign.length;
  }
  return plain ? [...pieces, { text: plain, isMention: false }] : pieces;
}
