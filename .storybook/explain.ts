/** What axe could not decide on an element. */
export interface Finding {
  rule: string;
  /** Axe's word for why not. */
  why: string;
  html: string;
  /** How the story was looked at: `dark`, `forced colours`, `uz`, `320`. */
  look: string;
}

/** What axe cannot decide, and why it is right all the same. */
export interface Undecided {
  rule: string;
  why: string;
  /** What the elements look like. @default any */
  html?: RegExp;
  /** The look that it is seen in. @default all */
  look?: string;
  /** Beginning of the ids of stories. @default all */
  stories?: string;
  /** What a person saw who looked. */
  reason: string;
}

/** What is not explained. */
export function unexplained(id: string, findings: readonly Finding[], list: readonly Undecided[]): Finding[] {
  return findings.filter((finding) => !list.some((known) => explains(known, id, finding)));
}

/** Whether a finding is one of those that were looked at. */
export function explains(known: Undecided, id: string, { rule, why, html, look }: Finding): boolean {
  return (
    known.rule === rule &&
    known.why === why &&
    (known.look ?? look) === look &&
    id.startsWith(known.stories ?? '') &&
    (known.html?.test(html) ?? true)
  );
}
