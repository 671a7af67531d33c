ALTER TABLE "vacancies" ADD COLUMN "valid_until" date;--> statement-breakpoint
CREATE INDEX "vacancies_ending" ON "vacancies" USING btree ("valid_until") WHERE "vacancies"."valid_until" is not null and "vacancies"."status" in ('active', 'paused');--> statement-breakpoint
CREATE OR REPLACE FUNCTION vacancy_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A counted view is none.
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT changed.id, changed.company_id, clock_timestamp() FROM changed JOIN former USING (id)
  WHERE (changed.title, changed.description, changed.requirements, changed.benefits, changed.location, changed.employment_type,
      changed.remote_type, changed.salary_min, changed.salary_max, changed.currency, changed.status, changed.moderation_status,
      changed.valid_until, changed.deleted_at)
    IS DISTINCT FROM (former.title, former.description, former.requirements, former.benefits, former.location, former.employment_type,
      former.remote_type, former.salary_min, former.salary_max, former.currency, former.status, former.moderation_status,
      former.valid_until, former.deleted_at);
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION skills_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_changes (vacancy_id, company_id, at)
  SELECT DISTINCT vacancies.id, vacancies.company_id, clock_timestamp()
  FROM changed JOIN vacancies ON vacancies.id = changed.vacancy_id;
  IF FOUND THEN NOTIFY kasb_pages; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER vacancy_skills_page_inserted AFTER INSERT ON vacancy_skills
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skills_page_changed();--> statement-breakpoint
CREATE TRIGGER vacancy_skills_page_deleted AFTER DELETE ON vacancy_skills
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skills_page_changed();
