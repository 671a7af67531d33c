-- Deleted vacancies are in no list, and the index by company has none of them.
CREATE OR REPLACE FUNCTION companies_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_vacancy_search(array_agg(vacancies.id))
  FROM changed JOIN former USING (id) JOIN vacancies ON vacancies.company_id = changed.id AND vacancies.deleted_at IS NULL
  WHERE (changed.name, changed.deleted_at) IS DISTINCT FROM (former.name, former.deleted_at)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
