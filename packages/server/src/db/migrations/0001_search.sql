-- Text search over the public list. Everything here is kept by triggers, whoever writes.

-- One spelling of a text, for documents and queries alike: lower case, ё as е, Uzbek apostrophes dropped,
-- letters and digits only, and Latin letters that only look Cyrillic («тeхнолог», «1C») made Cyrillic.
CREATE FUNCTION search_fold(input text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := regexp_replace(translate(lower(input), 'ёʻʼ‘’''`´', 'е'), '[^a-zа-яўқғҳ0-9]+', ' ', 'g');
BEGIN
  IF folded ~ '[a-z][а-яўқғҳ]|[а-яўқғҳ][a-z]|[0-9][a-z]' THEN
    SELECT string_agg(
      CASE WHEN word ~ '[а-яўқғҳ]' OR word ~ '^[0-9]+[aceopxytkmhb]+$'
        THEN translate(word, 'aceopxytkmhb', 'асеорхуткмнв') ELSE word END,
      ' ' ORDER BY position)
    INTO folded
    FROM regexp_split_to_table(folded, ' ') WITH ORDINALITY AS words(word, position);
  END IF;
  RETURN folded;
END $$;
--> statement-breakpoint
-- Latin words, which are Uzbek, English and brands, are kept whole: English stems and stop words («it») would spoil them.
CREATE TEXT SEARCH CONFIGURATION kasb (COPY = pg_catalog.russian);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION kasb ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH pg_catalog.simple;
--> statement-breakpoint
-- A word and its spellings one letter short: two words with a spelling in common are about one typo apart.
CREATE FUNCTION search_shortened(word text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT overlay(word PLACING '' FROM place FOR 1)) || word FROM generate_series(1, length(word)) AS place
$$;
--> statement-breakpoint
-- What a place means: the facets that a vacancy there has, and those that a search for it accepts. A search
-- for a city accepts a vacancy of its region that names no city.
CREATE MATERIALIZED VIEW search_places AS
  SELECT trim(search_fold(spelling)) AS key,
    ARRAY['city:' || id, 'region:' || region_id] AS facets,
    ARRAY['city:' || id, 'whole-region:' || region_id] AS wanted
  FROM cities, unnest(ARRAY[name, name_uz]) AS spelling
  UNION ALL
  SELECT trim(search_fold(spelling)), ARRAY['region:' || id, 'whole-region:' || id], ARRAY['region:' || id]
  FROM regions, unnest(ARRAY[name, name_uz]) AS spelling
  WHERE NOT EXISTS (SELECT FROM cities WHERE cities.region_id = regions.id AND cities.name = regions.name);
--> statement-breakpoint
CREATE INDEX search_places_key ON search_places (key text_pattern_ops);
--> statement-breakpoint
CREATE TYPE search_document AS (vacancy_id uuid, published_at timestamptz, terms text[]);
--> statement-breakpoint
-- Those of the vacancies that are public, with what they can be found by.
CREATE FUNCTION search_documents(ids uuid[]) RETURNS SETOF search_document LANGUAGE sql STABLE AS $$
  SELECT vacancy.id, published.at,
    tsvector_to_array(to_tsvector('kasb', search_fold(concat_ws(' ', vacancy.title, company.name, asked.skills, vacancy.description))))
      || coalesce(place.facets, ARRAY[]::text[])
      || ('type:' || coalesce(vacancy.employment_type, ''))
  FROM vacancies vacancy
  JOIN companies company ON company.id = vacancy.company_id AND company.deleted_at IS NULL
  CROSS JOIN LATERAL (
    SELECT max(publication.published_at) AS at
    FROM publications publication JOIN posting_services service ON service.id = publication.service_id
    WHERE publication.vacancy_id = vacancy.id AND publication.status = 'success' AND service.type = 'website'
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
$$;
--> statement-breakpoint
-- Writes the search rows of these vacancies anew: public ones get one, others lose theirs.
CREATE FUNCTION refresh_vacancy_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
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

  INSERT INTO vacancy_search (vacancy_id, published_at, terms)
  SELECT vacancy_id, published_at, array(
    SELECT search_terms.id FROM unnest(document.terms) AS given JOIN search_terms ON search_terms.term = given
  )
  FROM unnest(documents) AS document
  ON CONFLICT (vacancy_id) DO UPDATE SET published_at = excluded.published_at, terms = excluded.terms;
END $$;
--> statement-breakpoint
CREATE FUNCTION vacancies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_vacancy_search(array_agg(id)) FROM changed HAVING count(*) > 0;
  ELSE
    -- A counted view changes nothing that is searched.
    PERFORM refresh_vacancy_search(array_agg(changed.id)) FROM changed JOIN former USING (id)
    WHERE (changed.title, changed.description, changed.location, changed.employment_type, changed.status, changed.moderation_status, changed.company_id)
      IS DISTINCT FROM (former.title, former.description, former.location, former.employment_type, former.status, former.moderation_status, former.company_id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vacancies_inserted AFTER INSERT ON vacancies
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancies_changed();
--> statement-breakpoint
CREATE TRIGGER vacancies_updated AFTER UPDATE ON vacancies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancies_changed();
--> statement-breakpoint
CREATE FUNCTION companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vacancy_search(array_agg(vacancies.id))
  FROM changed JOIN former USING (id) JOIN vacancies ON vacancies.company_id = changed.id
  WHERE (changed.name, changed.deleted_at) IS DISTINCT FROM (former.name, former.deleted_at)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_updated AFTER UPDATE ON companies
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION companies_changed();
--> statement-breakpoint
-- For tables whose rows belong to a vacancy.
CREATE FUNCTION vacancy_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vacancy_search(array_agg(DISTINCT vacancy_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER publications_inserted AFTER INSERT ON publications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();
--> statement-breakpoint
CREATE TRIGGER publications_updated AFTER UPDATE ON publications
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();
--> statement-breakpoint
CREATE TRIGGER publications_deleted AFTER DELETE ON publications
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();
--> statement-breakpoint
CREATE TRIGGER vacancy_skills_inserted AFTER INSERT ON vacancy_skills
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();
--> statement-breakpoint
CREATE TRIGGER vacancy_skills_deleted AFTER DELETE ON vacancy_skills
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION vacancy_parts_changed();
