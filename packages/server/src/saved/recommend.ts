import { listRecommendations } from '@kasb/contract';
import type { RecommendationKind, WireAnswerOf } from '@kasb/contract';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { resumes, savedSearches, users } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { placeIn } from '../reference/placeIn.ts';
import { planSearch } from '../search/plan.ts';
import type { TermGroups } from '../search/plan.ts';
import { publicVacancy } from '../search/wire.ts';
import { cardColumns } from './card.ts';
import type { CardRow } from './card.ts';

/** What each reason is worth, and what a vacancy must have to be recommended at all. */
const points = { city: 3, title: 4, skill: 2, search: 2, pay: 1 } as const;
const mostForSkills = 6;
const least = 3;
const mostAnswered = 20;
const usualLimit = 6;
/** So many of the newest are weighed for each of the reasons. */
const weighed = 200;

/** What is known of what a candidate looks for. */
interface Wish {
  /** Of the profile and of the resume. */
  locations: string[];
  pay: number | null;
  currency: string | null;
  title: string | null;
  skills: string[];
  searches: { name: string; groups: TermGroups }[];
}

interface Found extends CardRow {
  in_city: boolean;
  is_titled: boolean;
  is_paid: boolean;
  shared_skills: string[];
  by_searches: number[];
}

/** Public vacancies that suit a candidate by their city, their default resume and their saved searches. */
export const recommendations = verb(listRecommendations, async (context, { query: { limit = usualLimit } }) => {
  const wish = await wishOf(context);
  const found = await weigh(context, wish, Math.min(limit, mostAnswered));
  return { items: found.map((row) => ({ vacancy: publicVacancy(row), reasons: reasonsOf(row, wish) })) };
});

async function wishOf(context: Pick<Context, 'actor' | 'db' | 'language'>): Promise<Wish> {
  const { db } = context;
  const { id } = personOf(context);
  const [person] = await db
    .select({
      location: users.location,
      wanted: resumes.location,
      pay: resumes.salaryAmount,
      currency: resumes.currency,
      title: resumes.title,
      skills: resumes.skills,
    })
    .from(users)
    .leftJoin(resumes, and(eq(resumes.userId, users.id), eq(resumes.isDefault, true), isNull(resumes.deletedAt)))
    .where(eq(users.id, id));
  const kept = await db
    .select({ ...getTableColumns(savedSearches), named: placeIn(context.language) })
    .from(savedSearches)
    .where(eq(savedSearches.userId, id));
  const searches = await Promise.all(
    kept.map(async ({ title, search, location, named, employmentType }) => ({
      name: title ?? [search, named].filter(Boolean).join(', '),
      groups: await planSearch(context.db, {
        search: search ?? undefined,
        location: location ?? undefined,
        employmentType: employmentType ?? undefined,
      }),
    })),
  );
  return {
    locations: [person?.location, person?.wanted].filter((place) => typeof place === 'string'),
    pay: person?.pay ?? null,
    currency: person?.currency ?? null,
    title: person?.title ?? null,
    skills: person?.skills ?? [],
    // One without a filter finds everything, which says nothing of a vacancy.
    searches: searches.filter(({ groups }) => groups.length > 0),
  };
}

const ints = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::int[]`;
const texts = (values: readonly string[]): SQL =>
  sql`array(select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as value)`;
const matches = (groups: TermGroups): SQL =>
  sql.join(
    groups.map((group) => sql`terms && ${ints(group)}`),
    sql` and `,
  );

async function weigh(context: Pick<Context, 'actor' | 'db' | 'language'>, wish: Wish, limit: number): Promise<Found[]> {
  const { locations, pay, currency, title, skills, searches } = wish;
  const fromSearches = searches.map(
    ({ groups }) => sql`union (
      select vacancy_id, published_at, terms from vacancy_search where ${matches(groups)}
      order by published_at desc limit ${weighed})`,
  );
  const bySearches = searches.map(({ groups }, index) => sql`case when ${matches(groups)} then ${index}::int end`);
  // Where nothing is wished for, all public vacancies would be walked through to find none.
  const rows = await rowsOf<Found>(context.db)`
    with wish as (
      select words, cardinality(words) as many,
        array(select id from search_terms where term = any (words)) as titles,
        array(select id from search_terms where term in (
          select unnest(wanted) from search_places where key in (
            select trim(search_fold(place)) from unnest(${texts(locations)}) as place
          )
        )) as places,
        array(select lower(skill) from unnest(${texts(skills)}) as skill) as skills
      from tsvector_to_array(to_tsvector('kasb', search_fold(${title ?? ''}))) as words
    ), near as (
      (select vacancy_id, published_at, terms from vacancy_search
       where terms && (select titles from wish) and (select cardinality(titles) > 0 from wish)
       order by published_at desc limit ${weighed})
      union
      (select vacancy_id, published_at, terms from vacancy_search
       where terms && (select places from wish) and (select cardinality(places) > 0 from wish)
       order by published_at desc limit ${weighed})
      union
      (select vacancy_search.vacancy_id, published_at, terms from skills
       join vacancy_skills on skill_id = skills.id join vacancy_search using (vacancy_id)
       where skills.key = any (coalesce((select skills from wish), '{}')) order by published_at desc limit ${weighed})
      ${sql.join(fromSearches, sql` `)}
    ), weighed as (
      select vacancy_id, near.published_at, near.terms && wish.places as in_city,
        wish.many > 0 and 2 * (
          select count(*) from unnest(tsvector_to_array(to_tsvector('kasb', search_fold(vacancies.title)))) as word
          where word = any (wish.words)
        ) >= wish.many as is_titled,
        coalesce(vacancies.salary_max, vacancies.salary_min) >= ${pay}::bigint
          and coalesce(vacancies.currency, 'UZS') = coalesce(${currency}, 'UZS') as is_paid,
        array(
          select skills.name from vacancy_skills join skills on skills.id = skill_id
          where vacancy_skills.vacancy_id = near.vacancy_id and skills.key = any (wish.skills)
          order by skills.name
        ) as shared_skills,
        array_remove(array[${sql.join([sql`null::int`, ...bySearches], sql`, `)}], null) as by_searches
      from near cross join wish join vacancies on vacancies.id = vacancy_id
      where not exists (
        select from applications
        where applications.vacancy_id = near.vacancy_id and candidate_id = ${personOf(context).id}
      )
    ), scored as (
      select *, in_city::int * ${points.city} + is_titled::int * ${points.title}
        + coalesce(is_paid, false)::int * ${points.pay}
        + least(cardinality(shared_skills) * ${points.skill}, ${mostForSkills})
        + (cardinality(by_searches) > 0)::int * ${points.search} as points
      from weighed
    )
    select ${cardColumns(sql`page.published_at`, context.language)}, in_city, is_titled, is_paid, shared_skills,
      by_searches
    from (
      select * from scored where points >= ${least} order by points desc, published_at desc, vacancy_id limit ${limit}
    ) page
    join vacancies on vacancies.id = page.vacancy_id
    join companies on companies.id = vacancies.company_id
    order by points desc, page.published_at desc, page.vacancy_id`;
  return [...rows];
}

type Reason = NonNullable<WireAnswerOf<typeof listRecommendations>['items']>[number] extends infer Item
  ? Item extends { reasons?: (infer Each)[] | null | undefined }
    ? Each
    : never
  : never;

function reasonsOf(row: Found, { title, searches }: Wish): Reason[] {
  const reason = (kind: RecommendationKind, value: string | null) => ({ kind, value });
  return [
    ...(row.is_titled ? [reason('title', title)] : []),
    ...(row.in_city ? [reason('city', row.location)] : []),
    ...row.shared_skills.slice(0, mostForSkills / points.skill).map((name) => reason('skill', name)),
    ...(row.is_paid ? [reason('pay', null)] : []),
    ...row.by_searches.slice(0, 1).map((index) => reason('search', searches[index]?.name ?? null)),
  ];
}
