import { LinkButton, Heading } from '@kasb/ui';
import { useId } from 'react';
import * as css from './PlaceLinks.css.ts';

export interface PlaceLinksProps {
  title: string;
  /** Pages of vacancies: where, by what name, and how many they have. */
  places: readonly { href: string; name: string | undefined; count?: string }[];
}

/** The way to pages of cities and professions; nothing where there are none. */
export function PlaceLinks({ title, places }: PlaceLinksProps) {
  const titleId = useId();
  if (places.length === 0) return null;
  return (
    <nav className={css.root} aria-labelledby={titleId}>
      <Heading level={2} size="h3" id={titleId}>
        {title}
      </Heading>
      <ul className={css.list}>
        {places.map(({ href, name, count }) => (
          <li key={href}>
            <LinkButton size="sm" variant="secondary" href={href}>
              {[name, count].filter(Boolean).join(' · ')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
