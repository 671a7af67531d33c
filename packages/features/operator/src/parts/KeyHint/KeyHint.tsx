import * as css from './KeyHint.css.ts';

/** The key that does the same: readers hear it from `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={`${css.key} ${css.hint}`}>
      {children}
    </span>
  );
}

/** A key, or several after each other, that readers hear too. */
export function Key({ children }: { children: string }) {
  return <kbd className={css.key}>{children}</kbd>;
}
