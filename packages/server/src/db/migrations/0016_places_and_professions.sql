-- Places and professions have pages of their own: addresses name them, vacancies know theirs.
ALTER TABLE "cities" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE cities SET slug = 'city-' || id;--> statement-breakpoint
UPDATE cities SET slug = given.slug FROM (VALUES
  (101, 'tashkent'), (201, 'andijan'), (202, 'asaka'), (203, 'khanabad'), (301, 'bukhara'), (302, 'kagan'),
  (401, 'jizzakh'), (501, 'karshi'), (502, 'shakhrisabz'), (601, 'navoi'), (602, 'zarafshan'), (701, 'namangan'),
  (801, 'samarkand'), (802, 'kattakurgan'), (901, 'termez'), (1001, 'gulistan'), (1002, 'bakht'), (1003, 'shirin'),
  (1004, 'yangiyer'), (1101, 'nurafshon'), (1102, 'almalyk'), (1103, 'angren'), (1104, 'akhangaran'), (1105, 'bekabad'),
  (1106, 'chirchik'), (1107, 'yangiyul'), (1201, 'fergana'), (1202, 'kokand'), (1203, 'kuvasay'), (1204, 'margilan'),
  (1301, 'urgench'), (1302, 'khiva'), (1401, 'nukus')
) AS given (id, slug) WHERE cities.id = given.id;--> statement-breakpoint
ALTER TABLE "cities" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_slug_unique" UNIQUE("slug");--> statement-breakpoint
CREATE TABLE "professions" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_uz" text NOT NULL,
	"words" text[] NOT NULL
);--> statement-breakpoint
CREATE TABLE "moved_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "moved_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);--> statement-breakpoint
ALTER TABLE "vacancy_search" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "vacancy_search" ADD COLUMN "professions" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "vacancy_search_city" ON "vacancy_search" USING btree ("city_id","published_at");--> statement-breakpoint
-- Each name of a profession as stems: a title that has all of them is of it. Found by the first.
CREATE MATERIALIZED VIEW search_professions AS
  SELECT DISTINCT stems.words[1] AS first, stems.words, professions.slug
  FROM professions, unnest(professions.words) AS word,
    LATERAL (SELECT tsvector_to_array(to_tsvector('kasb', search_fold(word))) AS words) stems
  WHERE cardinality(stems.words) > 0;--> statement-breakpoint
CREATE INDEX search_professions_first ON search_professions (first);--> statement-breakpoint
ALTER TYPE search_document ADD ATTRIBUTE city_id integer, ADD ATTRIBUTE professions text[];--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_document LANGUAGE sql STABLE AS $$
  SELECT vacancy.id, published.at,
    tsvector_to_array(to_tsvector('kasb', search_fold(concat_ws(' ', vacancy.title, company.name, asked.skills, vacancy.description))))
      || coalesce(place.facets, ARRAY[]::text[])
      || ('type:' || coalesce(vacancy.employment_type, ''))
      || array(SELECT 'job:' || slug FROM unnest(jobs.slugs) AS slug),
    published.first_at,
    substring(array_to_string(place.facets, ' ') FROM 'city:([0-9]+)')::integer,
    jobs.slugs
  FROM vacancies vacancy
  JOIN companies company ON company.id = vacancy.company_id AND company.deleted_at IS NULL
  CROSS JOIN LATERAL (
    SELECT max(delivery.published_at) FILTER (WHERE delivery.status = 'success') AS at,
      min(delivery.published_at) AS first_at
    FROM deliveries delivery JOIN channels channel ON channel.id = delivery.channel_id
    WHERE delivery.vacancy_id = vacancy.id AND delivery.status IN ('success', 'removed') AND channel.type = 'website'
  ) published
  CROSS JOIN LATERAL (
    SELECT tsvector_to_array(to_tsvector('kasb', search_fold(vacancy.title))) AS words
  ) titled
  CROSS JOIN LATERAL (
    SELECT array(
      SELECT DISTINCT known.slug FROM search_professions known
      WHERE known.first = ANY (titled.words) AND known.words <@ titled.words ORDER BY known.slug
    ) AS slugs
  ) jobs
  LEFT JOIN LATERAL (
    SELECT facets FROM search_places WHERE key = trim(search_fold(vacancy.location)) LIMIT 1
  ) place ON true
  LEFT JOIN LATERAL (
    SELECT string_agg(skill.name, ' ') AS skills
    FROM vacancy_skills JOIN skills skill ON skill.id = skill_id WHERE vacancy_skills.vacancy_id = vacancy.id
  ) asked ON true
  WHERE vacancy.id = ANY (ids) AND vacancy.status = 'active' AND published.at IS NOT NULL
    AND coalesce(vacancy.moderation_status, 'approved') = 'approved'
$$;--> statement-breakpoint
-- Writes the search rows of these vacancies anew: public ones get one, others lose theirs.
CREATE OR REPLACE FUNCTION refresh_vacancy_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  documents search_document[];
BEGIN
  -- Serialises the refreshes of a vacancy, so that none writes from an outdated reading.
  PERFORM FROM vacancies WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  documents := array(SELECT document FROM search_documents(ids) AS document);
  DELETE FROM vacancy_search
  WHERE vacancy_id = ANY (ids) AND vacancy_id NOT IN (SELECT vacancy_id FROM unnest(documents));

  -- In one order, so that two writers of the same new words do not lock each other out.
  WITH fresh AS (
    INSERT INTO search_terms (term)
    SELECT term
    FROM (SELECT DISTINCT term FROM unnest(documents), unnest(terms) AS term) given
    WHERE NOT EXISTS (SELECT FROM search_terms known WHERE known.term = given.term)
    ORDER BY term
    ON CONFLICT DO NOTHING
    RETURNING id, term
  )
  INSERT INTO search_spellings (spelling, term_id)
  SELECT DISTINCT spelling, id FROM fresh, unnest(search_shortened(term)) AS spelling WHERE term ~ '^[a-zа-яўқғҳ]{3,40}$';

  INSERT INTO vacancy_search (vacancy_id, published_at, terms, first_published_at, city_id, professions)
  SELECT vacancy_id, published_at, array(
    SELECT search_terms.id FROM unnest(document.terms) AS given JOIN search_terms ON search_terms.term = given
  ), first_published_at, city_id, professions
  FROM unnest(documents) AS document
  ON CONFLICT (vacancy_id) DO UPDATE
  SET published_at = excluded.published_at, terms = excluded.terms, first_published_at = excluded.first_published_at,
    city_id = excluded.city_id, professions = excluded.professions;
END $$;
