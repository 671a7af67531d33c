import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { isOneTypo } from './typo.ts';

/** What a person asks the public list for. */
export interface SearchWish {
  search?: string | undefined;
  location?: string | undefined;
  /** The vacancy's own employment type. */
  employmentType?: string | undefined;
  /** Slugs. */
  city?: string | undefined;
  profession?: string | undefined;
}

/** Terms by their numbers: of each group a vacancy must have at least one. */
export type TermGroups = number[][];

interface Term {
  id: number;
  term: string;
}

interface Reading {
  /** Each typed word's stem with the terms that it is or may mean. */
  words: { stem: string; terms: Term[] }[] | null;
  facets: Term[] | null;
  places: string[] | null;
  city: string | null;
}

/** A typo in a word's ending leaves the ending on its stem: so many letters may be cut to find the stem. */
const maxCut = 3;
const minCutCorrected = 5;
const maxWords = 12;
/** Sorts after every letter, so that a range of an index holds all that begins alike. */
const lastLetter = String.fromCodePoint(0x10ffff);

/**
 * Reads what a person typed: words become their stems; a word that no vacancy has becomes those one typo
 * away and those that it begins. A group that is empty means that nothing can be found.
 */
export async function planSearch(
  db: Database,
  { search, location, employmentType, city, profession }: SearchWish,
): Promise<TermGroups> {
  const facetsWanted = [
    ...(employmentType === undefined ? [] : [`type:${employmentType}`]),
    ...(profession === undefined ? [] : [`job:${profession}`]),
  ];
  const isBare = [search, location, city].every((wish) => wish === undefined) && facetsWanted.length === 0;
  if (isBare) return [];
  const [reading] = await rowsOf<Reading>(db)`
    with wanted as (
      select array_agg(distinct facet) as places
      from (select trim(search_fold(${location ?? ''})) as key) typed
      join search_places place on typed.key <> '' and (place.key = typed.key or (
        starts_with(place.key, typed.key) and not exists (select from search_places exact where exact.key = typed.key)
      )), unnest(wanted) as facet
    )
    select
      (select json_agg(json_build_object('stem', typed.lexeme, 'terms', (
          select coalesce(json_agg(json_build_object('id', id, 'term', term)), '[]') from (
            select id, term from search_terms where term = typed.lexeme
            union
            select id, term from search_terms
            where term ~>=~ typed.lexeme and term ~<~ (typed.lexeme || ${lastLetter}::text) and typed.is_unknown
            union
            select id, term from search_spellings join search_terms on id = term_id
            where typed.is_unknown and spelling = any (
              search_shortened(typed.lexeme) || search_shortened(left(typed.lexeme, -1))
              || search_shortened(left(typed.lexeme, -2)) || search_shortened(left(typed.lexeme, -3))
            )
          ) meant
        )))
       from (
         select lexeme, lexeme ~ '^[^0-9]{3,40}$' and not exists (select from search_terms
           where term = lexeme) as is_unknown
         from unnest(to_tsvector('kasb', search_fold(${search ?? ''}))) order by positions[1] limit ${maxWords}
       ) typed) as words,
      (select places from wanted) as places,
      (select json_agg(json_build_object('id', id, 'term', term)) from search_terms
       where term = any ((select places from wanted) || ${sql.param(facetsWanted)}::text[]
         || (select 'city:' || id from cities where slug = ${city ?? ''}))) as facets,
      (select 'city:' || id from cities where slug = ${city ?? ''}) as city`;

  const facets = reading?.facets ?? [];
  const ids = (isWanted: (term: string) => boolean) => facets.filter(({ term }) => isWanted(term)).map(({ id }) => id);
  // A text without a single word, such as «!», finds nothing.
  const words = search === undefined ? [] : (reading?.words ?? [{ stem: '', terms: [] }]);
  return [
    ...words.map(({ stem, terms }) => meantBy(stem, terms)),
    ...(location === undefined ? [] : [ids((term) => reading?.places?.includes(term) ?? false)]),
    ...(city === undefined ? [] : [ids((term) => term === reading?.city)]),
    ...facetsWanted.map((wanted) => ids((term) => term === wanted)),
  ];
}

/** The terms that a word means: itself, else those that it begins and those for which the least has to be cut. */
function meantBy(stem: string, terms: Term[]): number[] {
  const begun = terms.filter(({ term }) => term.startsWith(stem));
  for (let cut = 0; cut <= maxCut; cut += 1) {
    const rest = stem.slice(0, stem.length - cut);
    if (cut > 0 && rest.length < minCutCorrected) break;
    const near = terms.filter(({ term }) => isOneTypo(term, rest));
    if (near.length > 0) return [...new Set([...begun, ...near])].map(({ id }) => id);
  }
  return begun.map(({ id }) => id);
}
