import { useLanguage } from '../language.ts';
import * as css from './LanguageLink.css.ts';

/** The same page in the other language: another address, so the browser goes there by itself. */
export function LanguageLink() {
  const { other, otherName, otherHref, remember } = useLanguage();
  return (
    <a className={css.link} lang={other} hrefLang={other} href={otherHref} onClick={remember}>
      <span className={css.name}>{otherName}</span> <span className={css.code}>{other.toUpperCase()}</span>
    </a>
  );
}
