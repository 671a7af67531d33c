-- A vacancy is as old as its first publication, however often it is published anew.
ALTER TABLE "vacancy_search" ADD COLUMN "first_published_at" timestamp with time zone;--> statement-breakpoint
UPDATE vacancy_search SET first_published_at = (
  SELECT min(delivery.published_at)
  FROM deliveries delivery JOIN channels channel ON channel.id = delivery.channel_id
  WHERE delivery.vacancy_id = vacancy_search.vacancy_id AND delivery.status IN ('success', 'removed')
    AND channel.type = 'website'
);--> statement-breakpoint
UPDATE vacancy_search SET first_published_at = published_at WHERE first_published_at IS NULL;--> statement-breakpoint
ALTER TABLE "vacancy_search" ALTER COLUMN "first_published_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "vacancy_search_first" ON "vacancy_search" USING btree ("first_published_at","vacancy_id");--> statement-breakpoint
ALTER TYPE search_document ADD ATTRIBUTE first_published_at timestamptz;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_document LANGUAGE sql STABLE AS $$
  SELECT vacancy.id, published.at,
    tsvector_to_array(to_tsvector('kasb', search_fold(concat_ws(' ', vacancy.title, company.name, asked.skills, vacancy.description))))
      || coalesce(place.facets, ARRAY[]::text[])
      || ('type:' || coalesce(vacancy.employment_type, '')),
    published.first_at
  FROM vacancies vacancy
  JOIN companies company ON company.id = vacancy.company_id AND company.deleted_at IS NULL
  CROSS JOIN LATERAL (
    SELECT max(delivery.published_at) FILTER (WHERE delivery.status = 'success') AS at,
      min(delivery.published_at) AS first_at
    FROM deliveries delivery JOIN channels channel ON channel.id = delivery.channel_id
    WHERE delivery.vacancy_id = vacancy.id AND delivery.status IN ('success', 'removed') AND channel.type = 'website'
  ) published
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

  INSERT INTO vacancy_search (vacancy_id, published_at, terms, first_published_at)
  SELECT vacancy_id, published_at, array(
    SELECT search_terms.id FROM unnest(document.terms) AS given JOIN search_terms ON search_terms.term = given
  ), first_published_at
  FROM unnest(documents) AS document
  ON CONFLICT (vacancy_id) DO UPDATE
  SET published_at = excluded.published_at, terms = excluded.terms, first_published_at = excluded.first_published_at;
END $$;--> statement-breakpoint
-- Which pages show something else now: whoever keeps pages is woken, and reads here what to forget.
CREATE TABLE "page_changes" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vacancy_id" uuid,
	"company_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE INDEX "page_changes_at" ON "page_changes" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION vacancy_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A counted view is none.
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT changed.id, changed.company_id, clock_timestamp() FROM changed JOIN former USING (id)
  WHERE (changed.title, changed.description, changed.requirements, changed.benefits, changed.location, changed.employment_type,
      changed.remote_type, changed.salary_min, changed.salary_max, changed.currency, changed.status, changed.moderation_status, changed.deleted_at)
    IS DISTINCT FROM (former.title, former.description, former.requirements, former.benefits, former.location, former.employment_type,
      former.remote_type, former.salary_min, former.salary_max, former.currency, former.status, former.moderation_status, former.deleted_at);
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vacancies_page_changed AFTER UPDATE ON vacancies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_page_changed();--> statement-breakpoint
CREATE FUNCTION delivered_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT DISTINCT vacancies.id, vacancies.company_id, clock_timestamp()
  FROM changed JOIN vacancies ON vacancies.id = changed.vacancy_id;
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER deliveries_page_inserted AFTER INSERT ON deliveries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION delivered_page_changed();--> statement-breakpoint
CREATE TRIGGER deliveries_page_updated AFTER UPDATE ON deliveries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION delivered_page_changed();--> statement-breakpoint
CREATE FUNCTION company_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT vacancy_search.vacancy_id, changed.id, clock_timestamp()
  FROM changed JOIN former USING (id)
  LEFT JOIN vacancies ON vacancies.company_id = changed.id AND vacancies.deleted_at IS NULL
  LEFT JOIN vacancy_search ON vacancy_search.vacancy_id = vacancies.id
  WHERE (changed.name, changed.website, changed.logo_url, changed.description, changed.city_id, changed.area_id, changed.deleted_at)
    IS DISTINCT FROM (former.name, former.website, former.logo_url, former.description, former.city_id, former.area_id, former.deleted_at);
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER companies_page_changed AFTER UPDATE ON companies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION company_page_changed();
