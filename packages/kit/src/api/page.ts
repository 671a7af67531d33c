import type { Locale } from '@kasb/domain/messages';

/** One page of a list. */
export interface Page<Item> {
  items: readonly Item[];
  total: number | undefined;
  cursor: string | undefined;
  /** That it was read in; without it, it came with the page, in the page's. */
  language?: Locale;
}

/** An item of a list call's answer. */
export type ItemOf<Answer> = Answer extends readonly (infer Item)[]
  ? Item
  : Answer extends { items: readonly (infer Item)[] }
    ? Item
    : never;

/** Reads a page from a parsed answer and its headers: `X-Total-Count` and the next page's `Link`. */
export function pageOf<Answer>(answer: Answer, headers: Headers): Page<ItemOf<Answer>> {
  const items = Array.isArray(answer) ? answer : (answer as { items: unknown }).items;
  const total = headers.get('x-total-count');
  return {
    items: items as ItemOf<Answer>[],
    total: total === null ? undefined : Number(total),
    cursor: nextCursor(headers.get('link')),
  };
}

/** The `cursor` of the `rel="next"` link (RFC 8288), if there is one. */
export function nextCursor(link: string | null): string | undefined {
  const target = /<([^<>]*)>\s*;[^,]*\brel="?next"?/i.exec(link ?? '')?.[1];
  if (target === undefined) return undefined;
  return new URL(target, 'http://host').searchParams.get('cursor') ?? undefined;
}
