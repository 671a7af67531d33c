import * as css from './Moderation.css.ts';

/** The key that does the same: readers hear it from `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={css.key}>
      {children}
    </span>
  );
}
