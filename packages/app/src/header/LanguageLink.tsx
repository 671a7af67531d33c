import { useLanguage } from '../language.ts';
import * as css from './LanguageLink.css.ts';

interface LanguageLinkProps {
  /** Its letters, not its box, begin where it stands. @default false */
  isFlush?: boolean;
}

/** The same page in the other language: another address, so the browser goes there by itself. */
export function LanguageLink({ isFlush = false }: LanguageLinkProps) {
  const { other, otherName, otherHref, remember } = useLanguage();
  return (
    <a
      className={isFlush ? `${css.link} ${css.flush}` : css.link}
      lang={other}
      hrefLang={other}
      href={otherHref}
      onClick={remember}
    >
      <span className={css.name}>{otherName}</span> <span className={css.code}>{other.toUpperCase()}</span>
    </a>
  );
}
